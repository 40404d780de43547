/** Views of payments, messages and refunds for staff; the caller decides who may see them. */
import type { App } from '#src/platform/app.ts';
import {
  findRequest,
  listMessages,
  countRefusedMessages as countRefusedRows,
  listPayments,
  listRefusedMessages as listRefusedRows,
  type RefusedSearch,
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

/** Payments, gateway messages and refunds of one order. */
export async function listOrderMoney(app: Reader & Pick<App, 'secrets'>, orderId: string) {
  const [request, payments, messages, refunds] = await Promise.all([
    findRequest(app.db, orderId),
    listPayments(app.db, orderId),
    listMessages(app.db, orderId),
    listRefundsOf(app.db, orderId),
  ]);
  return {
    payments: payments.map((payment) => seenPayment(payment, request?.settledPaymentId)),
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

function seenPayment(
  {
    id,
    transactionId,
    state,
    amountSen,
    channel,
    isSurplus,
    createdAt,
    paidAt,
  }: Awaited<ReturnType<typeof listPayments>>[number],
  settledPaymentId: string | null | undefined,
): SeenPayment {
  const isSettling = settledPaymentId === id;
  return { id, transactionId, state, amountSen, channel, isSurplus, isSettling, createdAt, paidAt };
}

/** The order of a refund. Throws refund_unknown (404). */
export async function findRefundOrder(app: Reader, refundId: string): Promise<string> {
  const refund = /^[0-9a-f-]{36}$/.test(refundId) ? await findRefund(app.db, refundId) : undefined;
  if (!refund) throw refundUnknown();
  return refund.orderId;
}

/** Refused messages between two moments, newest first, with their number. */
export async function listRefusedMessages(app: Reader, search: RefusedSearch) {
  const [rows, total] = await Promise.all([listRefusedRows(app.db, search), countRefusedRows(app.db, search)]);
  return {
    total,
    rows: rows.map(({ id, kind, verdict, orderId, receivedAt }) => ({ id, kind, verdict, orderId, receivedAt })),
  };
}
