/** What an account sees of its memberships: a card for each person who has one, how long it holds, and what was before. */
import { listChoosablePersons, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import type { Relationship } from '#src/features/patient/persons/persons.rules.ts';
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
  /** Of the term that counts today; null when none does. */
  tier: { key: string; name: string; packagePercent: number } | null;
  /** Its last day; null without an end, and when none counts. */
  endsOn: string | null;
  /** The last day that is paid for, and the first on which it can be renewed. */
  paidUntil: string | null;
  renewableFrom: string | null;
  /** A paid plan may be bought now: to join it, or to renew. */
  mayBuyPaid: boolean;
  /** The order that waits to be paid. */
  waitingOrderId: string | null;
  /** Newest first; what was never paid is left out. */
  history: MemberTerm[];
}

/** The cards of the account's persons, oneself first. Whom the account may not see any more is left out. Throws sign_in (401). */
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

/** How a membership stands on a day. */
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
