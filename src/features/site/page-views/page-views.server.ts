/**
 * Page views: how often each entry and each doctor is viewed, by day. They are only counts: nothing is stored about the
 * reader.
 */
import type { App } from '#src/platform/app.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { listCountedAddresses, listMostViewed } from './data/page-views.store.server.ts';
import { readTypes } from './page-views.rules.ts';

const counted = [...readTypes, 'doctor'] as const;
/** A new entry is counted within this time. */
const addressesCacheMs = 5 * 60_000;

/**
 * Counts a view of the page at `pathname` (with or without a language prefix), or the beginning of a booking. A path
 * that shows no entry and no doctor is not counted.
 */
export async function countPageView(app: Pick<App, 'db' | 'cache' | 'dailyCounts'>, pathname: string): Promise<void> {
  const addresses = await app.cache.get(
    { name: 'counted addresses', maxAgeMs: addressesCacheMs },
    ['keywords'],
    async () => {
      const listed = await listCountedAddresses(app.db, counted);
      return new Map(listed.map(({ path, kind, itemId }) => [path, { kind, itemId }]));
    },
  );
  const found = addresses.get(splitLanguage(pathname).path);
  if (found) app.dailyCounts.raise(found.kind, found.itemId);
}

/**
 * Paths without a language prefix of the entries and doctors that were looked at most in the last seven days, the most
 * viewed first.
 */
export function mostViewedPaths({ db, clock }: Pick<App, 'db' | 'clock'>, limit: number): Promise<string[]> {
  return listMostViewed(db, { since: addDays(malaysianDay(clock.now()), -6), types: counted, limit });
}
