import { m } from '#src/paraglide/messages.js';
import type { OrderState, VoucherState } from '../orders.rules.ts';

/** The state of an order in words. */
export function orderStateWords(state: OrderState): string {
  return {
    pending: m.orders_state_pending,
    paid: m.orders_state_paid,
    failed: m.orders_state_failed,
    expired: m.orders_state_expired,
    cancelled: m.orders_state_cancelled,
    refunded: m.orders_state_refunded,
  }[state]();
}

/** The state of a voucher, in the language of the page. */
export function voucherStateWords(state: VoucherState): string {
  return { valid: m.orders_voucher_valid, redeemed: m.orders_voucher_redeemed, cancelled: m.orders_voucher_cancelled }[
    state
  ]();
}
