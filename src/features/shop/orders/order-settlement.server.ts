/** What a payment does to its order, inside the settlement's transaction; and orders whose hour is over. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { confirmCapacity, releaseCapacity, releasePromotion } from '#src/features/shop/packages/packages.server.ts';
import { dropTermsOfOrder, startTermsOfOrder } from '#src/features/membership/memberships/membership-terms.server.ts';
import {
  closePaymentRequest,
  hasPendingPayment,
  requeryOrder,
  type PaymentPorts,
  type PaymentSubject,
} from '#src/features/shop/payments/payments.server.ts';
import { listOverdueOrders, lockOrder, moveOrder, type OrderRow } from './data/orders.store.server.ts';
import { orderCanBecome } from './orders.rules.ts';
import { finishOrderRefund } from './order-refunds.server.ts';

/** The payments' door to orders. */
export const orderPayments: PaymentSubject = {
  async settle(app, tx, { orderId, wasPending }) {
    const order = await lockOrder(tx, orderId);
    const now = app.clock.now();
    if (!order || !orderCanBecome(order.state, 'paid')) return false;
    // An hour that is over is over, whether or not the sweep has been here; the bank's own 'later' is waited for.
    if (order.expiresAt <= now && !wasPending) {
      await endOrder(app, tx, order, 'expired');
      return false;
    }
    if (!(await confirmCapacity(tx, orderId))) {
      await endOrder(app, tx, order, 'expired');
      return false;
    }
    await moveOrder(tx, order, { to: 'paid', at: now, by: 'gateway', paidAt: now });
    await startTermsOfOrder(app, tx, orderId);
    return true;
  },
  async fail(app, tx, orderId) {
    const order = await lockOrder(tx, orderId);
    if (order && orderCanBecome(order.state, 'failed'))
      await moveOrder(tx, order, { to: 'failed', at: app.clock.now(), by: 'gateway' });
  },
  refunded: finishOrderRefund,
};

/** Ends an unpaid order: its places and its promotion go back, its open tries end. */
export async function endOrder(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  order: OrderRow,
  to: 'expired' | 'cancelled',
): Promise<void> {
  await releaseCapacity(tx, order.id);
  await releasePromotion(tx, order.id);
  await dropTermsOfOrder(tx, order.id);
  await closePaymentRequest(app, tx, order.id);
  await moveOrder(tx, order, { to, at: app.clock.now(), by: to === 'cancelled' ? 'buyer' : 'system' });
}

/**
 * Ends the orders whose hour is over; the gateway is asked once more before. An order whose payment the bank still considers is
 * left alone. Answers how many ended.
 */
export async function expireOrders(app: PaymentPorts): Promise<number> {
  let ended = 0;
  for (const { id } of await listOverdueOrders(app.db, app.clock.now(), 100)) {
    await requeryOrder(app, orderPayments, id);
    if (await inTransaction(app.db, (tx) => expireIn(app, tx, id))) ended += 1;
  }
  return ended;
}

async function expireIn(app: PaymentPorts, tx: Transaction, id: string): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (!order || !orderCanBecome(order.state, 'expired') || (await hasPendingPayment(tx, id))) return false;
  await endOrder(app, tx, order, 'expired');
  return true;
}
