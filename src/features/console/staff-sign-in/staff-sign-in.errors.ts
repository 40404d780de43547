import { Failure, fieldInvalid } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export const passkeyUnknown = () => new Failure({ status: 404, code: 'passkey_unknown', text: m.errors_not_found });
export const nameMissing = () => fieldInvalid('name_missing', 'name', m.staff_error_name);
/** Only the reader of the invitation learns that the address has an account. */
export const passwordOfAccount = () =>
  fieldInvalid('password_of_account', 'password', m.staff_error_password_of_account);
