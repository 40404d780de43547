import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { simulatedNotices, simulatedPayments, simulatedRefunds } from './simulator.table.ts';

export type SimulatedPayment = typeof simulatedPayments.$inferSelect;
export type SimulatedNotice = typeof simulatedNotices.$inferSelect;
export type SimulatedRefund = typeof simulatedRefunds.$inferSelect;

export async function insertPayment(
  tx: Transaction,
  row: typeof simulatedPayments.$inferInsert,
): Promise<SimulatedPayment> {
  const [inserted] = await tx.insert(simulatedPayments).values(row).returning();
  return inserted!;
}

export async function insertNotices(tx: Transaction, rows: (typeof simulatedNotices.$inferInsert)[]): Promise<void> {
  await tx.insert(simulatedNotices).values(rows);
}

export async function findPayment(db: Database, id: number): Promise<SimulatedPayment | undefined> {
  const [row] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.id, id));
  return row;
}

/** The payment that decides an order's state: a successful one, else the latest. */
export async function findPaymentOfOrder(db: Database, orderId: string): Promise<SimulatedPayment | undefined> {
  const [row] = await db
    .select()
    .from(simulatedPayments)
    .where(eq(simulatedPayments.orderId, orderId))
    .orderBy(desc(sql`${simulatedPayments.status} = '00'`), desc(simulatedPayments.id))
    .limit(1);
  return row;
}

export async function updatePayment(
  db: Database | Transaction,
  id: number,
  change: Partial<SimulatedPayment>,
): Promise<void> {
  await db.update(simulatedPayments).set(change).where(eq(simulatedPayments.id, id));
}

/** Leases due notices for one sender and counts the try; `nextAt` is when an unacknowledged one is due again. */
export async function leaseDueNotices(
  db: Database,
  lease: { now: Date; nextAt: Date; maximumTries: number; paymentId?: number },
): Promise<SimulatedNotice[]> {
  const due = db
    .select({ id: simulatedNotices.id })
    .from(simulatedNotices)
    .where(
      and(
        isNull(simulatedNotices.acknowledgedAt),
        lte(simulatedNotices.dueAt, lease.now),
        sql`${simulatedNotices.tries} < ${lease.maximumTries}`,
        lease.paymentId === undefined ? undefined : eq(simulatedNotices.paymentId, lease.paymentId),
      ),
    )
    .orderBy(asc(simulatedNotices.id))
    .limit(20)
    .for('update', { skipLocked: true });
  return db
    .update(simulatedNotices)
    .set({ tries: sql`${simulatedNotices.tries} + 1`, dueAt: lease.nextAt })
    .where(sql`${simulatedNotices.id} = any(array(${due}))`)
    .returning();
}

export async function updateNoticeAcknowledged(db: Database, id: number, at: Date): Promise<void> {
  await db.update(simulatedNotices).set({ acknowledgedAt: at }).where(eq(simulatedNotices.id, id));
}

/** The notice of an echo: the latest one of that payment and status that was sent and not acknowledged. */
export async function findSentNotice(
  db: Database,
  paymentId: number,
  status: string,
): Promise<SimulatedNotice | undefined> {
  const [row] = await db
    .select()
    .from(simulatedNotices)
    .where(
      and(
        eq(simulatedNotices.paymentId, paymentId),
        eq(simulatedNotices.status, status),
        isNull(simulatedNotices.acknowledgedAt),
        sql`${simulatedNotices.tries} > 0`,
      ),
    )
    .orderBy(asc(simulatedNotices.id))
    .limit(1);
  return row;
}

export async function listPayments(db: Database, limit: number) {
  return db
    .select({
      payment: simulatedPayments,
      acknowledged: sql<number>`(select count(*)::int from simulated_notices n where n.payment_id = simulated_payments.id and n.acknowledged_at is not null)`,
      waiting: sql<number>`(select count(*)::int from simulated_notices n where n.payment_id = simulated_payments.id and n.acknowledged_at is null)`,
    })
    .from(simulatedPayments)
    .orderBy(desc(simulatedPayments.id))
    .limit(limit);
}

/** Returns false when the merchant used this id before. */
export async function insertRefund(
  db: Database,
  row: typeof simulatedRefunds.$inferInsert,
): Promise<SimulatedRefund | undefined> {
  const [inserted] = await db
    .insert(simulatedRefunds)
    .values(row)
    .onConflictDoNothing({ target: simulatedRefunds.refundId })
    .returning();
  return inserted;
}

export async function findRefund(db: Database, refundId: string): Promise<SimulatedRefund | undefined> {
  const [row] = await db.select().from(simulatedRefunds).where(eq(simulatedRefunds.refundId, refundId));
  return row;
}

export async function listRefunds(db: Database, paymentId: number): Promise<SimulatedRefund[]> {
  return db.select().from(simulatedRefunds).where(eq(simulatedRefunds.paymentId, paymentId));
}
