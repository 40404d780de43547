/** Paid cards of an account's persons: a person cannot be deleted by mistake while a card is paid. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { listMemberships, lockMemberships } from './data/memberships.store.server.ts';
import { paidCardHolds } from './memberships.errors.ts';
import { paidUntil } from './memberships.rules.ts';

/**
 * Throws paid_card_holds (409) while a paid card of the person is in force, today or from a later day; the membership
 * has to be ended first.
 */
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
