import { Failure, fieldInvalid } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** A deletion without a password is allowed only within this many minutes after sign-in. */
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
