import { m } from '#src/paraglide/messages.js';

const words: Record<string, () => string> = {
  'auth/account-exists-with-different-credential': m.accounts_error_use_other,
  'auth/email-already-in-use': m.accounts_error_use_other,
  'auth/network-request-failed': m.session_error_login,
  'auth/timeout': m.session_error_login,
  'auth/internal-error': m.session_error_social,
  'auth/too-many-requests': m.errors_too_many,
  'auth/user-disabled': m.accounts_error_disabled,
  'auth/invalid-credential': m.accounts_error_invalid_credential,
  'auth/user-cancelled': m.session_error_social,
};

/** The text for a refusal of Firebase's script, in the reader's language; undefined where its own message is shown. */
export function firebaseWords(code: string): string | undefined {
  return words[code]?.();
}
