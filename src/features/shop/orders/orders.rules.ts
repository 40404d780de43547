/**
 * Life cycles of orders and vouchers, and the formats of their numbers. How long a voucher is valid is its package's
 * `validityDays`.
 */

export const orderStates = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** From each state, the states it may become. A failed payment may be followed by a successful one within the hour. */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  pending: ['paid', 'failed', 'expired', 'cancelled'],
  failed: ['paid', 'expired', 'cancelled'],
  paid: ['refunded'],
  expired: [],
  cancelled: [],
  refunded: [],
};

/** Whether an order in `from` may become `to`, by the transition table. */
export function orderCanBecome(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to);
}

export const voucherStates = ['valid', 'redeemed', 'cancelled'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** A voucher is used once; a refunded one cannot be used. */
export const voucherTransitions: Record<VoucherState, readonly VoucherState[]> = {
  valid: ['redeemed', 'cancelled'],
  redeemed: [],
  cancelled: [],
};

/** Whether an order can be paid: not expired, and not paid yet. */
export function isPayable(order: { state: OrderState; expiresAt: Date }, now: Date): boolean {
  return orderCanBecome(order.state, 'paid') && order.expiresAt > now;
}

/** What went back to the buyer: each refund of a paid order has its credit note. */
export function refundedSen(documents: readonly { kind: 'receipt' | 'credit_note'; amountSen: number }[]): number {
  return documents.reduce((sum, { kind, amountSen }) => (kind === 'credit_note' ? sum + amountSen : sum), 0);
}

/** Minutes in which an order can be paid (section 14). */
export const expiryMinutes = 60;

/** Ten characters: 'M', then nine letters and digits that are not mistaken for each other. */
export const orderIdPrefix = 'M';
export const orderIdShape = /^M[0-9A-Z]{9}$/;
export const voucherPrefix = 'V';
export const voucherShape = /^V[0-9A-Z]{9}$/;

/** A voucher's code, as typed by staff or scanned from its QR code. Null when it is not one. */
export function readVoucherCode(typed: string): string | null {
  const code = typed
    .trim()
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^.*VOUCHER[:=/]/, '');
  return voucherShape.test(code) ? code : null;
}
