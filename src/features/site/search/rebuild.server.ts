/** What search knows, read anew from every area: for a new database, for new rules, and once a day against drift. */
import { entrySearchSource } from '#src/features/publishing/entries/entries.server.ts';
import { doctorsToFind } from '#src/features/find-care/doctors/doctors.server.ts';
import { centresToFind, hospitalsToFind } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { packagesToFind } from '#src/features/shop/packages/packages.server.ts';
import {
  clinicsToFind,
  specialitiesToFind,
} from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  listSavedIds,
  refreshSearchDocuments,
  type SearchSource,
} from '#src/platform/search-documents/search-documents.store.server.ts';
import { searchRules } from '#src/shared/search-words.ts';
import { findState, putState } from './data/rebuild.store.server.ts';

const sources: readonly SearchSource[] = [
  specialitiesToFind,
  doctorsToFind,
  hospitalsToFind,
  clinicsToFind,
  centresToFind,
  packagesToFind,
  entrySearchSource,
];
/** So few at a time that neither readers nor editors wait for them. */
const itemsAtOnce = 50;
const dayMs = 24 * 3_600_000;

/** Writes all that there is, within the transaction that fills a new database. */
export async function fillSearch(tx: Transaction, now: Date): Promise<void> {
  for (const source of sources) {
    for (const ids of inParts(await source.listIds(tx))) await refreshSearchDocuments(tx, source, ids);
  }
  await putState(tx, { rules: searchRules, builtAt: now });
}

/**
 * Reads every area anew where the rules are newer than what was made by them, and once a day; answers whether it did. A
 * part at a time, each in a transaction that holds its items: who publishes meanwhile waits for that part alone, and is not undone.
 */
export async function refreshSearchIndex(app: Pick<App, 'db' | 'clock'>): Promise<boolean> {
  const now = app.clock.now();
  const state = await inTransaction(app.db, findState);
  if (state?.rules === searchRules && Math.abs(now.getTime() - state.builtAt.getTime()) <= dayMs) return false;
  for (const source of sources) {
    // What is kept of something that is gone is refreshed too: nothing is left of it.
    const ids = await inTransaction(app.db, async (tx) =>
      [...new Set([...(await source.listIds(tx)), ...(await listSavedIds(tx, source))])].sort((a, b) => a - b),
    );
    for (const part of inParts(ids)) {
      await inTransaction(app.db, async (tx) => {
        await source.lock?.(tx, part);
        await refreshSearchDocuments(tx, source, part);
      });
    }
  }
  await inTransaction(app.db, (tx) => putState(tx, { rules: searchRules, builtAt: now }));
  return true;
}

function inParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / itemsAtOnce) }, (_, index) =>
    ids.slice(index * itemsAtOnce, (index + 1) * itemsAtOnce),
  );
}
