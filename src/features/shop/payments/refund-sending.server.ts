/** Refunds at the gateway: approved ones are sent once, and sent ones are queried until the gateway has decided. */
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { GatewayUnavailable, type RefundOutcome } from '#src/platform/payment-gateway/payment-gateway.ts';
import { findPayment, findRequest, lockRequest, updatePayment } from './data/payments.store.server.ts';
import {
  findRefund,
  listDueRefunds,
  listRefundsOf,
  lockRefund,
  takeRefundTurn,
  updateRefund,
  type RefundRow,
} from './data/refunds.store.server.ts';
import { askAll } from './gateway-poller.server.ts';
import { nextRefundAskingAt, refundCanBecome } from './payments.rules.ts';
import { openBank } from './payment-refunds.server.ts';
import type { PaymentSubject, Ports } from './settlement.server.ts';

/**
 * Sends approved refunds and queries sent ones, each when it is due and several at once. Returns how many changed
 * their state.
 */
export async function sendRefunds(app: Ports, subject: PaymentSubject): Promise<number> {
  const now = app.clock.now();
  let moved = 0;
  await askAll(app, {
    list: () => listDueRefunds(app.db, now, 100),
    ask: async ({ refund, transactionId }) => {
      const isTaken = await takeRefundTurn(app.db, refund, { now, next: nextRefundAskingAt(refund, now) });
      if (!isTaken) return false;
      const outcome = await askGateway(app, refund, transactionId ?? '');
      if (outcome && (await applyRefundOutcome(app, subject, { refundId: refund.id, outcome }))) moved += 1;
      return true;
    },
  });
  return moved;
}

/**
 * The outcome of a refund at the gateway; null while unknown. The same reference sent twice is one refund: after a
 * lost answer it is looked up.
 */
async function askGateway(app: Ports, refund: RefundRow, transactionId: string): Promise<RefundOutcome | null> {
  try {
    if (refund.method === 'reversal') return await askForReversal(app, transactionId);
    if (refund.state === 'sent') return await app.payments.findRefund(refund.reference);
    const bank = openBank(app, refund);
    const outcome = await app.payments.refund({
      refundId: refund.reference,
      transactionId,
      amountSen: refund.amountSen,
      ...(bank ? { bank } : {}),
    });
    return outcome.errorCode === 'PR016' ? await app.payments.findRefund(refund.reference) : outcome;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    app.logger.warn({ refundId: refund.id }, 'payment gateway refund request failed');
    return null;
  }
}

/** Requests a reversal. Repeated after a lost answer it is the same reversal. */
async function askForReversal(app: Ports, transactionId: string): Promise<RefundOutcome> {
  const outcome = await app.payments.reverse(transactionId);
  return { outcome, gatewayRefundId: '', errorCode: outcome === 'failed' ? 'REVERSAL' : '' };
}

async function applyRefundOutcome(
  app: Ports,
  subject: PaymentSubject,
  { refundId, outcome }: { refundId: string; outcome: RefundOutcome },
): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const before = await findRefund(tx, refundId);
    await lockRequest(tx, before!.orderId);
    const refund = (await lockRefund(tx, refundId))!;
    const next = outcome.outcome === 'pending' ? 'sent' : outcome.outcome;
    if (!refundCanBecome(refund.state, next)) return false;
    await updateRefund(tx, refundId, {
      state: next,
      gatewayRefundId: outcome.gatewayRefundId,
      errorCode: outcome.errorCode,
      updatedAt: app.clock.now(),
      // The bank details are no longer needed.
      ...(next === 'done' ? { bank: null } : {}),
    });
    if (next === 'done') await finishRefund(app, subject, { tx, refund });
    return true;
  });
}

async function finishRefund(
  app: Ports,
  subject: PaymentSubject,
  { tx, refund }: { tx: Transaction; refund: RefundRow },
): Promise<void> {
  const payment = (await findPayment(tx, refund.paymentId))!;
  const refunded = (await listRefundsOf(tx, refund.orderId))
    .filter((one) => one.paymentId === payment.id && one.state === 'done')
    .reduce((sum, one) => sum + one.amountSen, 0);
  const isWhole = refunded >= payment.amountSen;
  if (isWhole) await updatePayment(tx, payment.id, { state: 'refunded', updatedAt: app.clock.now() });
  const request = await findRequest(tx, refund.orderId);
  await subject.refunded(app, tx, {
    orderId: refund.orderId,
    refundId: refund.id,
    amountSen: refund.amountSen,
    isWhole,
    isSurplus: request?.settledPaymentId !== payment.id,
  });
}
