/**
 * Reference data: rows that every installation needs from its first start, with or without the sample. Each feature has
 * them in its `*.seed.ts`; src/server/seed/reference-data.ts lists the sets.
 */
import { inTransaction, type Database, type Transaction } from '../db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordInsertedKeys, listInsertedKeys, lockReferenceData } from './reference-data.store.server.ts';

/** Rows of one table that belong to every installation. */
export interface ReferenceSet {
  name: string;
  /** Cache tags of the pages that show these rows. */
  cacheTags: readonly string[];
  /** The keys of this release's rows; the key of a row never changes. */
  keys: readonly string[];
  /** Inserts the rows of these keys; an existing row is left as it is. */
  insert(tx: Transaction, keys: readonly string[]): Promise<void>;
}

/** Makes a set whose rows are of one type. */
export function referenceSet<Row>(set: {
  name: string;
  cacheTags: readonly string[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  insert(tx: Transaction, rows: Row[]): Promise<unknown>;
}): ReferenceSet {
  const byKey = new Map(set.rows.map((row) => [set.keyOf(row), row]));
  return {
    name: set.name,
    cacheTags: set.cacheTags,
    keys: [...byKey.keys()],
    insert: async (tx, keys) =>
      void (await set.insert(
        tx,
        keys.map((key) => byKey.get(key)!),
      )),
  };
}

/**
 * Inserts the rows that the database was never given, all or none. May run at every start and in several processes at
 * once. A row is given once: whatever staff changed or deleted stays as they left it.
 */
export async function giveReferenceSets(db: Database, sets: readonly ReferenceSet[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockReferenceData(tx);
    const cacheTags = new Set<string>();
    for (const set of sets) {
      const inserted = await listInsertedKeys(tx, set.name);
      const keys = set.keys.filter((key) => !inserted.has(key));
      if (keys.length === 0) continue;
      await set.insert(tx, keys);
      await recordInsertedKeys(tx, set.name, keys);
      set.cacheTags.forEach((tag) => cacheTags.add(tag));
    }
    for (const tag of cacheTags) await invalidateTag(tx, tag);
  });
}
