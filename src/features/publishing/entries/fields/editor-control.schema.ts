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
  /** Key of the label, where the field of this name has another label in other kinds. */
  label?: string;
  type: ControlType;
  isRequired?: boolean;
  /** The meaning of a choice without a value. */
  otherwise?: 'yes';
  /** Replaced by other fields: shown only where an older entry has a value. */
  isReplaced?: boolean;
}
