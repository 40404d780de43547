/** Who fits a plan of the care programme. */
import type { CarePlan } from '#src/features/site/settings/care-programme-setting.schema.ts';

/** As many as an account may have. */
export const mostPersons = 12;
const grownAt = 18;

/** What is known of somebody who is to become a member. */
export interface Candidate {
  relationship: string;
  age: number | null;
  nationality: string | null;
}

export type PlanRefusal = 'too_many_adults' | 'too_many_children' | 'too_young' | 'nationality_needed';

/** Why these people cannot have the plan together; null when they can. Who has no known age counts as grown. */
export function planRefusal(
  plan: Pick<CarePlan, 'adults' | 'children' | 'months'>,
  people: readonly Candidate[],
): PlanRefusal | null {
  const children = people.filter(({ age }) => age !== null && age < grownAt);
  const adults = people.length - children.length;
  // A child becomes a member by a parent's account, never by one of its own.
  if (children.some(({ relationship }) => relationship === 'self')) return 'too_young';
  // A place that no child takes is no adult's; a child may take an adult's.
  if (adults > plan.adults) return 'too_many_adults';
  if (children.length > plan.children + (plan.adults - adults)) return 'too_many_children';
  // The tax on what is paid depends on it.
  return plan.months !== null && people.some(({ nationality }) => nationality === null) ? 'nationality_needed' : null;
}
