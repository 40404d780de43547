/** One control of the editor: its label, its type, and whether publication requires it. */
export type ControlType =
  | 'text'
  | 'number'
  | 'date'
  | 'instant'
  | 'lines'
  | 'words'
  | 'long'
  | 'chapters'
  | 'documents'
  | 'gender'
  | 'language'
  | 'hospital'
  | 'hospitals'
  | 'speciality'
  | 'employment'
  | 'references'
  | 'scene'
  | 'yes_no'
  /** Yes, no, or not answered yet. */
  | 'answer'
  | 'icon'
  | 'blocks'
  | 'colour';

export interface EditorField {
  name: string;
  /** Key of the label, where another kind names a field of this name otherwise. */
  label?: string;
  type: ControlType;
  isRequired?: boolean;
  /** What a choice without a value stands for. */
  otherwise?: 'yes';
  /** Replaced by other fields: shown only where an older entry has a value. */
  isReplaced?: boolean;
}
