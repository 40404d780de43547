interface ListPlace<Name extends string> {
  path: string;
  /** In the order in which the address has them. */
  filterNames: readonly Name[];
  /** The default order, which stays out of the address. */
  usualSort: string;
}

/** The address of a list with these filters; empty values, the default order and the first page are left out. */
export function filteredAddress<Name extends string>(
  { path, filterNames, usualSort }: ListPlace<Name>,
  filters: Partial<Record<Name | 'sortBy', string | undefined>>,
  page = 1,
): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  if (filters.sortBy && filters.sortBy !== usualSort) query.set('sortBy', filters.sortBy);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Whether search engines may index this address of a list: one filter makes a page of its own; several filters, or
 * another order, show the same entries again.
 */
export function isIndexedList(address: string): boolean {
  const names = [...new URLSearchParams(address.split('?')[1]).keys()].filter((name) => name !== 'page');
  return names.length === 0 || (names.length === 1 && names[0] !== 'sortBy');
}

/** The page number of an address; any other text gives 1. */
export function pageNumber(typed: string | null): number {
  return typed !== null && /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1;
}
