import { and, asc, eq, inArray, sql } from 'drizzle-orm';
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

/** With the transaction and channel of their payments, oldest first. */
export async function listRefundsIn(db: Database, states: readonly RefundRow['state'][], limit: number) {
  return db
    .select({ refund: refunds, transactionId: payments.transactionId, channel: payments.channel })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.state, [...states]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);
}

/** What refunds of this payment have taken, or may still take. */
export async function sumClaimed(db: Connection, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ sen: sql<number>`coalesce(sum(${refunds.amountSen}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, [...claimingRefundStates])));
  return row!.sen;
}
