import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid, type MessageText } from '#src/shared/failure.ts';

/** The provider's own refusal of a credential. */
export const invalidCredential = () =>
  new Failure({ status: 401, code: 'invalid-credential', text: m.accounts_error_invalid_credential });
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
export const passkeyInvalid = () =>
  new Failure({ status: 401, code: 'passkey_invalid', text: m.accounts_error_passkey });

export function detailsInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'details_invalid', text: m.errors_invalid, fields });
}
