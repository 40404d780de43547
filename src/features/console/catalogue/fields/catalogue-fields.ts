/** The fields of master data: each kind of field is parsed from a form and from a file in the same way. */
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';

export const catalogueListNames = [
  'hospitals',
  'hospital-services',
  'patient-care',
  'centres',
  'specialities',
  'speciality-services',
  'clinics',
  'doctors',
  'insurers',
  'facilities',
  'package-types',
  'topics',
  'languages',
  'countries',
] as const;
export type CatalogueListName = (typeof catalogueListNames)[number];

/** Lists that have pages of their own elsewhere and are filled from files here. */
export const fileListNames = [
  'sessions',
  'single-dates',
  'blocked-hours',
  'public-holidays',
  'packages',
  'short-addresses',
  'search-words',
  'exchange-rates',
  'promotions',
  'leave',
  'message-texts',
  'people',
  'own-roles',
  'content',
  'settings',
  'urgent-words',
  'media-texts',
  'menus',
  'home-sections',
  'third-party-scripts',
  'forms',
] as const;
export type FileListName = (typeof fileListNames)[number];
/** Every list that a file can fill. */
export type ImportListName = CatalogueListName | FileListName;

interface FieldBase {
  /** Key of the record. The form's input and the file's column have the same name in snake case. */
  name: string;
  label: MessageText;
  hint?: MessageText;
  isOptional?: boolean;
  /** Title of the form's section, which begins with this field. */
  section?: MessageText;
  /** Whether it is a health text, which a doctor approves: always, or only where it has words of health advice. */
  isHealth?: 'always' | 'with_words';
  /** Shown and never typed: its value comes from a doctor's approval, or from a file before the site opens. */
  isApproved?: boolean;
}

export interface FieldChoice {
  value: string;
  label: (language: Language) => string;
}

export type CatalogueField = FieldBase &
  (
    | { kind: 'code' }
    | {
        kind: 'text';
        max: number;
        format?:
          | 'phone'
          | 'email'
          | 'account'
          | 'postcode'
          | 'register'
          | 'approval'
          | 'colour'
          | 'country'
          | 'promotion'
          | 'ownRole'
          | 'menuItem'
          | 'formPart';
        isLong?: boolean;
      }
    | { kind: 'local'; max: number; isLong?: boolean }
    /** `isPairs`: each line has two parts, as in shared/line-pairs.ts. */
    | { kind: 'localLines'; max: number; isPairs?: boolean }
    /** `of`: each line is the last part of an article's address, or the number of a picture of the media library. */
    | { kind: 'lines'; max: number; of?: 'articles' | 'pictures' }
    /** `isPlace`: together with the latitude before it, a place that can also be chosen on a map. */
    | { kind: 'number'; min: number; max: number; isDecimal?: boolean; isPlace?: boolean; fallback?: number }
    | { kind: 'flag' }
    /** 'YYYY-MM-DD'. */
    | { kind: 'date' }
    /** 'HH:MM'; the end of a session may be 24:00. */
    | { kind: 'time'; mayBeMidnight?: boolean }
    /** Ringgit with two decimals in a cell, sen in the record; `fallback`: the sen of an empty cell. */
    | { kind: 'money'; fallback?: number }
    /** Where a package is offered: hospital and patients a month, one place a line. */
    | { kind: 'capacities' }
    | {
        kind: 'choice';
        choices: readonly FieldChoice[];
        /** The choices are drawings, and are shown as pictures. */
        drawings?: 'interface' | 'speciality' | 'scene';
        /** The value of an empty cell. */
        fallback?: string;
      }
    | { kind: 'choices'; choices: readonly FieldChoice[]; isSorted?: boolean }
    /** The code of one item of another list. */
    | { kind: 'ref'; list: CatalogueListName }
    | {
        kind: 'refs';
        list: CatalogueListName;
        /** No choice is marked as the main one. */
        isUnordered?: boolean;
      }
    /** Where a doctor practises: hospital, room and fee, one place a line. */
    | { kind: 'places' }
    /** Degree, institution and year, one qualification a line. */
    | { kind: 'qualifications' }
    /** A role of the console and the hospital in which it is given, or 'all', one role a line. */
    | { kind: 'roles' }
    /** The sessions of a single date, one session a line, or that it is closed. */
    | { kind: 'daySessions' }
    /** The id of a picture of the media library. */
    | { kind: 'picture' }
    /** The address of a stored logo, '/brand/<hash>.svg'; empty where there is none. */
    | { kind: 'logo' }
  );
export type FieldKind = CatalogueField['kind'];

/** Values by field name, as the database has them; references are codes. */
export type CatalogueRecord = Record<string, unknown>;
/** The same values as texts of inputs and cells. */
export type CatalogueInputs = Record<string, string>;

/** A list of master data: its fields, who may change them and where the public sees them. */
export interface CatalogueList {
  name: CatalogueListName;
  label: MessageText;
  hint: MessageText;
  /** The title of the form for a new item: 'New hospital'. */
  newTitle: MessageText;
  fields: readonly CatalogueField[];
  /** The fields that together identify an item in CSV. */
  key: readonly string[];
  /** The code cannot be changed, because other records refer to the item by it. */
  hasFixedCode?: boolean;
  /** The field that is the item's title: a text, a text in three languages, or a reference. */
  title: string;
  /** Further columns of the list in the console. */
  columns: readonly string[];
  /** Who owns its items: 'itself' for hospitals, the hospital in a field, a doctor's hospitals, or the whole group. */
  owner: 'group' | 'itself' | 'hospital' | 'places';
  /**
   * Its items advertise: they are published only with an approval in force, in the fields approvalNumber and
   * approvalExpiresOn.
   */
  isAdvertising?: boolean;
  /** Public address of a record. */
  addressOf: (record: CatalogueRecord) => string;
  /** Keyword component of its own page, if it has one. */
  component?: string;
  /** The list that a retired item's address links to. */
  publicList: string;
  /** Tags of the page cache that a change invalidates. */
  tags: readonly string[];
}

/** The facts about a list that an import needs. */
export type ImportList = Pick<CatalogueList, 'label' | 'hint' | 'fields' | 'key'> & {
  name: ImportListName;
  /** Columns that a file must have, unless they are the key. */
  required?: readonly string[];
  /** Its items have no status. */
  hasNoStatus?: boolean;
  /** Rows of a file; 5,000 unless a list says otherwise. */
  maxRows?: number;
  /** Address of the list's own page. */
  adminPage?: string;
};

export interface CapacityValue {
  hospital: string;
  monthlyCapacity: number;
}

export interface RoleValue {
  role: string;
  /** The hospital's code; 'all' for every hospital. */
  hospital: string;
}

export interface PlaceValue {
  hospital: string;
  room: string;
  feeSen: number;
}

/** 'openingHours' -> 'opening_hours'. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The inputs of a field, which are also its CSV columns. */
export function inputNamesOf({ name, kind }: Pick<CatalogueField, 'name' | 'kind'>): string[] {
  const base = snakeCase(name);
  return kind === 'local' || kind === 'localLines' ? [`${base}_en`, `${base}_ms`, `${base}_zh`] : [base];
}
