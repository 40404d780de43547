import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** Signed in, but not for this. */
export function forbidden(): Failure {
  return new Failure({ status: 403, code: 'forbidden', text: m.staff_error_forbidden });
}
