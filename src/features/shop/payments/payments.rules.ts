/** Life cycles of a payment and of a refund, and when the gateway is asked again. */

export const paymentStates = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * From each state, the states it may become: only forward. A failure that arrives after the payment is recorded and
 * not applied; a payment that arrives after a failure or after the expiry is always applied.
 */
export const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  created: ['pending', 'paid', 'failed', 'expired'],
  pending: ['paid', 'failed'],
  failed: ['paid'],
  expired: ['pending', 'paid', 'failed'],
  paid: ['refunded'],
  refunded: [],
};

/** Whether a payment in `from` may become `to`, by the transition table. */
export function paymentCanBecome(from: PaymentState, to: PaymentState): boolean {
  return paymentTransitions[from].includes(to);
}

export const refundStates = ['listed', 'proposed', 'approved', 'sent', 'done', 'failed', 'declined'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * 'listed': the system found it (a second or late payment). 'proposed': it waits for a second person. 'sent': it waits
 * for the gateway. A failed refund is approved again, under a new reference.
 */
export const refundTransitions: Record<RefundState, readonly RefundState[]> = {
  listed: ['proposed', 'approved', 'declined'],
  proposed: ['approved', 'declined'],
  approved: ['sent', 'done', 'failed'],
  sent: ['done', 'failed'],
  failed: ['approved'],
  done: [],
  declined: [],
};

/** Whether a refund in `from` may become `to`, by the transition table. */
export function refundCanBecome(from: RefundState, to: RefundState): boolean {
  return refundTransitions[from].includes(to);
}

/** A refund at any time, or a reversal: the whole payment on its own day, before the gateway settles it. */
export const refundMethods = ['refund', 'reversal'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/**
 * Whether a payment can be reversed: whole, on the Malaysian day on which it was paid, and without an earlier refund.
 * A reversal has the same states as a refund, but is never 'sent', because the gateway answers at once. A refused one
 * is approved again as an ordinary refund.
 */
export function isReversible(
  payment: { state: PaymentState; paidOn: string; claimedSen: number },
  today: string,
): boolean {
  return payment.state === 'paid' && payment.paidOn === today && payment.claimedSen === 0;
}

/** Refunds in these states have taken, or may still take, a part of the payment. */
export const claimingRefundStates: readonly RefundState[] = ['proposed', 'approved', 'sent', 'done'];

/** Reasons that staff may give for a refund. */
export const staffRefundReasons = ['patient_asked', 'not_possible', 'mistake', 'goodwill'] as const;
/** All reasons of refunds: a second payment and a late one are found by the system. */
export const refundReasons = ['second', 'late', ...staffRefundReasons] as const;
export type RefundReason = (typeof refundReasons)[number];

const minuteMs = 60_000;
const requeryMinutes = [10, 10, 15, 30];
const dayMs = 24 * 60 * minuteMs;
/** Days that a business account's transfer can stay pending. */
const pendingDays = 7;
/** Minimum interval: the gateway blocks a merchant that asks faster about one order. */
const askingMs = 5 * minuteMs;
/** The last requery comes this long before an unpaid order expires; the expiry itself does not ask the gateway. */
const lastAskingMs = 2 * minuteMs;

export interface AskedRequest {
  createdAt: Date;
  expiresAt: Date;
  /** Number of requeries so far. */
  requeries: number;
  /** Time of the last requery; null: never. */
  askedAt: Date | null;
}

/** The earliest time of the next requery of an order: five minutes after the last one. */
export function mayAskAt({ askedAt }: Pick<AskedRequest, 'askedAt'>): Date {
  return new Date(askedAt ? askedAt.getTime() + askingMs : 0);
}

/**
 * When the gateway is asked again about an unanswered order: after 10, 20 and 35 minutes, two minutes before it
 * expires, then each half hour for a day; an order with a pending payment, each six hours for a week. Never twice
 * within five minutes. Null: not again.
 */
export function nextRequeryAt(request: AskedRequest & { isPending: boolean }, now: Date): Date | null {
  const age = now.getTime() - request.createdAt.getTime();
  const soonest = Math.max(now.getTime(), mayAskAt(request).getTime());
  if (age < dayMs) {
    const regular = now.getTime() + (requeryMinutes[request.requeries] ?? 30) * minuteMs;
    const last = request.expiresAt.getTime() - lastAskingMs;
    const isLastAhead = now.getTime() < last && last < regular;
    return new Date(Math.max(soonest, isLastAhead ? last : regular));
  }
  if (request.isPending && age < pendingDays * dayMs) return new Date(now.getTime() + 360 * minuteMs);
  return null;
}

/** The latest time since which a pending payment is waited for no longer: its order expires. */
export function pendingSince(now: Date): Date {
  return new Date(now.getTime() - pendingDays * dayMs);
}

/**
 * When the gateway is asked next about a refund: after five minutes during the first hour since its last change, then
 * each half hour.
 */
export function nextRefundAskingAt(refund: { updatedAt: Date }, now: Date): Date {
  const isYoung = now.getTime() - refund.updatedAt.getTime() < 60 * minuteMs;
  return new Date(now.getTime() + (isYoung ? askingMs : 30 * minuteMs));
}

/** The gateway's smallest amount. */
export const minimumPaymentSen = 101;

/** Days in which a refused message of the gateway is stored: enough to investigate an attack; no payment needs it. */
export const refusedMessageDays = 90;

/** Months in which other messages are stored, whole ones: seven years, by accounting law. */
export const storedMessageMonths = 84;

/** Hours for which a browser without a session may see the order that it has paid. */
export const resultHours = 24;
