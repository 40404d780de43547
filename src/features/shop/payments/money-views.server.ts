/** What the desk sees of payments, messages and refunds; who may see it is the desk's to decide. */
import type { App } from '#src/platform/app.ts';
import {
  findRequest,
  listMessages,
  listPaidBetween,
  listPayments,
  listRefusedMessages as listRefusedRows,
} from './data/payments.store.server.ts';
import { findRefund, listRefundsOf } from './data/refunds.store.server.ts';
import { refundUnknown } from './payments.errors.ts';
import type { PaymentState, RefundMethod, RefundReason, RefundState } from './payments.rules.ts';

type Reader = Pick<App, 'db'>;

export interface SeenPayment {
  id: string;
  transactionId: string | null;
  state: PaymentState;
  amountSen: number;
  channel: string;
  isSurplus: boolean;
  isSettling: boolean;
  createdAt: Date;
  paidAt: Date | null;
}

export interface RefundWork {
  id: string;
  reference: string;
  orderId: string;
  amountSen: number;
  method: RefundMethod;
  reason: RefundReason;
  note: string;
  state: RefundState;
  proposedBy: string | null;
  channel: string;
  errorCode: string;
  createdAt: Date;
}

/** Tries to pay, what the gateway said, and refunds of one order. */
export async function listOrderMoney(app: Reader & Pick<App, 'secrets'>, orderId: string) {
  const [request, payments, messages, refunds] = await Promise.all([
    findRequest(app.db, orderId),
    listPayments(app.db, orderId),
    listMessages(app.db, orderId),
    listRefundsOf(app.db, orderId),
  ]);
  return {
    payments: payments.map(
      ({ id, transactionId, state, amountSen, channel, isSurplus, createdAt, paidAt }): SeenPayment => ({
        id,
        transactionId,
        state,
        amountSen,
        channel,
        isSurplus,
        isSettling: request?.settledPaymentId === id,
        createdAt,
        paidAt,
      }),
    ),
    messages: messages.map(({ id, kind, verdict, transactionId, receivedAt }) => ({
      id,
      kind,
      verdict,
      transactionId,
      receivedAt,
    })),
    refunds: refunds.map(({ id, reference, state, amountSen, method, reason, note, createdAt, errorCode }) => ({
      id,
      reference,
      state,
      amountSen,
      method,
      reason,
      note: note && app.secrets.open(note, ['refunds', 'note', id]),
      createdAt,
      errorCode,
    })),
  };
}

/** The order that a refund is of. Throws refund_unknown (404). */
export async function findRefundOrder(app: Reader, refundId: string): Promise<string> {
  const refund = /^[0-9a-f-]{36}$/.test(refundId) ? await findRefund(app.db, refundId) : undefined;
  if (!refund) throw refundUnknown();
  return refund.orderId;
}

/** What came in between two moments, with what was owed. */
export async function listTakings(app: Reader, from: Date, until: Date) {
  const rows = await listPaidBetween(app.db, from, until);
  return rows.map(({ payment, requestAmountSen, settledPaymentId }) => ({
    orderId: payment.orderId,
    transactionId: payment.transactionId ?? '',
    paidAt: payment.paidAt,
    paidSen: payment.amountSen,
    owedSen: requestAmountSen,
    isSettling: settledPaymentId === payment.id,
  }));
}

/** Messages that were not believed, newest first. */
export async function listRefusedMessages(app: Reader, limit: number) {
  const rows = await listRefusedRows(app.db, limit);
  return rows.map(({ id, kind, verdict, orderId, receivedAt }) => ({ id, kind, verdict, orderId, receivedAt }));
}
