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
  | 'yes_no';

export interface EditorField {
  name: string;
  type: ControlType;
  isRequired?: boolean;
  /** Replaced by other fields: shown only where an older entry has a value. */
  isReplaced?: boolean;
}
