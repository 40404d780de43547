import type { App } from '../app.ts';
import { inTransaction, undone, type Database, type Transaction } from './transaction.ts';

/**
 * Writes unsaved changes and reads pages as they would then be, in one transaction that is always rolled back: nobody
 * else sees the changes, and nothing is announced. `work` writes with the transaction and reads with the app, which
 * bypasses every cache.
 */
export async function readUnsaved<Result>(
  app: App,
  work: (tx: Transaction, reading: App) => Promise<Result>,
): Promise<Result> {
  const read: { result?: Result } = {};
  await inTransaction(app.db, (outer) =>
    undone(outer, async (tx) => {
      read.result = await work(tx, { ...app, db: tx as unknown as Database, cache: uncached });
    }),
  );
  return read.result as Result;
}

const uncached: App['cache'] = {
  get: (_key, _tags, ask) => ask(),
  getEach: async (question, keys) => question.ask(keys),
};
