/**
 * Rebuilds the search documents from every feature: for a new database, for new rules, and once a day against drift.
 */
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
import { searchRules } from '#src/shared/texts/search-words.ts';
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
/** A small number, so that neither readers nor editors have to wait. */
const itemsAtOnce = 50;
const dayMs = 24 * 3_600_000;

/** Writes all search documents, within the transaction that fills a new database. */
export async function fillSearch(tx: Transaction, now: Date): Promise<void> {
  for (const source of sources) {
    for (const ids of inParts(await source.listIds(tx))) await refreshSearchDocuments(tx, source, ids);
  }
  await putState(tx, { rules: searchRules, builtAt: now });
}

/**
 * Rebuilds where the rules are newer than the documents, and once a day; returns whether it did. One part at a time,
 * each in a transaction that locks its items: a publication meanwhile waits for that part alone, and is not undone.
 */
export async function refreshSearchIndex(app: Pick<App, 'db' | 'clock'>): Promise<boolean> {
  const now = app.clock.now();
  const state = await inTransaction(app.db, findState);
  if (state?.rules === searchRules && Math.abs(now.getTime() - state.builtAt.getTime()) <= dayMs) return false;
  for (const source of sources) {
    // Documents of deleted items are refreshed too, which deletes them.
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
