/**
 * Settlement: each answer of the gateway is applied once, in one transaction, whether it comes first, twice or late.
 */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import type { GatewayAnswer, PaymentOutcome } from '#src/platform/payment-gateway/payment-gateway.ts';
import {
  countPayments,
  expireOpenPayments,
  findOpenPayment,
  findPaymentByTransaction,
  insertMessage,
  insertPayment,
  isPendingSince,
  lockRequest,
  updatePayment,
  updateRequest,
  type MessageRow,
  type PaymentRow,
  type RequestRow,
} from './data/payments.store.server.ts';
import { insertRefund } from './data/refunds.store.server.ts';
import { paymentCanBecome, pendingSince, type PaymentState } from './payments.rules.ts';

export type Ports = Pick<
  App,
  'db' | 'clock' | 'random' | 'secrets' | 'config' | 'logger' | 'metrics' | 'payments' | 'pool'
>;

/** The subject of a payment, implemented by orders. The functions run inside the settlement's transaction. */
export interface PaymentSubject {
  /**
   * The payment has arrived. Returns false when it cannot settle the order (expired, cancelled, paid already): then
   * it is refunded.
   */
  settle(app: Ports, tx: Transaction, paid: { orderId: string; wasPending: boolean }): Promise<boolean>;
  /** A payment failed and no other payment is in progress. */
  fail(app: Ports, tx: Transaction, orderId: string): Promise<void>;
  /** A refund is done. `isWhole`: the whole payment is refunded; `isSurplus`: the payment never settled the order. */
  refunded(
    app: Ports,
    tx: Transaction,
    refund: { orderId: string; refundId: string; amountSen: number; isWhole: boolean; isSurplus: boolean },
  ): Promise<void>;
}

/** 'noted' changes a payment but settles nothing; 'repeated' contains nothing new. The last three are refusals. */
export type Verdict =
  | 'settled'
  | 'surplus'
  | 'noted'
  | 'repeated'
  | 'unknown_order'
  | 'wrong_amount'
  | 'wrong_currency';

export type Answer = Omit<GatewayAnswer, 'paidAtText' | 'errorCode'> & { paidAtText?: string; errorCode?: string };

export interface HeardAnswer {
  answer: Answer;
  kind: MessageRow['kind'];
  /** The raw body. */
  body: string;
  /** A return from the browser is recorded but not applied: the gateway itself is asked. */
  isOnlyNoted?: boolean;
}

const stateOf: Record<PaymentOutcome, PaymentState> = { paid: 'paid', pending: 'pending', failed: 'failed' };

/**
 * Applies one authentic answer to the stored request; another order, amount or currency is refused. The same answer
 * again changes nothing. The first payment settles; every further or late one goes on the refund list.
 */
export async function applyAnswer(app: Ports, subject: PaymentSubject, heard: HeardAnswer): Promise<Verdict> {
  const verdict = await inTransaction(app.db, async (tx) => {
    const found = await verdictOn(app, subject, { tx, ...heard });
    await insertMessage(tx, {
      kind: heard.kind,
      verdict: found,
      body: heard.body.slice(0, 8_000),
      receivedAt: app.clock.now(),
      orderId: heard.answer.orderId,
      transactionId: heard.answer.transactionId,
    });
    return found;
  });
  app.metrics.paymentMessages.inc({ verdict });
  return verdict;
}

async function verdictOn(
  app: Ports,
  subject: PaymentSubject,
  { tx, answer, isOnlyNoted }: HeardAnswer & { tx: Transaction },
): Promise<Verdict> {
  const request = await lockRequest(tx, answer.orderId);
  if (!request) return 'unknown_order';
  if (answer.amountSen !== request.amountSen) return 'wrong_amount';
  if (answer.currency !== request.currency) return 'wrong_currency';
  const known = await findPaymentByTransaction(tx, answer.transactionId);
  if (known && known.orderId !== request.orderId) return 'unknown_order';
  if (isOnlyNoted) return known?.state === stateOf[answer.outcome] ? 'repeated' : 'noted';
  const payment = known ?? (await bindPayment(app, tx, { request, ...answer }));
  const next = stateOf[answer.outcome];
  if (!paymentCanBecome(payment.state, next)) return 'repeated';
  const now = app.clock.now();
  await updatePayment(tx, payment.id, {
    state: next,
    channel: answer.channel,
    updatedAt: now,
    errorCode: answer.errorCode ?? '',
    paidAtText: answer.paidAtText ?? '',
    ...(next === 'paid' ? { paidAt: now } : {}),
  });
  if (next === 'paid') return takeMoney(app, subject, { tx, request, payment });
  if (next === 'failed' && (await countPayments(tx, request.orderId, ['pending', 'paid'])) === 0)
    await subject.fail(app, tx, request.orderId);
  return 'noted';
}

async function takeMoney(
  app: Ports,
  subject: PaymentSubject,
  { tx, request, payment }: { tx: Transaction; request: RequestRow; payment: PaymentRow },
): Promise<Verdict> {
  const now = app.clock.now();
  if (
    !request.settledPaymentId &&
    (await subject.settle(app, tx, { orderId: request.orderId, wasPending: payment.state === 'pending' }))
  ) {
    await updateRequest(tx, request.orderId, { settledPaymentId: payment.id, nextRequeryAt: null });
    return 'settled';
  }
  await updatePayment(tx, payment.id, { isSurplus: true });
  await insertRefund(tx, {
    id: app.random.uuid(),
    reference: app.random.reference('R'),
    orderId: request.orderId,
    paymentId: payment.id,
    amountSen: payment.amountSen,
    reason: request.settledPaymentId ? 'second' : 'late',
    state: 'listed',
    createdAt: now,
    updatedAt: now,
  });
  return 'surplus';
}

/**
 * Binds the order's open payment to this transaction; where there is none (a second try inside the gateway's page),
 * one is created.
 */
async function bindPayment(
  app: Ports,
  tx: Transaction,
  { request, transactionId }: Answer & { request: RequestRow },
): Promise<PaymentRow> {
  const open = await findOpenPayment(tx, request.orderId);
  if (open) {
    await updatePayment(tx, open.id, { transactionId });
    return { ...open, transactionId };
  }
  const now = app.clock.now();
  return insertPayment(tx, {
    id: app.random.uuid(),
    orderId: request.orderId,
    transactionId,
    state: 'created',
    amountSen: request.amountSen,
    currency: request.currency,
    createdAt: now,
    updatedAt: now,
  });
}

/** Whether a payment is pending at the bank. */
export async function hasPendingPayment(tx: Transaction, orderId: string): Promise<boolean> {
  return (await countPayments(tx, orderId, ['pending'])) > 0;
}

/** Whether an order is kept after its expiry: its payment is pending at the bank, and has been for a week at most. */
export async function isAwaitingBank(app: Pick<App, 'clock'>, tx: Transaction, orderId: string): Promise<boolean> {
  return isPendingSince(tx, orderId, pendingSince(app.clock.now()));
}

/**
 * Closes the request of an expired order: unanswered payments expire with it. A payment that arrives later is still
 * recorded.
 */
export async function closePaymentRequest(app: Pick<App, 'clock'>, tx: Transaction, orderId: string): Promise<void> {
  await expireOpenPayments(tx, orderId, app.clock.now());
}
