import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** The messages of the specification (section 5), to the letter in every language: programs compare them. */
const words = {
  incomplete: 'Invalid data, please double confirm',
  amount: 'Invalid Amount',
  orderId: 'Invalid orderID',
} as const;

export type LinkRefusal = keyof typeof words;

/** The payment link cannot be made. */
export function linkRefused(reason: LinkRefusal): Failure {
  return new Failure({ status: 422, code: `payment_${reason}`, text: () => words[reason] });
}

export const requestOver = () => new Failure({ status: 409, code: 'payment_over', text: m.payments_error_over });
export const requestSettled = () =>
  new Failure({ status: 409, code: 'payment_settled', text: m.payments_error_settled });
export const refundUnknown = () =>
  new Failure({ status: 404, code: 'refund_unknown', text: m.payments_error_refund_unknown });
export const refundTooLarge = () =>
  new Failure({
    status: 422,
    code: 'refund_too_large',
    text: m.payments_error_refund_amount,
    fields: { amount: m.payments_error_refund_amount },
  });
export const refundNotPossible = () =>
  new Failure({ status: 409, code: 'refund_not_possible', text: m.payments_error_refund_state });
export const reversalNotPossible = () =>
  new Failure({ status: 409, code: 'reversal_not_possible', text: m.payments_error_reversal });
export const secondPersonNeeded = () =>
  new Failure({ status: 409, code: 'second_person_needed', text: m.payments_error_second_person });
