/** One control of the editor: what it is called, how it is typed, and whether publishing asks for it. */
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
  /** Replaced by other fields: shown where an older entry still has it. */
  isReplaced?: boolean;
}
