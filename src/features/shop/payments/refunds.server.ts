/** Refunds: money goes back once, never more than was paid, and above a set amount never by one person alone. */
import { z } from 'zod';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { GatewayUnreachable, type RefundOutcome } from '#src/platform/payment-gateway/payment-gateway.ts';
import { findPayment, findRequest, lockRequest, updatePayment, type PaymentRow } from './data/payments.store.server.ts';
import {
  findRefund,
  insertRefund,
  listRefundsIn,
  listRefundsOf,
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
import type { PaymentSubject, Ports } from './settlement.server.ts';

export type { RefundRow } from './data/refunds.store.server.ts';

export interface RefundWish {
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

const bankSchema = z.object({ code: z.string(), holder: z.string(), account: z.string() });
export type BankAccount = z.infer<typeof bankSchema>;

/** Where a refund goes, in clear; null where it needs no account. */
export function openBank(app: Pick<App, 'secrets'>, refund: Pick<RefundRow, 'id' | 'bank'>): BankAccount | null {
  if (!refund.bank) return null;
  return bankSchema.parse(JSON.parse(app.secrets.open(refund.bank, ['refunds', 'bank', refund.id])));
}

/** Asks for a refund of the payment that settled the order. Throws refund_too_large beyond what is left of it. */
export async function proposeRefund(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  wish: RefundWish,
): Promise<RefundRow> {
  const request = await lockRequest(tx, wish.orderId);
  const payment = request?.settledPaymentId ? await findPayment(tx, request.settledPaymentId) : undefined;
  if (!payment) throw refundNotPossible();
  if (
    !Number.isSafeInteger(wish.amountSen) ||
    wish.amountSen <= 0 ||
    wish.amountSen > payment.amountSen - (await sumClaimed(tx, payment.id))
  )
    throw refundTooLarge();
  return insertAsked(app, tx, { ...wish, payment, method: 'refund' });
}

/**
 * Asks that the payment which settled the order be taken back whole, on its own day: the buyer never sees it on a statement.
 * Throws reversal_not_possible once the day is over or when something of it was asked back already.
 */
export async function proposeReversal(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  wish: Omit<RefundWish, 'amountSen' | 'bank'>,
): Promise<RefundRow> {
  const request = await lockRequest(tx, wish.orderId);
  const payment = request?.settledPaymentId ? await findPayment(tx, request.settledPaymentId) : undefined;
  if (!payment || !(await canBeReversed(app, tx, payment))) throw reversalNotPossible();
  return insertAsked(app, tx, { ...wish, amountSen: payment.amountSen, payment, method: 'reversal' });
}

/** Whether the payment that settled an order can still be taken back today. */
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
  asked: RefundWish & { payment: PaymentRow; method: RefundMethod },
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
 * Approves or declines. A listed one above the amount becomes proposed by the first person and approved by the second; a failed one
 * is tried again under a new reference, a refused reversal as an ordinary refund. Throws second_person_needed when the proposer approves, refund_not_possible in a wrong state.
 */
export async function decideRefund(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  wish: RefundDecision,
): Promise<RefundRow> {
  const before = await findRefund(tx, wish.refundId);
  if (!before) throw refundUnknown();
  // The order first, as everybody does who settles or refunds.
  await lockRequest(tx, before.orderId);
  const refund = (await lockRefund(tx, wish.refundId))!;
  const next = stateAfter(refund, wish);
  if (!refundCanBecome(refund.state, next)) throw refundNotPossible();
  if (next === 'approved' && refund.state === 'proposed' && refund.proposedBy === wish.by) throw secondPersonNeeded();
  const bank = wish.bank
    ? { bank: app.secrets.seal(JSON.stringify(wish.bank), ['refunds', 'bank', wish.refundId]) }
    : {};
  // A decline and a second try are in the audit log; here stand the two who let the money go.
  const who =
    next === 'proposed'
      ? { proposedBy: wish.by }
      : next === 'approved' && refund.state !== 'failed'
        ? { approvedBy: wish.by }
        : {};
  const again =
    refund.state === 'failed' ? { reference: app.random.reference('R'), method: 'refund' as const, errorCode: '' } : {};
  if (refund.state === 'failed' && !(await hasRoomAgain(tx, refund))) throw refundTooLarge();
  await updateRefund(tx, refund.id, { state: next, updatedAt: app.clock.now(), ...who, ...bank, ...again });
  return (await findRefund(tx, refund.id))!;
}

function stateAfter(refund: RefundRow, { decision, secondPersonAboveSen }: RefundDecision): RefundRow['state'] {
  if (decision === 'decline') return 'declined';
  return refund.state === 'listed' && refund.amountSen > secondPersonAboveSen ? 'proposed' : 'approved';
}

async function hasRoomAgain(tx: Transaction, refund: RefundRow): Promise<boolean> {
  const payment = await findPayment(tx, refund.paymentId);
  return payment !== undefined && refund.amountSen <= payment.amountSen - (await sumClaimed(tx, payment.id));
}

/** Sends what is approved and asks what became of what was sent. Answers how many reached another state. */
export async function sendRefunds(app: Ports, subject: PaymentSubject): Promise<number> {
  let moved = 0;
  for (const { refund, transactionId } of await listRefundsIn(app.db, ['approved', 'sent'], 100)) {
    const outcome = await askGateway(app, refund, transactionId ?? '');
    if (outcome && (await applyRefundOutcome(app, subject, refund.id, outcome))) moved += 1;
  }
  return moved;
}

/** The same reference asked twice is one refund at the gateway: a lost answer is looked up. Null: not known yet. */
async function askGateway(app: Ports, refund: RefundRow, transactionId: string): Promise<RefundOutcome | null> {
  try {
    if (refund.method === 'reversal') return await askForReversal(app, transactionId);
    if (refund.state === 'sent') return await app.payments.findRefund(refund.reference);
    const bank = refund.bank
      ? { bank: bankSchema.parse(JSON.parse(app.secrets.open(refund.bank, ['refunds', 'bank', refund.id]))) }
      : {};
    const outcome = await app.payments.refund({
      refundId: refund.reference,
      transactionId,
      amountSen: refund.amountSen,
      ...bank,
    });
    return outcome.errorCode === 'PR016' ? await app.payments.findRefund(refund.reference) : outcome;
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    app.logger.warn({ refundId: refund.id }, 'the payment gateway could not be asked about a refund');
    return null;
  }
}

/** Asked again after a lost answer, the gateway takes back what it took back already: it is one reversal. */
async function askForReversal(app: Ports, transactionId: string): Promise<RefundOutcome> {
  const outcome = await app.payments.reverse(transactionId);
  return { outcome, gatewayRefundId: '', errorCode: outcome === 'failed' ? 'REVERSAL' : '' };
}

async function applyRefundOutcome(
  app: Ports,
  subject: PaymentSubject,
  refundId: string,
  told: RefundOutcome,
): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const before = await findRefund(tx, refundId);
    await lockRequest(tx, before!.orderId);
    const refund = (await lockRefund(tx, refundId))!;
    const next = told.outcome === 'pending' ? 'sent' : told.outcome;
    if (!refundCanBecome(refund.state, next)) return false;
    await updateRefund(tx, refundId, {
      state: next,
      gatewayRefundId: told.gatewayRefundId,
      errorCode: told.errorCode,
      updatedAt: app.clock.now(),
      // Where the money went is needed no longer.
      ...(next === 'done' ? { bank: null } : {}),
    });
    if (next === 'done') await finishRefund(app, subject, tx, refund);
    return true;
  });
}

async function finishRefund(app: Ports, subject: PaymentSubject, tx: Transaction, refund: RefundRow): Promise<void> {
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

/** What can still go back of the payment that settled an order, in sen. */
export async function refundableSen(source: { db: Database | Transaction }, orderId: string): Promise<number> {
  const request = await findRequest(source.db, orderId);
  const payment = request?.settledPaymentId ? await findPayment(source.db, request.settledPaymentId) : undefined;
  return payment ? payment.amountSen - (await sumClaimed(source.db, payment.id)) : 0;
}
