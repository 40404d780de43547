import { useEffect } from 'react';
import { openFromTown } from '#src/features/find-care/nearest-hospital/ui/carry-town.ts';
import { savedTown } from '#src/features/find-care/nearest-hospital/ui/saved-town.ts';
import { rememberTown } from '#src/features/find-care/nearest-hospital/ui/remember-town.ts';
import { useNearestLocation } from '#src/features/find-care/nearest-hospital/ui/use-nearest-location.ts';
import { saveFilters, savedFilters } from '#src/shared/lists/saved-filters.ts';
import { filterNames, listAddress } from '../doctors.rules.ts';
import type { DoctorFilters } from '../doctors.schema.ts';

/**
 * Stores the filters in use, and restores the last ones when the list is opened without a query (specification, section
 * 3), with the stored town. The nearest hospital is set where the visitor granted the position before. It cannot loop:
 * the restored address has a filter in its query, and an empty set restores nothing.
 */
export function useSavedFilters(filters: DoctorFilters): void {
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if ([...filterNames, 'sortBy', 'page'].some((name) => asked.has(name))) {
      saveFilters('doctors', filters);
      if (asked.has('near')) rememberTown(filters.near ?? '');
      else openFromTown();
      return;
    }
    restore();
  }, [filters]);
  useNearestLocation(restoreUnfiltered);
}

function restoreUnfiltered(): void {
  if (location.search === '') restore();
}

function restore(): void {
  const address = listAddress({ ...(savedFilters('doctors') as DoctorFilters), near: savedTown() });
  if (address.includes('?')) location.replace(location.pathname + address.slice(address.indexOf('?')));
}
