import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

/** The message of each field, in the forms' order. */
export const accountTexts = {
  name: m.persons_error_name,
  phone: m.profile_error_phone,
  language: m.profile_error_language,
} as const;
export const addressTexts = {
  line1: m.profile_error_line1,
  line2: m.profile_error_line2,
  postcode: m.profile_error_postcode,
  city: m.profile_error_city,
  state: m.profile_error_state,
  country: m.persons_error_nationality,
} as const;

export function profileInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'profile_invalid', text: m.persons_error_invalid, fields });
}
