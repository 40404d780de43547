import { Failure, fieldInvalid } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export const passwordWrong = () => fieldInvalid('password_wrong', 'current', m.accounts_error_password_wrong);
export const codeInvalid = () => fieldInvalid('code_invalid', 'code', m.accounts_error_code_invalid);
export const emailSame = () => fieldInvalid('email_same', 'email', m.accounts_error_email_same);
export const linkInvalid = () => fieldInvalid('link_invalid', 'code', m.accounts_error_link_invalid);
export const secondFactorMissing = () =>
  new Failure({ status: 409, code: 'second_factor_missing', text: m.accounts_error_second_factor_missing });
export const secondFactorThere = () =>
  new Failure({ status: 409, code: 'second_factor_there', text: m.accounts_error_second_factor_there });
export const secondFactorOver = () => fieldInvalid('second_factor_over', 'code', m.accounts_error_second_factor_over);
/** A credential change requires reauthentication, and the last one is too old. */
export const proofNeeded = () =>
  new Failure({ status: 403, code: 'proof_needed', text: m.accounts_error_proof_needed });
/** No sign-in method is added to an account whose mail address is not verified. */
export const addressUnproved = () =>
  new Failure({ status: 409, code: 'address_unproved', text: m.accounts_error_address_unproved });
