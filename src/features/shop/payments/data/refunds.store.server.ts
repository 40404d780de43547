import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { claimingRefundStates } from '../payments.rules.ts';
import { payments, refunds } from './payments.table.ts';

type Connection = Database | Transaction;
export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(tx: Transaction, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [inserted] = await tx.insert(refunds).values(row).returning();
  return inserted!;
}

export async function findRefund(db: Connection, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

export async function updateRefund(tx: Transaction, id: string, change: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

export async function listRefundsOf(db: Connection, orderId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt));
}

/** Refunds for which the gateway is to be asked, longest waiting first, with the transaction of their payments. */
export async function listDueRefunds(db: Database, now: Date, limit: number) {
  return db
    .select({ refund: refunds, transactionId: payments.transactionId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(inArray(refunds.state, ['approved', 'sent']), isDue(now)))
    .orderBy(sql`${refunds.nextAskingAt} nulls first`, asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);
}

/** Leases a due refund by setting the time at which it is due again. False when another process has leased it. */
export async function takeRefundTurn(
  db: Database,
  refund: Pick<RefundRow, 'id' | 'state'>,
  { now, next }: { now: Date; next: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(refunds)
    .set({ nextAskingAt: next })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, refund.state), isDue(now)));
  return rowCount === 1;
}

function isDue(now: Date): SQL | undefined {
  return or(isNull(refunds.nextAskingAt), lte(refunds.nextAskingAt, now));
}

/** The sum that refunds of this payment have taken or may still take. */
export async function sumClaimed(db: Connection, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ sen: sql<number>`coalesce(sum(${refunds.amountSen}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, [...claimingRefundStates])));
  return row!.sen;
}
