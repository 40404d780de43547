/**
 * Page views: how often each entry and each doctor is viewed, by day. They are only counts: nothing is stored about the
 * reader.
 */
import type { App } from '#src/platform/app.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import { listCountedAddresses } from './data/page-views.store.server.ts';
import { readTypes } from './page-views.rules.ts';

/** A new entry is counted after this time at the latest. */
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
      const listed = await listCountedAddresses(app.db, [...readTypes, 'doctor']);
      return new Map(listed.map(({ path, kind, itemId }) => [path, { kind, itemId }]));
    },
  );
  const found = addresses.get(splitLanguage(pathname).path);
  if (found) app.dailyCounts.raise(found.kind, found.itemId);
}
