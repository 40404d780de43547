import { useEffect } from 'react';
import { openFromTown } from '#src/features/find-care/nearest-hospital/ui/carry-town.ts';
import { savedTown } from '#src/features/find-care/nearest-hospital/ui/saved-town.ts';
import { rememberTown } from '#src/features/find-care/nearest-hospital/ui/remember-town.ts';
import { useNearestLocation } from '#src/features/find-care/nearest-hospital/ui/use-nearest-location.ts';
import { saveFilters, savedFilters } from '#src/shared/lists/saved-filters.ts';
import type { HospitalFilters } from '#src/features/find-care/hospitals/hospital-filters.ts';
import { hospitalListAddress } from '#src/features/find-care/hospitals/hospitals.rules.ts';

/**
 * Stores the state and the words in use, and restores the last ones when the list is opened without a query. The
 * state of the nearest hospital is set where the visitor granted the position before. It cannot loop: the restored
 * address has a query.
 */
export function useSavedFilters(filters: HospitalFilters): void {
  useEffect(() => {
    if (location.search === '') {
      restore();
      return;
    }
    saveFilters('hospitals', { ...filters });
    if (new URLSearchParams(location.search).has('near')) rememberTown(filters.near ?? '');
    else openFromTown();
  }, [filters]);
  useNearestLocation(restoreUnfiltered);
}

function restoreUnfiltered(): void {
  if (location.search === '') restore();
}

function restore(): void {
  const address = hospitalListAddress({ ...savedFilters('hospitals'), near: savedTown() });
  if (address.includes('?')) location.replace(location.pathname + address.slice(address.indexOf('?')));
}
