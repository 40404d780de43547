/** Which forms store typed text, how often, and the address of each. */

/** Milliseconds between two savings of typed text. */
export const saveEveryMs = 15_000;

/**
 * Records whose typed values are stored: an entry's or a package's text in a language, an item of master data, a new
 * item of a list, a promotion, a form that staff build, a menu, the sections of the home page, a template of messages,
 * a setting, a third-party script, a short address or a new one, an own role, a breach, a new request about data.
 */
const records =
  /^\/staff\/(?:(?:content|packages)\/\d{1,10}\/(?:en|ms|zh)|catalogue\/[a-z-]{1,40}\/(?:\d{1,10}|new)|(?:promotions|scripts)\/(?:\d{1,10}|new)|forms\/\d{1,10}|(?:menus|messages|settings)\/[\w-]{1,60}|home|roles\/(?:new|own_\w{1,60})|privacy\/(?:new|breaches\/(?:new|[0-9a-f-]{36}))|keywords(?:\/[\p{Ll}\p{Lo}\p{N}-]{1,120}){0,4})$/u;

/** Whether an address is that of a record whose typed values are stored. */
export function isRecord(address: string): boolean {
  return records.test(address);
}

/** The record of an entry's text. */
export const textRecord = (entryId: number, language: string) => `/staff/content/${entryId}/${language}`;

/** The record of an item of master data, or of a new one. */
export const itemRecord = (list: string, id: number | 'new') => `/staff/catalogue/${list}/${id}`;

/** The record of a package's text. */
export const packageRecord = (packageId: number, language: string) => `/staff/packages/${packageId}/${language}`;

/** The record of an own role, or of a new one. */
export const roleRecord = (key: string) => `/staff/roles/${key}`;

/** The record of a breach, or of a new one. */
export const breachRecord = (id: string) => `/staff/privacy/breaches/${id}`;

/** The record of a third-party script, or of a new one. */
export const scriptRecord = (id: string) => `/staff/scripts/${id}`;

/** The record of a short address: '/heart'. */
export const addressRecord = (path: string) => `/staff/keywords${path}`;

/** The page of a record's form: '/staff/content/12?language=ms'. */
export function pageOfRecord(record: string): string {
  const address = /^\/staff\/keywords(\/.+)$/.exec(record)?.[1];
  if (address) return `/staff/keywords/edit?path=${encodeURIComponent(address)}`;
  return record.replace(/^(\/staff\/(?:content|packages)\/\d+)\/(\w+)$/, '$1?language=$2');
}

/** The same page with the typed values in the form. */
export function continuedPage(record: string): string {
  const page = pageOfRecord(record);
  return `${page}${page.includes('?') ? '&' : '?'}unsaved=continue`;
}

/**
 * The field with the saved state on which typed values are based, where they are continued on a later state: people who
 * leave without saving are warned again.
 */
export const begunOnField = 'begun_on';

/** The field of a form below an offer that was neither accepted nor discarded: saving the form keeps the offer. */
export const offeredField = 'unsaved_offered';

/** Fields that are never stored: the token, the pressed button, and those of the offer. */
const unkept = ['zone_token', 'intent', offeredField];

/** The typed values of a form as one text, a JSON list of names and values; files are left out. */
export function typedText(form: FormData): string {
  return JSON.stringify([...form].filter(([name, value]) => typeof value === 'string' && !unkept.includes(name)));
}

const isPair = (pair: unknown): pair is [string, string] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');

/** The form that `typedText` was made from; undefined for any other text. */
export function formOfText(text: string): FormData | undefined {
  const pairs = parsed(text);
  if (!Array.isArray(pairs) || !pairs.every(isPair)) return undefined;
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The saved state on which the typed values are based; `field` is the form's field for it ('revision'). */
export function begunOn(form: FormData, field: string): string {
  const state = form.get(begunOnField) ?? form.get(field);
  return typeof state === 'string' ? state : '';
}

/** Number of records with unsaved changes of one person; the oldest is deleted when there is one more. */
export const mostRecords = 50;
