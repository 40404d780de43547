import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid, type MessageText } from '#src/shared/failure.ts';

/** One answer for an unknown address and a wrong password, in the specification's words. */
export const invalidLogin = () =>
  new Failure({ status: 401, code: 'invalid_login', text: m.accounts_error_invalid_login });
/** The provider's own refusal of a credential. */
export const invalidCredential = () =>
  new Failure({ status: 401, code: 'invalid-credential', text: m.accounts_error_invalid_credential });
export const accountDisabled = () =>
  new Failure({ status: 403, code: 'user-disabled', text: m.accounts_error_disabled });
export const identityUnavailable = () =>
  new Failure({ status: 503, code: 'identity_unavailable', text: m.accounts_error_unavailable, retryAfterSeconds: 5 });
export const addressNotVerified = (text: MessageText = m.accounts_error_address_not_verified) =>
  new Failure({ status: 409, code: 'address_not_verified', text });
/** Staff have merged the account into another one of the same person, who signs in there. */
export const accountMerged = (email: string) =>
  new Failure({
    status: 403,
    code: 'account_merged',
    text: (_inputs, options) => m.accounts_error_merged({ email }, options),
  });
export const addressMissing = () =>
  new Failure({ status: 422, code: 'address_missing', text: m.accounts_error_address_missing });
export const passwordTooShort = () => fieldInvalid('weak-password', 'password', m.accounts_error_password_short);
export const passwordTooLong = () => fieldInvalid('password_too_long', 'password', m.accounts_error_password_long);
export const passwordCommon = () => fieldInvalid('password_common', 'password', m.accounts_error_password_common);
export const passwordWrong = () => fieldInvalid('password_wrong', 'current', m.accounts_error_password_wrong);
export const codeInvalid = () => fieldInvalid('code_invalid', 'code', m.accounts_error_code_invalid);
export const emailSame = () => fieldInvalid('email_same', 'email', m.accounts_error_email_same);
export const linkInvalid = () => fieldInvalid('link_invalid', 'code', m.accounts_error_link_invalid);
export const pendingOver = () =>
  new Failure({ status: 401, code: 'sign_in_over', text: m.accounts_error_sign_in_over });
export const passkeyInvalid = () =>
  new Failure({ status: 401, code: 'passkey_invalid', text: m.accounts_error_passkey });
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

export function detailsInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'details_invalid', text: m.errors_invalid, fields });
}
