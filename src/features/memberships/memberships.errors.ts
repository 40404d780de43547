import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export const alreadyMember = () => conflict('already_member', m.memberships_error_already);
export const tooEarlyToRenew = () => conflict('too_early_to_renew', m.memberships_error_too_early);
export const paymentWaits = () => conflict('payment_waits', m.memberships_error_payment_waits);
/** Never given, mistyped, or of somebody whose account has removed them: at the desk it is the same. */
export const memberUnknown = () => new Failure({ status: 404, code: 'member_unknown', text: m.memberships_error_unknown, fields: { code: m.memberships_error_unknown } });

function conflict(code: string, text: MessageText): Failure {
  return new Failure({ status: 409, code, text, fields: { persons: text } });
}
