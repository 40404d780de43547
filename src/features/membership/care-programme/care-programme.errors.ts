import { reducedUntilAge } from '#src/features/patient/persons/persons.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid, type MessageText } from '#src/shared/failure.ts';
import type { PlanRefusal } from './care-programme.rules.ts';

const refusals: Record<PlanRefusal, MessageText> = {
  too_many_adults: m.cares_error_adults,
  too_many_children: m.cares_error_children,
  too_young: (_, options) => m.cares_error_young({ grown: reducedUntilAge }, options),
  nationality_needed: m.cares_error_nationality,
};

export const planUnknown = () => fieldInvalid('plan_unknown', 'plan', m.cares_error_plan);
/** The terms were not accepted, or have changed since. */
export const termsNeeded = () => fieldInvalid('terms_needed', 'agreed', m.cares_error_agreed);
export const planRefused = (why: PlanRefusal) => fieldInvalid(why, 'persons', refusals[why]);

/** The message of each field of the form. */
export const joinTexts: Record<string, MessageText> = {
  plan: m.cares_error_plan,
  persons: m.cares_error_persons,
  phone: m.cares_error_phone,
  termsVersion: m.cares_error_agreed,
};

export function joinInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'join_invalid', text: Object.values(fields)[0] ?? m.errors_invalid, fields });
}

/** Unknown, mistyped, or of a deleted person: staff get the same answer in all three cases. */
export const memberUnknown = () =>
  new Failure({
    status: 404,
    code: 'member_unknown',
    text: m.memberships_error_unknown,
    fields: { code: m.memberships_error_unknown },
  });
