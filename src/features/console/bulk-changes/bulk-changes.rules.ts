/** A change of several rows of a list at once: which were selected, and until when it can be undone. */

/** More rows than these are not changed by one press. */
export const mostAtOnce = 100;
/** For so long after the press everything can be undone at once. */
export const undoMinutes = 10;

export interface Selection {
  /** Keys of the selected rows, each once, at most `mostAtOnce`. */
  keys: string[];
  /** How many more were selected than are changed at once. */
  leftOut: number;
}

const keyForm = /^[\w%-]{1,400}$/;

/** The key of a row that has no number, but words or an address: '%2Fheart'. */
export function keyOfText(text: string): string {
  return encodeURIComponent(text).replaceAll(/[.~!*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The text of such a key; empty where it is none. */
export function textOfKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return '';
  }
}

/**
 * The selected rows of a list's form: one `item` for each ticked row, or every key in `on_page` where 'all on this
 * page' was ticked. What cannot be a key is left out.
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

/** The rows that a confirmation sends: 'key state'. What has no key is left out. */
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

/** Until when a change can be undone. */
export function undoneUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + undoMinutes * 60_000);
}

/** The address of the list that the rows were selected in: below its own path, or the list as it begins. */
export function safeBack(path: string, back: string | null): string {
  return back !== null && back.startsWith(`${path}?`) && back.length < 1_000 ? back : path;
}
