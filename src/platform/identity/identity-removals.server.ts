/**
 * Deletes a person at the identity provider after the account was deleted: at once, or as soon as the provider
 * answers.
 */
import type { App } from '../app.ts';
import type { Transaction } from '../db/transaction.ts';
import { doublingDelayMs, failureKind } from '../jobs/poller.server.ts';
import {
  deleteRemoval,
  insertRemovals,
  listDueRemovals,
  updateRemovalFailed,
} from './identity-removals.store.server.ts';

const batchSize = 100;

/**
 * Queues removals in the transaction that deletes the account, so that a later failure does not leave the person at
 * the provider.
 */
export function queueRemovals(app: Pick<App, 'clock'>, tx: Transaction, subjects: readonly string[]): Promise<void> {
  return insertRemovals(tx, subjects, app.clock.now());
}

/**
 * Tries the removals that are due. A failure is retried after a minute, with growing delays up to a day, without end.
 * Returns the number of removed persons.
 */
export async function removeFromProvider(app: Pick<App, 'db' | 'clock' | 'logger' | 'identity'>): Promise<number> {
  let removed = 0;
  for (const row of await listDueRemovals(app.db, app.clock.now(), batchSize)) {
    try {
      await app.identity.remove(row.subject);
    } catch (error) {
      const delayMs = doublingDelayMs(row.attempts + 1, { firstMs: 60_000, longestMs: 86_400_000 });
      await updateRemovalFailed(app.db, row, new Date(app.clock.now().getTime() + delayMs));
      app.logger.warn(
        { reason: failureKind(error), attempts: row.attempts + 1 },
        'identity provider kept a deleted person',
      );
      continue;
    }
    await deleteRemoval(app.db, row.subject);
    removed += 1;
  }
  return removed;
}
