/** Which forms keep what is typed into them, and where each is. */

/** An entry's text in a language, an item of master data, a new item of a list. */
const records = /^\/staff\/(?:content\/\d{1,10}\/(?:en|ms|zh)|catalogue\/[a-z-]{1,40}\/(?:\d{1,10}|new))$/;

/** Whether an address names a record whose typed values are kept. */
export function isRecord(address: string): boolean {
  return records.test(address);
}

/** The record of an entry's text. */
export const textRecord = (entryId: number, language: string) => `/staff/content/${entryId}/${language}`;

/** The record of an item of master data, or of a new one. */
export const itemRecord = (list: string, id: number | 'new') => `/staff/catalogue/${list}/${id}`;

/** The page of a record's form: '/staff/content/12?language=ms'. */
export function pageOfRecord(record: string): string {
  return record.replace(/^(\/staff\/content\/\d+)\/(\w+)$/, '$1?language=$2');
}

/** The same page with the typed values in the form. */
export function continuedPage(record: string): string {
  const page = pageOfRecord(record);
  return `${page}${page.includes('?') ? '&' : '?'}unsaved=continue`;
}

/** Fields that are never kept: the token, and which button was pressed. */
const unkept = ['zone_token', 'intent'];

/** The typed values of a form as one text; files are left out. */
export function typedText(form: FormData): string {
  return new URLSearchParams(
    [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !unkept.includes(name) ? [[name, value]] : [],
    ),
  ).toString();
}

/** The form that `typedText` was made of. */
export function formOfText(text: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}
