/** How long messages of the payment gateway are stored. */
import type { App } from '#src/platform/app.ts';
import { deleteInBatches } from '#src/platform/db/queries/in-batches.ts';
import { storedSince } from '#src/platform/month-partitions/month-partitions.server.ts';
import { deleteMessages } from './data/payments.store.server.ts';
import { storedMessageMonths, refusedMessageDays } from './payments.rules.ts';

const dayMs = 86_400_000;

/**
 * Deletes refused gateway messages after 90 days. All others are dropped after seven years with the partition of their
 * month; messages from before tables were partitioned, or without a partition of a month, are deleted here. Returns how
 * many rows.
 */
export async function deleteOldGatewayMessages({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const refused = await deleteInBatches((limit) =>
    deleteMessages(db, { before: new Date(now.getTime() - refusedMessageDays * dayMs), isRefused: true, limit }),
  );
  const before = storedSince(now, storedMessageMonths);
  return refused + (await deleteInBatches((limit) => deleteMessages(db, { before, limit })));
}
