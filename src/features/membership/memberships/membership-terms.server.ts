/** What a payment does to a membership, inside the settlement's transaction: its year begins, or follows the one that runs. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
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

/** The order is paid: its terms run from today, or from the day after the last one paid for. Their account is told by mail. An order without memberships changes nothing. */
export async function startTermsOfOrder(app: Ports, tx: Transaction, orderId: string): Promise<void> {
  const today = malaysianDay(app.clock.now());
  const waiting = (await lockTermsOfOrder(tx, orderId)).filter(({ state }) => state === 'unpaid');
  if (waiting.length === 0) return;
  await lockMemberships(tx, waiting[0]!.accountId);
  for (const term of waiting) {
    await updateTerm(tx, term.id, { state: 'running', ...paidTerm(term.others, term.months!, today) });
    await keepFreeTerm(app, tx, term, today);
  }
  await notifyMembers(app, tx, waiting[0]!.reference);
}

/** Who lets a paid year end goes back to the free plan: it runs beside the paid one from the first payment on. */
async function keepFreeTerm(app: Ports, tx: Transaction, paid: Paid, today: string): Promise<void> {
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

/** Writes the account once that the memberships of an application are in force. */
export async function notifyMembers(app: Ports, tx: Transaction, reference: string): Promise<void> {
  const listed = await listMembersToNotify(tx, reference);
  // The paid one of a member stands first; the free one beside it goes without saying.
  const members = listed.filter(({ number }, index) => listed.findIndex((one) => one.number === number) === index);
  const brand = await readSetting({ db: tx }, 'brand');
  if (members[0])
    await enqueueMessage(app, tx, {
      ...startedMail(app, { members, brand, key: reference }),
      to: members[0].email,
      now: app.clock.now(),
    });
}

/** The order ended unpaid: what waited for it is dropped, and may be asked for again. */
export async function dropTermsOfOrder(tx: Transaction, orderId: string): Promise<void> {
  for (const term of await lockTermsOfOrder(tx, orderId))
    if (term.state === 'unpaid') await updateTerm(tx, term.id, { state: 'dropped' });
}

/** The whole money went back: the terms end with the day before; one that had not begun never counts. */
export async function withdrawTermsOfOrder(app: Pick<App, 'clock'>, tx: Transaction, orderId: string): Promise<void> {
  const yesterday = addDays(malaysianDay(app.clock.now()), -1);
  for (const term of await lockTermsOfOrder(tx, orderId)) {
    if (term.state !== 'running') continue;
    const endsOn = term.startsOn! <= yesterday && yesterday < term.endsOn! ? yesterday : term.endsOn;
    await updateTerm(tx, term.id, { state: 'withdrawn', endsOn });
  }
}
