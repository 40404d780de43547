/**
 * Retention of undelivered messages: they name people, so they are kept as long as staff may still decide about them,
 * and no longer.
 */
import type { App } from '../app.ts';
import { deleteInBatches } from '../db/queries/in-batches.ts';
import { deleteMessages } from './outbox.store.server.ts';
import { storedDays } from './outbox.rules.ts';

const dayMs = 86_400_000;

/**
 * Deletes messages that were parked long ago without a decision, and messages that staff discarded (`storedDays`).
 * Returns the number of each.
 */
export async function deleteUndelivered(
  app: Pick<App, 'db' | 'clock' | 'logger'>,
): Promise<{ parked: number; discarded: number }> {
  const deleted = { parked: 0, discarded: 0 };
  for (const status of ['parked', 'discarded'] as const) {
    const before = new Date(app.clock.now().getTime() - storedDays[status] * dayMs);
    deleted[status] = await deleteInBatches((limit) => deleteMessages(app.db, { status, before, limit }));
  }
  if (deleted.parked > 0) app.logger.warn({ messages: deleted.parked }, 'parked messages deleted without a decision');
  return deleted;
}
