/** How long messages of the payment gateway are stored. */
import type { App } from '#src/platform/app.ts';
import { deleteInBatches } from '#src/platform/db/in-batches.ts';
import { keptSince } from '#src/platform/month-partitions/month-partitions.server.ts';
import { deleteMessages } from './data/payments.store.server.ts';

const dayMs = 86_400_000;
/** Long enough to investigate an attack; no payment depends on them. */
const refusedDays = 90;
/** The gateway's messages are records of payments: seven years, by accounting law, in whole months. */
export const keptMessageMonths = 84;

/**
 * Deletes refused gateway messages after 90 days. All others go after seven years with the partition of their month;
 * those of a partition that began before tables were partitioned, or of none, are deleted here. Returns how many rows.
 */
export async function deleteOldGatewayMessages({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const refused = await deleteInBatches((limit) =>
    deleteMessages(db, { before: new Date(now.getTime() - refusedDays * dayMs), isRefused: true, limit }),
  );
  const before = keptSince(now, keptMessageMonths);
  return refused + (await deleteInBatches((limit) => deleteMessages(db, { before, limit })));
}
