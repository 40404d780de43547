/** What a form field of a setting is. */

/** What a number counts; amounts of money are always ringgit. */
export type SettingUnit = 'minutes' | 'hours' | 'days' | 'months' | 'percent' | 'ringgit';

export interface SettingField {
  /** Its path in the setting: 'strapline.ms'. Also the field's name. */
  path: string;
  kind: 'text' | 'long' | 'number' | 'money' | 'date' | 'choice' | 'words' | 'rows' | 'rules' | 'list';
  /** For rows and rules: the names of the parts between the bars. The last part may be a number. */
  parts?: readonly { name: string; isNumber?: boolean }[];
  choices?: readonly string[];
  /** Shown beside a number. */
  unit?: SettingUnit;
  isOptional?: boolean;
  /** An empty number is none. */
  isNullable?: boolean;
  /** A text that may stay empty. */
  mayBeEmpty?: boolean;
  /** Of a list: the fields of one row. */
  items?: readonly SettingField[];
}

/** A list with the fields of its items, whose paths are relative to the row. */
export interface ListField extends SettingField {
  kind: 'list';
  items: readonly SettingField[];
}

/** Whether a field is a list of rows. */
export function isList(field: SettingField): field is ListField {
  return field.kind === 'list';
}
