/**
 * The effect of a payment on a membership, inside the settlement's transaction: its year begins, or follows the
 * running one.
 */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import {
  insertTerms,
  listMembersToNotify,
  lockMemberships,
  lockTermsOfOrder,
  updateTerm,
} from './data/memberships.store.server.ts';
import { startedMail } from './membership-mails.server.ts';
import { paidTerm } from './memberships.rules.ts';

type Ports = Pick<App, 'clock' | 'config' | 'random' | 'secrets'>;
type Paid = Awaited<ReturnType<typeof lockTermsOfOrder>>[number];

/**
 * Starts the terms of a paid order: from today, or from the day after the last paid one. The account is notified by
 * mail. An order without memberships changes nothing.
 */
export async function startTermsOfOrder(app: Ports, tx: Transaction, orderId: string): Promise<void> {
  const today = malaysianDay(app.clock.now());
  const waiting = (await lockTermsOfOrder(tx, orderId)).filter(({ state }) => state === 'unpaid');
  if (waiting.length === 0) return;
  await lockMemberships(tx, waiting[0]!.accountId);
  for (const term of waiting) {
    await updateTerm(tx, term.id, { state: 'running', ...paidTerm(term.others, term.months!, today) });
    await keepFreeTerm(app, tx, { paid: term, today });
  }
  await notifyMembers(app, tx, waiting[0]!.reference);
}

/**
 * Adds the free term that runs beside the paid one from the first payment on: a member whose paid year ends is then in
 * the free plan again.
 */
async function keepFreeTerm(
  app: Ports,
  tx: Transaction,
  { paid, today }: { paid: Paid; today: string },
): Promise<void> {
  const { plans } = await readSetting({ db: tx }, 'careProgramme');
  const free = plans.find(({ months }) => months === null);
  if (
    !free ||
    paid.others.some(({ state, endsOn, tier }) => state === 'running' && endsOn === null && tier === free.tier)
  )
    return;
  const { membershipId, reference, termsVersion, agreedAt } = paid;
  await insertTerms(tx, [
    {
      id: app.random.uuid(),
      membershipId,
      reference,
      plan: free.key,
      tier: free.tier,
      state: 'running',
      months: null,
      orderId: null,
      startsOn: today,
      endsOn: null,
      termsVersion,
      agreedAt,
    },
  ]);
}

/** Notifies the account once that the memberships of an application are in force. */
export async function notifyMembers(app: Ports, tx: Transaction, reference: string): Promise<void> {
  const listed = await listMembersToNotify(tx, reference);
  // A member's paid term comes first; the free one beside it is not mentioned.
  const members = listed.filter(({ number }, index) => listed.findIndex((one) => one.number === number) === index);
  const brand = await readSetting({ db: tx }, 'brand');
  if (members[0])
    await enqueueMessage(app, tx, {
      ...startedMail(app, { texts: await messageTexts(app, tx), members, brand, key: reference }),
      to: members[0].email,
      now: app.clock.now(),
    });
}

/** Drops the terms of an order that ended unpaid; they can be applied for again. */
export async function dropTermsOfOrder(tx: Transaction, orderId: string): Promise<void> {
  for (const term of await lockTermsOfOrder(tx, orderId))
    if (term.state === 'unpaid') await updateTerm(tx, term.id, { state: 'dropped' });
}

/** Withdraws terms after a full refund: they end with the previous day; a term that had not begun never counts. */
export async function withdrawTermsOfOrder(app: Pick<App, 'clock'>, tx: Transaction, orderId: string): Promise<void> {
  const yesterday = addDays(malaysianDay(app.clock.now()), -1);
  for (const term of await lockTermsOfOrder(tx, orderId)) {
    if (term.state !== 'running') continue;
    const endsOn = term.startsOn! <= yesterday && yesterday < term.endsOn! ? yesterday : term.endsOn;
    await updateTerm(tx, term.id, { state: 'withdrawn', endsOn });
  }
}
