import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';

/** The message of each field of the registration form, in the form's order: what is expected. */
export const registrationTexts: Record<string, MessageText> = {
  name: m.accounts_error_name,
  email: m.accounts_error_email,
  phone: m.accounts_error_phone,
  id_kind: m.persons_error_id_kind,
  id_number: m.persons_error_id_number,
  nationality: m.persons_error_nationality,
  date_of_birth: m.accounts_error_birth_date_needed,
  gender: m.accounts_error_gender,
  password: m.accounts_error_password,
  consent_version: m.accounts_error_consent,
};
