import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid, type MessageText } from '#src/shared/failure.ts';

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

/** A deletion without a password counts only within so many minutes after sign-in. */
export const passwordNeeded = (minutes: number) =>
  fieldInvalid('password_needed', 'password', (_, options) => m.setting_error_password_needed({ minutes }, options));

export const deletionNotConfirmed = () =>
  new Failure({
    status: 422,
    code: 'deletion_not_confirmed',
    text: m.setting_error_confirm,
    fields: { confirmed: m.setting_error_confirm },
  });
/** The notice has a newer version than the one that was shown. */
export const consentOutdated = () =>
  new Failure({ status: 409, code: 'consent_outdated', text: m.setting_consent_changed });
export const staffStays = () => new Failure({ status: 409, code: 'staff_stays', text: m.setting_error_staff });
