/** The filter sets stored in the browser, one for each kind of list (specification, section 3). */
export type FilterSet =
  | 'doctors'
  | 'hospitals'
  | 'health-packages'
  | 'campaigns-events'
  | 'camps'
  | 'articles'
  | 'videos'
  | 'podcasts';

const keyOf = (set: FilterSet) => `filters:${set}`;

/** The last used filters of a list; empty when none are stored, or when storage is blocked. */
export function savedFilters(set: FilterSet): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(set)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string' && value !== ''));
  } catch {
    return {};
  }
}

/** Stores the filters in use; empty ones are left out. */
export function saveFilters(set: FilterSet, values: Record<string, string>): void {
  try {
    const used = Object.entries(values).filter(([, value]) => value !== '');
    localStorage.setItem(keyOf(set), JSON.stringify(Object.fromEntries(used)));
  } catch {
    // Private windows may refuse storage: the list then works without stored filters.
  }
}
