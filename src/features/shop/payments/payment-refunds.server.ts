/** Refunds: sent once, never more than was paid, and above a set amount never by one person alone. */
import { z } from 'zod';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { findPayment, findRequest, lockRequest, type PaymentRow } from './data/payments.store.server.ts';
import {
  findRefund,
  insertRefund,
  lockRefund,
  sumClaimed,
  updateRefund,
  type RefundRow,
} from './data/refunds.store.server.ts';
import {
  refundNotPossible,
  refundTooLarge,
  refundUnknown,
  reversalNotPossible,
  secondPersonNeeded,
} from './payments.errors.ts';
import { isReversible, refundCanBecome, type RefundMethod, type RefundReason } from './payments.rules.ts';

export type { RefundRow } from './data/refunds.store.server.ts';

export interface RefundInput {
  orderId: string;
  amountSen: number;
  reason: RefundReason;
  note: string;
  bank?: BankAccount | undefined;
  /** Staff account. */
  by: string;
  /** Above this amount another person must approve. */
  secondPersonAboveSen: number;
}

export const bankSchema = z.object({ code: z.string(), holder: z.string(), account: z.string() });
export type BankAccount = z.infer<typeof bankSchema>;

/** The bank details of a refund in clear; null where it needs no account. */
export function openBank(app: Pick<App, 'secrets'>, refund: Pick<RefundRow, 'id' | 'bank'>): BankAccount | null {
  if (!refund.bank) return null;
  return bankSchema.parse(JSON.parse(app.secrets.open(refund.bank, ['refunds', 'bank', refund.id])));
}

/** Proposes a refund of the payment that settled the order. Throws refund_too_large for more than is left of it. */
export async function proposeRefund(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  refundInput: RefundInput,
): Promise<RefundRow> {
  const request = await lockRequest(tx, refundInput.orderId);
  const payment = request?.settledPaymentId ? await findPayment(tx, request.settledPaymentId) : undefined;
  if (!payment) throw refundNotPossible();
  if (
    !Number.isSafeInteger(refundInput.amountSen) ||
    refundInput.amountSen <= 0 ||
    refundInput.amountSen > payment.amountSen - (await sumClaimed(tx, payment.id))
  )
    throw refundTooLarge();
  return insertAsked(app, tx, { ...refundInput, payment, method: 'refund' });
}

/**
 * Proposes the reversal of the payment that settled the order, on the day of the payment: it then never appears on the
 * buyer's statement. Throws reversal_not_possible once the day is over or after an earlier refund.
 */
export async function proposeReversal(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  refundInput: Omit<RefundInput, 'amountSen' | 'bank'>,
): Promise<RefundRow> {
  const request = await lockRequest(tx, refundInput.orderId);
  const payment = request?.settledPaymentId ? await findPayment(tx, request.settledPaymentId) : undefined;
  if (!payment || !(await canBeReversed(app, tx, payment))) throw reversalNotPossible();
  return insertAsked(app, tx, { ...refundInput, amountSen: payment.amountSen, payment, method: 'reversal' });
}

/** Whether the payment that settled an order can still be reversed today. */
export async function isReversibleToday(
  source: { db: Database | Transaction } & Pick<App, 'clock'>,
  orderId: string,
): Promise<boolean> {
  const request = await findRequest(source.db, orderId);
  const payment = request?.settledPaymentId ? await findPayment(source.db, request.settledPaymentId) : undefined;
  return payment ? canBeReversed(source, source.db, payment) : false;
}

async function canBeReversed(
  { clock }: Pick<App, 'clock'>,
  db: Database | Transaction,
  payment: PaymentRow,
): Promise<boolean> {
  const paidOn = payment.paidAt ? malaysianDay(payment.paidAt) : '';
  return isReversible(
    { state: payment.state, paidOn, claimedSen: await sumClaimed(db, payment.id) },
    malaysianDay(clock.now()),
  );
}

async function insertAsked(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  asked: RefundInput & { payment: PaymentRow; method: RefundMethod },
): Promise<RefundRow> {
  const { orderId, payment, method, amountSen, reason, note, bank, by } = asked;
  const now = app.clock.now();
  const id = app.random.uuid();
  return insertRefund(tx, {
    id,
    reference: app.random.reference('R'),
    orderId,
    paymentId: payment.id,
    amountSen,
    method,
    reason,
    note: note && app.secrets.seal(note, ['refunds', 'note', id]),
    state: amountSen > asked.secondPersonAboveSen ? 'proposed' : 'approved',
    proposedBy: by,
    bank: bank ? app.secrets.seal(JSON.stringify(bank), ['refunds', 'bank', id]) : null,
    createdAt: now,
    updatedAt: now,
  });
}

export interface RefundDecision {
  refundId: string;
  decision: 'approve' | 'decline';
  by: string;
  bank?: BankAccount | undefined;
  secondPersonAboveSen: number;
}

/**
 * Approves or declines. A listed refund above the amount is proposed by the first person and approved by the second. A
 * failed refund is tried again under a new reference, a refused reversal as an ordinary refund. Throws
 * second_person_needed when the proposer approves, refund_not_possible in a wrong state.
 */
export async function decideRefund(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  refundInput: RefundDecision,
): Promise<RefundRow & { state: DecidedState }> {
  const before = await findRefund(tx, refundInput.refundId);
  if (!before) throw refundUnknown();
  // The order is locked first, as in every settlement or refund.
  await lockRequest(tx, before.orderId);
  const refund = (await lockRefund(tx, refundInput.refundId))!;
  const next = stateAfter(refund, refundInput);
  if (!refundCanBecome(refund.state, next)) throw refundNotPossible();
  if (next === 'approved' && refund.state === 'proposed' && refund.proposedBy === refundInput.by)
    throw secondPersonNeeded();
  const bank = refundInput.bank
    ? { bank: app.secrets.seal(JSON.stringify(refundInput.bank), ['refunds', 'bank', refundInput.refundId]) }
    : {};
  // Declines and second tries are in the audit log; the row stores the two people who approved the refund.
  const who =
    next === 'proposed'
      ? { proposedBy: refundInput.by }
      : next === 'approved' && refund.state !== 'failed'
        ? { approvedBy: refundInput.by }
        : {};
  const again =
    refund.state === 'failed'
      ? { reference: app.random.reference('R'), method: 'refund' as const, errorCode: '', nextAskingAt: null }
      : {};
  if (refund.state === 'failed' && !(await hasRoomAgain(tx, refund))) throw refundTooLarge();
  await updateRefund(tx, refund.id, { state: next, updatedAt: app.clock.now(), ...who, ...bank, ...again });
  return { ...(await findRefund(tx, refund.id))!, state: next };
}

type DecidedState = 'proposed' | 'approved' | 'declined';

function stateAfter(refund: RefundRow, { decision, secondPersonAboveSen }: RefundDecision): DecidedState {
  if (decision === 'decline') return 'declined';
  return refund.state === 'listed' && refund.amountSen > secondPersonAboveSen ? 'proposed' : 'approved';
}

async function hasRoomAgain(tx: Transaction, refund: RefundRow): Promise<boolean> {
  const payment = await findPayment(tx, refund.paymentId);
  return payment !== undefined && refund.amountSen <= payment.amountSen - (await sumClaimed(tx, payment.id));
}

/** The amount of the payment that settled an order which can still be refunded, in sen. */
export async function refundableSen(source: { db: Database | Transaction }, orderId: string): Promise<number> {
  const request = await findRequest(source.db, orderId);
  const payment = request?.settledPaymentId ? await findPayment(source.db, request.settledPaymentId) : undefined;
  return payment ? payment.amountSen - (await sumClaimed(source.db, payment.id)) : 0;
}
