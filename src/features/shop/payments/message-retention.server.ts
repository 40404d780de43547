import type { App } from '#src/platform/app.ts';
import { deleteInBatches } from '#src/platform/db/in-batches.ts';
import { deleteMessages } from './data/payments.store.server.ts';

const dayMs = 86_400_000;
/** Long enough to investigate an attack; no payment depends on them. */
const refusedDays = 90;
/** The gateway's messages are records of payments: seven years, by accounting law. */
const believedDays = 7 * 366;

/** Deletes refused gateway messages after 90 days, and all others after seven years. Returns how many. */
export async function deleteOldGatewayMessages({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const refused = await deleteInBatches((limit) =>
    deleteMessages(db, { before: before(refusedDays), isRefused: true, limit }),
  );
  return refused + (await deleteInBatches((limit) => deleteMessages(db, { before: before(believedDays), limit })));
}
