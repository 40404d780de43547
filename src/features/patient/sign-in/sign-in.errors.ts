import { Failure } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** One answer for an unknown address and a wrong password, in the specification's words. */
export const invalidLogin = () =>
  new Failure({ status: 401, code: 'invalid_login', text: m.accounts_error_invalid_login });
export const accountDisabled = () =>
  new Failure({ status: 403, code: 'user-disabled', text: m.accounts_error_disabled });
export const pendingOver = () =>
  new Failure({ status: 401, code: 'sign_in_over', text: m.accounts_error_sign_in_over });
