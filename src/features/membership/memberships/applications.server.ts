/** Applications: stored once, however often they are sent; a paid tier starts only with its payment. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { CarePlan, CareProgramme } from '#src/features/site/settings/care-programme-setting.schema.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { insertMembership, insertTerms, listMemberships, lockMemberships } from './data/memberships.store.server.ts';
import { alreadyMember, paymentWaits, tooEarlyToRenew } from './memberships.errors.ts';
import { notifyMembers } from './membership-terms.server.ts';
import { randomDigits, isInForce, mayBuyPaid, memberNumber } from './memberships.rules.ts';

type Ports = Pick<App, 'clock' | 'random' | 'secrets'>;
type Held = Awaited<ReturnType<typeof listMemberships>>[number];

export interface Application {
  accountId: string;
  plan: CarePlan;
  programme: CareProgramme;
  personIds: readonly string[];
  termsVersion: string;
  reference: string;
}

/**
 * Checks an application with the account's memberships locked. Throws already_member (409) where a person has the plan,
 * too_early_to_renew (409) while a paid year is not near its end, payment_waits (409) where another plan is unpaid.
 * Returns the unpaid order of the same plan for the same people, if there is one: then no new order is created.
 */
export async function checkApplication(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  application: Application,
): Promise<{ orderId: string; reference: string } | null> {
  await lockMemberships(tx, application.accountId);
  const held = await heldBy(tx, application);
  const today = malaysianDay(app.clock.now());
  const { plan, programme, personIds } = application;
  if (plan.months === null) {
    if (held.some(({ terms }) => terms.some((term) => isInForce(term, today)))) throw alreadyMember();
    return null;
  }
  if (held.some(({ terms }) => !mayBuyPaid(terms, programme, today))) throw tooEarlyToRenew();
  const waiting = held.flatMap(({ terms }) => terms.filter(({ state }) => state === 'unpaid'));
  if (waiting.length === 0) return null;
  const orderIds = new Set(waiting.map(({ orderId }) => orderId));
  const isSame =
    waiting.length === personIds.length && orderIds.size === 1 && waiting.every((term) => term.plan === plan.key);
  if (!isSame) throw paymentWaits();
  return { orderId: waiting[0]!.orderId!, reference: waiting[0]!.reference };
}

/**
 * Stores a checked application: a member number for each person without one, and a term that starts at once (free; a
 * mail confirms it) or waits for its order.
 */
export async function storeApplication(
  app: Ports & Pick<App, 'config'>,
  tx: Transaction,
  { application, orderId }: { application: Application; orderId: string | null },
): Promise<void> {
  const held = await heldBy(tx, application);
  const now = app.clock.now();
  const { plan, reference, termsVersion } = application;
  for (const personId of application.personIds) {
    const membershipId =
      held.find((one) => one.personId === personId)?.id ??
      (await newMembership(app, tx, { accountId: application.accountId, personId }));
    const state =
      orderId === null
        ? { state: 'running' as const, startsOn: malaysianDay(now) }
        : { state: 'unpaid' as const, startsOn: null };
    await insertTerms(tx, [
      {
        id: app.random.uuid(),
        membershipId,
        reference,
        plan: plan.key,
        tier: plan.tier,
        ...state,
        months: plan.months,
        orderId,
        endsOn: null,
        termsVersion,
        agreedAt: now,
      },
    ]);
  }
  if (orderId === null) await notifyMembers(app, tx, reference);
}

async function heldBy(tx: Transaction, { accountId, personIds }: Application): Promise<Held[]> {
  return (await listMemberships(tx, accountId)).filter(
    ({ personId }) => personId !== null && personIds.includes(personId),
  );
}

async function newMembership(
  app: Ports,
  tx: Transaction,
  whose: { accountId: string; personId: string },
): Promise<string> {
  const id = app.random.uuid();
  // Numbers are random, not sequential, so a number that is taken is replaced by another.
  while (
    !(await insertMembership(tx, {
      id,
      number: memberNumber(app.random.digits(randomDigits)),
      ...whose,
      createdAt: app.clock.now(),
    }))
  );
  return id;
}
