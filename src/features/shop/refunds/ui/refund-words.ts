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
    listed: m.orders_refund_listed,
    proposed: m.orders_refund_proposed,
    approved: m.orders_refund_approved,
    sent: m.orders_refund_sent,
    done: m.orders_refund_done,
    failed: m.orders_refund_failed,
    declined: m.orders_refund_declined,
  }[state]();
}

/** The state of a payment as a text. */
export function paymentStateWords(state: PaymentState): string {
  return {
    created: m.orders_payment_created,
    pending: m.orders_payment_pending,
    paid: m.orders_payment_paid,
    failed: m.orders_payment_failed,
    expired: m.orders_payment_expired,
    refunded: m.orders_payment_refunded,
  }[state]();
}

/** Refund or reversal, as a text. */
export function refundMethodWords(method: RefundMethod): string {
  return method === 'reversal' ? m.orders_method_reversal() : m.orders_method_refund();
}

/** The reason of a refund as a text. */
export function refundReasonWords(reason: RefundReason): string {
  return {
    second: m.orders_reason_second,
    late: m.orders_reason_late,
    patient_asked: m.orders_reason_patient,
    not_possible: m.orders_reason_not_possible,
    mistake: m.orders_reason_mistake,
    goodwill: m.orders_reason_goodwill,
  }[reason]();
}
