/** Paid cards and the people of an account: nobody loses what is paid for by a slip. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { listMemberships, lockMemberships } from './data/memberships.store.server.ts';
import { paidCardHolds } from './memberships.errors.ts';
import { paidUntil } from './memberships.rules.ts';

/** Refuses that a person leaves the account while a paid card is in force, today or from a later day. Throws paid_card_holds (409); ending the membership first is a step of its own. */
export async function refuseWhilePaid(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  of: { accountId: string; personId: string },
): Promise<void> {
  await lockMemberships(tx, of.accountId);
  const held = (await listMemberships(tx, of.accountId)).find(({ personId }) => personId === of.personId);
  const lastDay = held && paidUntil(held.terms, malaysianDay(app.clock.now()));
  if (lastDay) throw paidCardHolds(lastDay);
}
