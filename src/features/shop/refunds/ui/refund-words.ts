import type {
  PaymentState,
  RefundMethod,
  RefundReason,
  RefundState,
} from '#src/features/shop/payments/payments.rules.ts';
import { m } from '#src/paraglide/messages.js';

/** The state of a refund in words. */
export function refundStateWords(state: RefundState): string {
  return {
    listed: m.refunds_listed,
    proposed: m.refunds_proposed,
    approved: m.refunds_approved,
    sent: m.refunds_sent,
    done: m.refunds_done,
    failed: m.refunds_failed,
    declined: m.refunds_declined,
  }[state]();
}

/** The state of a payment as a text. */
export function paymentStateWords(state: PaymentState): string {
  return {
    created: m.refunds_payment_created,
    pending: m.refunds_payment_pending,
    paid: m.refunds_payment_paid,
    failed: m.refunds_payment_failed,
    expired: m.refunds_payment_expired,
    refunded: m.refunds_payment_refunded,
  }[state]();
}

/** Refund or reversal, as a text. */
export function refundMethodWords(method: RefundMethod): string {
  return method === 'reversal' ? m.refunds_method_reversal() : m.refunds_method_refund();
}

/** The reason of a refund as a text. */
export function refundReasonWords(reason: RefundReason): string {
  return {
    second: m.refunds_reason_second,
    late: m.refunds_reason_late,
    patient_asked: m.refunds_reason_patient,
    not_possible: m.refunds_reason_not_possible,
    mistake: m.refunds_reason_mistake,
    goodwill: m.refunds_reason_goodwill,
  }[reason]();
}
