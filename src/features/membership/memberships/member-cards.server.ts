/** An account's view of its memberships: a card for each member, its validity, and its history. */
import { listChoosablePersons, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import type { Relationship } from '#src/features/patient/persons/relationships.schema.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import type { CareProgramme } from '#src/features/site/settings/care-programme-setting.schema.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { listMemberships, type TermRow } from './data/memberships.store.server.ts';
import { mayBuyPaid, paidUntil, renewableFrom, termInForce } from './memberships.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;

export interface MemberTerm {
  reference: string;
  plan: string;
  tier: string;
  state: TermRow['state'];
  startsOn: string | null;
  endsOn: string | null;
  orderId: string | null;
}

export interface MemberCard {
  personId: string;
  name: string;
  relationship: Relationship;
  number: string;
  /** Tier of the term in force today; null when there is none. */
  tier: { key: string; name: string; packagePercent: number } | null;
  /** Its last day; null without an end, and when no term is in force. */
  endsOn: string | null;
  /** The last paid day, and the first day of renewal. */
  paidUntil: string | null;
  renewableFrom: string | null;
  /** Whether a paid plan can be bought now: to join or to renew. */
  mayBuyPaid: boolean;
  /** The unpaid order. */
  waitingOrderId: string | null;
  /** Newest first; unpaid terms are left out. */
  history: MemberTerm[];
}

/** The cards of the account's persons, the patient first. Persons without access are left out. Throws sign_in (401). */
export async function memberCards(app: Ports, actor: Actor): Promise<MemberCard[]> {
  const { accountId } = requirePatient(actor);
  const [persons, held, programme] = await Promise.all([
    listChoosablePersons(app, actor),
    listMemberships(app.db, accountId),
    readSetting(app, 'careProgramme'),
  ]);
  const today = malaysianDay(app.clock.now());
  return persons.flatMap(({ id, name, relationship }) => {
    const membership = held.find(
      ({ personId, terms }) => personId === id && terms.some(({ state }) => state !== 'dropped'),
    );
    return membership
      ? [
          {
            personId: id,
            name,
            relationship,
            number: membership.number,
            ...standing(membership.terms, programme, today),
          },
        ]
      : [];
  });
}

/** The state of a membership on a day. */
export function standing(
  terms: readonly TermRow[],
  programme: CareProgramme,
  today: string,
): Omit<MemberCard, 'personId' | 'name' | 'relationship' | 'number'> {
  const counting = termInForce(terms, programme.tiers, today);
  const tier = counting && programme.tiers.find(({ key }) => key === counting.tier);
  const until = paidUntil(terms, today);
  return {
    tier: counting
      ? { key: counting.tier, name: tier?.name ?? counting.tier, packagePercent: tier?.packagePercent ?? 0 }
      : null,
    endsOn: counting?.endsOn === null ? null : counting && until,
    paidUntil: until,
    renewableFrom: until && renewableFrom(until, programme),
    mayBuyPaid: mayBuyPaid(terms, programme, today),
    waitingOrderId: terms.find(({ state }) => state === 'unpaid')?.orderId ?? null,
    history: terms
      .filter(({ state }) => state === 'running' || state === 'withdrawn')
      .map(({ reference, plan, tier: key, state, startsOn, endsOn, orderId }) => ({
        reference,
        plan,
        tier: key,
        state,
        startsOn,
        endsOn,
        orderId,
      }))
      .toReversed(),
  };
}
