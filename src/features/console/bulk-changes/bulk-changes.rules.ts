/** A change of several rows of a list at once: the selected rows, and the time until which it can be undone. */

/** The largest number of rows that are changed at once. */
export const mostAtOnce = 100;
/** Minutes after the change during which all of it can be undone at once. */
export const undoMinutes = 10;

export interface Selection {
  /** Keys of the selected rows, each once, at most `mostAtOnce`. */
  keys: string[];
  /** Number of selected rows that are not changed, because only `mostAtOnce` are changed at once. */
  leftOut: number;
}

const keyForm = /^[\w%-]{1,400}$/;

/** The key of a row that is identified by a text or an address instead of a number: '%2Fheart'. */
export function keyOfText(text: string): string {
  return encodeURIComponent(text).replaceAll(/[.~!*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The text of such a key; empty where the key is not one. */
export function textOfKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return '';
  }
}

/**
 * The selected rows of a list's form: one `item` for each checked row, or every key in `on_page` where 'all on this
 * page' was checked. Values that cannot be keys are left out.
 */
export function readSelection(query: URLSearchParams): Selection {
  const listed = query.get('all') === 'page' ? (query.get('on_page') ?? '').split(' ') : query.getAll('item');
  const keys = [...new Set(listed)].filter((key) => keyForm.test(key));
  return { keys: keys.slice(0, mostAtOnce), leftOut: Math.max(0, keys.length - mostAtOnce) };
}

/** A row of the confirmation: its key, and its state when the confirmation was shown. */
export interface SeenItem {
  key: string;
  seen: string;
}

/** The rows that a confirmation sends: 'key state'. Values without a key are left out. */
export function readConfirmed(values: readonly unknown[]): SeenItem[] {
  return values
    .filter((value) => typeof value === 'string')
    .slice(0, mostAtOnce)
    .map((value) => {
      const end = value.indexOf(' ');
      return { key: end === -1 ? value : value.slice(0, end), seen: end === -1 ? '' : value.slice(end + 1, end + 400) };
    })
    .filter(({ key }) => keyForm.test(key));
}

/** The time until which a change can be undone. */
export function undoneUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + undoMinutes * 60_000);
}

/**
 * The address of the list in which the rows were selected: it must be below the list's own path; otherwise the list's
 * first page.
 */
export function safeBack(path: string, back: string | null): string {
  return back !== null && back.startsWith(`${path}?`) && back.length < 1_000 ? back : path;
}
