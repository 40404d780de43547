import { useEffect } from 'react';
import { saveFilters, savedFilters } from '#src/shared/lists/saved-filters.ts';
import { filterNames, listAddress } from '../packages.rules.ts';
import type { PackageFilters } from '../packages.schema.ts';

/**
 * Stores the filters in use, and restores the last ones when the list is opened without a query (specification,
 * section 3). It cannot loop: the restored address has a filter in its query, and an empty set restores nothing.
 */
export function useSavedFilters(filters: PackageFilters): void {
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if ([...filterNames, 'sortBy', 'page'].some((name) => asked.has(name))) {
      saveFilters('health-packages', filters);
      return;
    }
    const address = listAddress(savedFilters('health-packages') as PackageFilters);
    if (address.includes('?')) location.replace(location.pathname + address.slice(address.indexOf('?')));
  }, [filters]);
}
