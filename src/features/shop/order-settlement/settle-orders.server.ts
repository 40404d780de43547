/** The effect of a payment on its order, inside the settlement's transaction; and the expiry of orders. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { confirmCapacity, releaseCapacity, releasePromotion } from '#src/features/shop/packages/packages.server.ts';
import { dropTermsOfOrder, startTermsOfOrder } from '#src/features/membership/memberships/memberships.server.ts';
import {
  closePaymentRequest,
  isAwaitingBank,
  type Ports as PaymentPorts,
  type PaymentSubject,
} from '#src/features/shop/payments/payments.server.ts';
import { pendingSince } from '#src/features/shop/payments/payments.rules.ts';
import { listOverdueOrders, lockOrder, moveOrder, type OrderRow } from '#src/features/shop/orders/orders.server.ts';
import { orderCanBecome } from '#src/features/shop/orders/orders.rules.ts';
import { finishOrderRefund } from './order-refunds.server.ts';

/** The orders' implementation of the payments port: called when an order's payment ends. */
export const orderPayments: PaymentSubject = {
  async settle(app, tx, { orderId, wasPending }) {
    const order = await lockOrder(tx, orderId);
    const now = app.clock.now();
    if (!order || !orderCanBecome(order.state, 'paid')) return false;
    // The order has expired even if the job has not run yet. Only a payment that the bank marked as pending may still
    // settle it.
    if (order.expiresAt <= now && !wasPending) {
      await endOrder(app, tx, { order, to: 'expired' });
      return false;
    }
    if (!(await confirmCapacity(tx, orderId))) {
      await endOrder(app, tx, { order, to: 'expired' });
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

/** Ends an unpaid order: its places and its promotion are released, its open payments expire. */
export async function endOrder(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { order, to }: { order: OrderRow; to: 'expired' | 'cancelled' },
): Promise<void> {
  await releaseCapacity(tx, order.id);
  await releasePromotion(tx, order.id);
  await dropTermsOfOrder(tx, order.id);
  await closePaymentRequest(app, tx, order.id);
  await moveOrder(tx, order, { to, at: app.clock.now(), by: to === 'cancelled' ? 'buyer' : 'system' });
}

/**
 * Expires overdue orders, each in its own transaction. The gateway is not asked here: requery-payments asked two
 * minutes before, so that no slow answer delays other orders. An order with a pending payment is kept for a week.
 * Returns the number of expired orders.
 */
export async function expireOrders(app: PaymentPorts): Promise<number> {
  const now = app.clock.now();
  let ended = 0;
  let after: string | undefined;
  for (;;) {
    const overdue = await listOverdueOrders(app.db, { now, pendingSince: pendingSince(now), after, limit: 100 });
    for (const { id } of overdue) if (await expireOne(app, id)) ended += 1;
    after = overdue.at(-1)?.id;
    if (!after) return ended;
  }
}

/**
 * Expires one order. An order that cannot be ended now (its row is locked) is tried again in the next run and delays
 * no other.
 */
async function expireOne(app: PaymentPorts, id: string): Promise<boolean> {
  try {
    return await inTransaction(app.db, (tx) => expireIn(app, tx, id));
  } catch (error) {
    app.logger.warn({ err: error, orderId: id }, 'order expiry failed');
    return false;
  }
}

async function expireIn(app: PaymentPorts, tx: Transaction, id: string): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (!order || !orderCanBecome(order.state, 'expired') || (await isAwaitingBank(app, tx, id))) return false;
  await endOrder(app, tx, { order, to: 'expired' });
  return true;
}
