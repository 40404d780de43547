/** The form for joining: choose, review with the price, then join. It works without scripts. */
import { type PersonView, listChoosablePersons, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { memberCards, type MemberCard } from '#src/features/membership/memberships/memberships.server.ts';
import { readAccountContact } from '#src/features/shop/orders/orders.server.ts';
import type { PricedMembership } from '#src/features/shop/checkout/checkout.server.ts';
import { resultToken } from '#src/features/shop/payments/payments.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { CareProgramme } from '#src/features/site/settings/care-programme-setting.schema.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { readFields } from '#src/platform/http/form-answer.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure, wordsOf } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { joinInvalid, joinTexts } from './care-programme.errors.ts';
import { joinSchema, type JoinInput } from './care-programme.schema.ts';
import { joinProgramme, quoteJoin } from './join.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'logger'>;

/** The typed values, shown again on every step. */
export interface JoinTyped {
  plan: string;
  persons: string[];
  phone: string;
  agreed: boolean;
}

export interface JoinPageData {
  programme: Pick<CareProgramme, 'plans' | 'tiers' | 'termsVersion'>;
  persons: (Pick<PersonView, 'id' | 'name' | 'relationship' | 'age'> & {
    card: Pick<MemberCard, 'tier' | 'paidUntil'> | null;
  })[];
  typed: JoinTyped;
  /** Idempotency key: one application per form, however often it is sent. */
  key: string;
}

export type JoinOutcome =
  | { redirectTo: string }
  | { show: 'details'; typed: JoinTyped; fields: Record<string, string>; message: string; status: number }
  | { show: 'review'; typed: JoinTyped; priced: PricedMembership; message: string; status: number; key: string };

/** Persons and plans to choose from; the address may name a plan and persons, as the member page's links do. */
export async function loadJoinPage(app: Ports, actor: Actor, query: URLSearchParams): Promise<JoinPageData> {
  const { accountId } = requirePatient(actor);
  const [{ plans, tiers, termsVersion }, persons, cards, account] = await Promise.all([
    readSetting(app, 'careProgramme'),
    listChoosablePersons(app, actor),
    memberCards(app, actor),
    readAccountContact(app, accountId),
  ]);
  const named = query.getAll('person');
  const chosen = persons
    .filter(({ id, relationship }) => (named.length > 0 ? named.includes(id) : relationship === 'self'))
    .map(({ id }) => id);
  return {
    programme: { plans, tiers, termsVersion },
    persons: persons.map(({ id, name, relationship, age }) => {
      const card = cards.find(({ personId }) => personId === id);
      return { id, name, relationship, age, card: card ? { tier: card.tier, paidUntil: card.paidUntil } : null };
    }),
    typed: {
      plan:
        plans.find(({ key }) => key === query.get('plan'))?.key ??
        offeredFirst(
          plans,
          cards.some(({ personId, tier }) => tier && chosen.includes(personId)),
        ),
      persons: chosen,
      phone: account?.phone ?? '',
      agreed: false,
    },
    key: app.random.token(),
  };
}

/** The preselected plan: a member of the free plan is offered the first paid one. */
function offeredFirst(plans: CareProgramme['plans'], isMember: boolean): string {
  return (plans.find(({ months }) => (months !== null) === isMember) ?? plans[0]!).key;
}

/** Handles one POST of the form by its `intent`: review, edit, join. A free plan joins without a review. */
export async function answerJoin(
  app: Ports,
  actor: Actor,
  { form, language }: { form: FormData; language: Language },
): Promise<JoinOutcome> {
  const { accountId } = requirePatient(actor);
  const typed = typedIn(form);
  const intent = form.get('intent');
  if (intent === 'edit') return details(typed, {}, { message: '', status: 200 });
  try {
    await countAgainstLimit(app, { name: 'cares_join', points: 40, seconds: 900 }, accountId);
    const { termsVersion, plans } = await readSetting(app, 'careProgramme');
    const agreedTotalSen = intent === 'join' ? Number(form.get('agreedTotalSen')) : undefined;
    const accepted = { language, termsVersion: typed.agreed ? termsVersion : '', agreedTotalSen };
    const input = readFields(joinSchema, { ...typed, ...accepted }, { texts: joinTexts, refuse: joinInvalid });
    if (intent !== 'join' && plans.some(({ key, months }) => key === input.plan && months !== null)) {
      const priced = (await quoteJoin(app, actor, input))!;
      return { show: 'review', typed, priced, message: '', status: 200, key: app.random.token() };
    }
    return await join(app, actor, { input, key: String(form.get('key') ?? ''), typed });
  } catch (error) {
    if (!isFailure(error) || error.details.status === 404) throw error;
    const { message, fields } = wordsOf(error, language);
    return details(typed, namesOfForm(fields), { message, status: error.details.status });
  }
}

async function join(
  app: Ports,
  actor: Actor,
  { input, key, typed }: { input: JoinInput; key: string; typed: JoinTyped },
): Promise<JoinOutcome> {
  try {
    const { orderId, reference } = await joinProgramme(app, actor, { input, idempotencyKey: key || undefined });
    if (orderId === null) return { redirectTo: `${localPath('/profile/member', input.language)}?joined=${reference}` };
    return {
      redirectTo: `${localPath('/checkout/pay', input.language)}?order=${encodeURIComponent(resultToken(app, orderId))}`,
    };
  } catch (error) {
    if (!isFailure(error, 'total_changed')) throw error;
    // The member reviews the new price before it counts.
    const priced = (await quoteJoin(app, actor, input))!;
    return {
      show: 'review',
      typed,
      priced,
      message: error.details.text({}, { locale: input.language }),
      status: 409,
      key: app.random.token(),
    };
  }
}

/** Field names of the schema and the order, translated to the form's. */
function namesOfForm(fields: Record<string, string>): Record<string, string> {
  const names: Record<string, string> = { termsVersion: 'agreed', 'buyer.phone': 'phone' };
  return Object.fromEntries(Object.entries(fields).map(([name, words]) => [names[name] ?? name, words]));
}

function details(
  typed: JoinTyped,
  fields: Record<string, string>,
  { message, status }: { message: string; status: number },
): JoinOutcome {
  return { show: 'details', typed, fields, message, status };
}

function typedIn(form: FormData): JoinTyped {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 200);
  return {
    plan: text('plan'),
    persons: form
      .getAll('persons')
      .map((id) => String(id).slice(0, 60))
      .slice(0, 50),
    phone: text('phone'),
    agreed: text('agreed') === 'yes',
  };
}
