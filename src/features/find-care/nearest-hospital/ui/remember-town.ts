import { saveFilters, savedFilters } from '#src/shared/lists/saved-filters.ts';
import { saveTown } from './saved-town.ts';

/**
 * Stores the town from which doctors and hospitals are sorted, for every page that uses it, and in the filters of the
 * two lists; '' removes it.
 */
export function rememberTown(town: string): void {
  saveTown(town);
  for (const set of ['doctors', 'hospitals'] as const) saveFilters(set, { ...savedFilters(set), near: town });
}
