/** Saved views of the console's lists: the address of a view, and the number that a person may save. */

/** Of one list, for one person. */
export const mostViews = 20;
export const longestName = 60;

const listForm = /^\/staff\/[a-z][a-z0-9/-]{0,100}$/;

/** Whether a path can be that of a list of the console. */
export function isListPath(path: string): boolean {
  return listForm.test(path) && !path.endsWith('/') && !path.includes('//');
}

/** Never part of a view: a search may name a patient, and a view starts on its first page. */
const unkept = new Set(['q', 'page']);

/**
 * The filters, order and columns of a list's address as a view stores them: at most 40 values. Undefined where there
 * are none.
 */
export function viewQuery(address: string): string | undefined {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  const remaining = [...query]
    .filter(([name, value]) => !unkept.has(name) && value !== '' && /^\w{1,40}$/.test(name))
    .filter(([, value]) => value.length <= 100 && !value.includes('\u0000'))
    .slice(0, 40);
  return remaining.length === 0 || !address.includes('?') ? undefined : String(new URLSearchParams(remaining));
}

/** The list's address, composed here, so that a sent address cannot lead anywhere else. */
export function addressOf(list: string, address: string): string {
  const query = new URLSearchParams(address.startsWith(`${list}?`) ? address.slice(list.length + 1) : '');
  return query.size > 0 ? `${list}?${query}` : list;
}
