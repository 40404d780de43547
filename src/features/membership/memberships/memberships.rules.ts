/** Rules of memberships: who is a member, until when, and the member's price. Days are Malaysian, 'YYYY-MM-DD'. */
import { addDays } from '#src/shared/dates.ts';
import type { CareProgramme, CareTier } from '#src/features/site/settings/care-programme-setting.schema.ts';

export const termStates = ['unpaid', 'running', 'dropped', 'withdrawn'] as const;
export type TermState = (typeof termStates)[number];

/** From each state, the states it may become. An expired term stays 'running': its last day shows it. */
export const termTransitions: Record<TermState, readonly TermState[]> = {
  unpaid: ['running', 'dropped'],
  running: ['withdrawn'],
  dropped: [],
  withdrawn: [],
};

/** One term of a membership. A running one has its first day; without a last day it has no end. */
export interface Term {
  tier: string;
  state: TermState;
  startsOn: string | null;
  endsOn: string | null;
}

/** Whether the term is in force on that day; first and last day are included. */
export function isInForce({ state, startsOn, endsOn }: Term, day: string): boolean {
  return state === 'running' && startsOn !== null && startsOn <= day && (endsOn === null || day <= endsOn);
}

/** The term in force on that day: the one of the highest tier. Null when there is none. */
export function termInForce<Kind extends Term>(
  terms: readonly Kind[],
  tiers: readonly CareTier[],
  day: string,
): Kind | null {
  const rank = ({ tier }: Term) => tiers.findIndex(({ key }) => key === tier);
  const counting = terms
    .filter((term) => isInForce(term, day))
    .sort((a, b) => rank(b) - rank(a) || (b.endsOn ?? '9999').localeCompare(a.endsOn ?? '9999'));
  return counting[0] ?? null;
}

/** The last paid day, today or later; null when there is none. */
export function paidUntil(terms: readonly Term[], day: string): string | null {
  const days = terms.flatMap(({ state, endsOn }) =>
    state === 'running' && endsOn !== null && endsOn >= day ? [endsOn] : [],
  );
  return days.sort().at(-1) ?? null;
}

/** From this day on a paid year can be renewed. */
export function renewableFrom(lastDay: string, programme: Pick<CareProgramme, 'renewFromDays'>): string {
  return addDays(lastDay, -programme.renewFromDays);
}

/** Whether a paid plan can be bought on that day: no paid term is in force, or its end is near. */
export function mayBuyPaid(
  terms: readonly Term[],
  programme: Pick<CareProgramme, 'renewFromDays'>,
  day: string,
): boolean {
  const until = paidUntil(terms, day);
  return until === null || renewableFrom(until, programme) <= day;
}

/**
 * First and last day of a term that is paid on `day`: it follows the paid one, so that an early renewal loses no
 * days.
 */
export function paidTerm(terms: readonly Term[], months: number, day: string): { startsOn: string; endsOn: string } {
  const until = paidUntil(terms, day);
  const startsOn = until === null ? day : addDays(until, 1);
  return { startsOn, endsOn: addDays(monthsAfter(startsOn, months), -1) };
}

/** The same day that many months later; in a shorter month, its last day. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const longest = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, longest)))
    .toISOString()
    .slice(0, 10);
}

/** Discounts on packages in percent by person; `own` is the account holder's, for lines without a person. */
export interface MemberDiscounts {
  own: number;
  byPerson: Readonly<Record<string, number>>;
}

export const noMemberDiscounts: MemberDiscounts = { own: 0, byPerson: {} };

/** The discount of the person that the line is for, because a card belongs to one person. */
export function memberPercent(discounts: MemberDiscounts, personId: string | null | undefined): number {
  if (!personId) return discounts.own;
  // An invented id may be the name of a property that every object has.
  return Object.hasOwn(discounts.byPerson, personId) ? discounts.byPerson[personId]! : 0;
}

/** A member's price of one item, in sen; half a sen and more of the discount is rounded up. */
export function memberPriceSen(priceSen: number, percent: number): number {
  return priceSen - Math.round((priceSen * percent) / 100);
}

export const randomDigits = 11;
const numberShape = /^\d{12}$/;

/** A member number: eleven random digits and a check digit (Luhn). */
export function memberNumber(randomPart: string): string {
  if (randomPart.length !== randomDigits) throw new Error('A member number is made of eleven digits.');
  const check = (10 - (luhnSum(`${randomPart}0`) % 10)) % 10;
  return `${randomPart}${check}`;
}

/** '1234 5678 9012', as printed on the card. */
export function shownMemberNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Parses a typed or scanned number. Null when it is not one, or its check digit is wrong. */
export function readMemberNumber(typed: string): string | null {
  const number = typed
    .trim()
    .toUpperCase()
    .replace(/^MEMBER:/, '')
    .replace(/[\s-]/g, '');
  return numberShape.test(number) && luhnSum(number) % 10 === 0 ? number : null;
}

function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
