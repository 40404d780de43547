import { m } from '#src/paraglide/messages.js';
import { formatDay } from '#src/shared/dates.ts';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export const alreadyMember = () => conflict('already_member', m.memberships_error_already);
export const tooEarlyToRenew = () => conflict('too_early_to_renew', m.memberships_error_too_early);
export const paymentWaits = () => conflict('payment_waits', m.memberships_error_payment_waits);
/** A paid card is valid until that day: the membership has to be ended first, so that this is deliberate. */
export const paidCardHolds = (lastDay: string) =>
  new Failure({
    status: 409,
    code: 'paid_card_holds',
    text: (_none, options) => m.memberships_error_paid_card({ day: formatDay(lastDay, options.locale) }, options),
  });

function conflict(code: string, text: MessageText): Failure {
  return new Failure({ status: 409, code, text, fields: { persons: text } });
}
