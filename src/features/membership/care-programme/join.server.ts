/** Care programme: people join it for themselves and their dependants; a paid tier begins with its payment. */
import { choosePerson, requirePatient, type PersonView } from '#src/features/patient/persons/persons.server.ts';
import {
  checkApplication,
  storeApplication,
  type Application,
} from '#src/features/membership/memberships/memberships.server.ts';
import { readAccountContact } from '#src/features/shop/orders/orders.server.ts';
import {
  placeMembershipOrder,
  priceMembership,
  type MembershipSale,
  type PricedMembership,
} from '#src/features/shop/checkout/checkout.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { CarePlan, CareProgramme } from '#src/features/site/settings/care-programme-setting.schema.ts';
import type { Actor, Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { onceOnly } from '#src/platform/idempotency/idempotency.server.ts';
import { planRefused, planUnknown, termsNeeded } from './care-programme.errors.ts';
import { planRefusal } from './care-programme.rules.ts';
import type { JoinInput } from './care-programme.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;
const referencePrefix = 'C';

/** Survives JSON: it is stored as the answer to its idempotency key. */
export interface Joined {
  reference: string;
  /** The order to be paid; null for a free plan, which is in force at once. */
  orderId: string | null;
  description: string;
}

interface Checked {
  patient: Patient;
  persons: PersonView[];
  plan: CarePlan;
  programme: CareProgramme;
}

/**
 * Joins or renews. A free plan is in force at once; a paid one creates an order, and its terms wait for the payment.
 * The same key, and an unpaid order of the same plan for the same people, give the same answer. Throws sign_in (401),
 * person_unknown (404), access_ended (403), the codes of `PlanRefusal`, plan_unknown and terms_needed (422), the
 * refusals of `checkApplication` (409) and of the order.
 */
export async function joinProgramme(
  app: Ports,
  actor: Actor,
  { input, idempotencyKey }: { input: JoinInput; idempotencyKey?: string | undefined },
): Promise<Joined> {
  const checked = await checkJoin(app, actor, input);
  const { accountId } = checked.patient;
  const keyed = idempotencyKey
    ? {
        scope: `cares/form ${accountId}`,
        key: idempotencyKey,
        now: app.clock.now(),
        requestHash: app.secrets.hash(JSON.stringify(input)),
      }
    : undefined;
  return inTransaction(app.db, (tx) => onceOnly(tx, keyed, () => joinIn(app, tx, { checked, input })));
}

/**
 * The price of joining with the tax; null for a free plan. Throws the errors of joinProgramme before anything is
 * written.
 */
export async function quoteJoin(app: Ports, actor: Actor, input: JoinInput): Promise<PricedMembership | null> {
  const checked = await checkJoin(app, actor, input);
  await inTransaction(app.db, (tx) => checkApplication(app, tx, applicationOf(checked, input, '')));
  return checked.plan.months === null ? null : priceMembership(app, saleOf(checked));
}

async function checkJoin(app: Ports, actor: Actor, input: JoinInput): Promise<Checked> {
  const patient = requirePatient(actor);
  const programme = await readSetting(app, 'careProgramme');
  if (input.termsVersion !== programme.termsVersion) throw termsNeeded();
  const plan = programme.plans.find(({ key }) => key === input.plan);
  if (!plan) throw planUnknown();
  const persons = await Promise.all(input.persons.map((personId) => choosePerson(app, actor, { personId })));
  const refusal = planRefusal(plan, persons);
  if (refusal) throw planRefused(refusal);
  return { patient, persons, plan, programme };
}

async function joinIn(
  app: Ports,
  tx: Transaction,
  { checked, input }: { checked: Checked; input: JoinInput },
): Promise<Joined> {
  const application = applicationOf(checked, input, app.random.reference(referencePrefix));
  const description = checked.plan.name.en;
  const waiting = await checkApplication(app, tx, application);
  if (waiting) return { ...waiting, description };
  if (checked.plan.months === null) {
    await storeApplication(app, tx, { application, orderId: null });
    return { reference: application.reference, orderId: null, description };
  }
  const account = (await readAccountContact(app, checked.patient.accountId))!;
  const order = await placeMembershipOrder(app, tx, {
    by: {
      patient: checked.patient,
      buyer: { name: account.name, email: account.email, phone: input.phone || account.phone },
      language: input.language,
      agreedTotalSen: input.agreedTotalSen,
    },
    sale: saleOf(checked),
  });
  await storeApplication(app, tx, { application, orderId: order.orderId });
  return { reference: application.reference, orderId: order.orderId, description: order.description };
}

function applicationOf(
  { patient, plan, programme }: Checked,
  { persons, termsVersion }: JoinInput,
  reference: string,
): Application {
  return { accountId: patient.accountId, plan, programme, personIds: persons, termsVersion, reference };
}

function saleOf({ plan, persons }: Checked): MembershipSale {
  return {
    plan: plan.key,
    title: plan.name,
    priceSen: plan.priceSen,
    persons: persons.map(({ id, name, nationality }) => ({ id, name, isCitizen: nationality === 'MY' })),
  };
}
