/** Eligibility for a plan of the care programme. */
import { reducedUntilAge } from '#src/features/patient/persons/persons.rules.ts';
import type { CarePlan } from '#src/features/site/settings/care-programme-setting.schema.ts';

/** The data of a person who is to become a member. */
export interface Candidate {
  relationship: string;
  age: number | null;
  nationality: string | null;
}

export type PlanRefusal = 'too_many_adults' | 'too_many_children' | 'too_young' | 'nationality_needed';

/** Why these people cannot have the plan together; null when they can. A person of unknown age counts as adult. */
export function planRefusal(
  plan: Pick<CarePlan, 'adults' | 'children' | 'months'>,
  people: readonly Candidate[],
): PlanRefusal | null {
  const children = people.filter(({ age }) => age !== null && age < reducedUntilAge);
  const adults = people.length - children.length;
  // A child becomes a member through a parent's account, never through an account of its own.
  if (children.some(({ relationship }) => relationship === 'self')) return 'too_young';
  // An adult cannot use a child's place; a child may use an adult's.
  if (adults > plan.adults) return 'too_many_adults';
  if (children.length > plan.children + (plan.adults - adults)) return 'too_many_children';
  // Needed, because the tax on the price depends on it.
  return plan.months !== null && people.some(({ nationality }) => nationality === null) ? 'nationality_needed' : null;
}

/** The content of a card's QR code. */
export function memberCardText(number: string): string {
  return `MEMBER:${number}`;
}
