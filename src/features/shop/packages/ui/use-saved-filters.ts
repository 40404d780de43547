import { useEffect } from 'react';
import { saveFilters, savedFilters } from '#src/shared/saved-filters.ts';
import { filterNames, listAddress } from '../packages.rules.ts';
import type { PackageFilters } from '../packages.schema.ts';

/**
 * Keeps the filters in use, and brings the last used ones back when the list is opened with no query (specification section 3).
 * It cannot loop: the address it goes to has a filter in its query, and an empty set goes nowhere.
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
