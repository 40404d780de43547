import { Failure, fieldInvalid } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export const alreadySettled = () =>
  new Failure({ status: 409, code: 'already_settled', text: m.staff_error_already_settled });
export const reasonMissing = () => fieldInvalid('reason_missing', 'reason', m.staff_error_reason);
