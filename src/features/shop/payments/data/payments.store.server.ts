import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { isRefusedMessage, paymentMessages, paymentRequests, payments } from './payments.table.ts';

type Connection = Database | Transaction;
export type RequestRow = typeof paymentRequests.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type MessageRow = typeof paymentMessages.$inferSelect;

export async function insertRequest(tx: Transaction, row: typeof paymentRequests.$inferInsert): Promise<void> {
  await tx.insert(paymentRequests).values(row);
}

export async function findRequest(db: Connection, orderId: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(paymentRequests).where(eq(paymentRequests.orderId, orderId));
  return row;
}

/** Locks the request: all settlements, refunds and requeries of this order queue here. */
export async function lockRequest(tx: Transaction, orderId: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(paymentRequests).where(eq(paymentRequests.orderId, orderId)).for('update');
  return row;
}

export async function updateRequest(tx: Transaction, orderId: string, change: Partial<RequestRow>): Promise<void> {
  await tx.update(paymentRequests).set(change).where(eq(paymentRequests.orderId, orderId));
}

export async function listRequestsToAsk(db: Database, now: Date, limit: number): Promise<RequestRow[]> {
  return db
    .select()
    .from(paymentRequests)
    .where(lte(paymentRequests.nextRequeryAt, now))
    .orderBy(asc(paymentRequests.nextRequeryAt))
    .limit(limit);
}

export async function insertPayment(tx: Transaction, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [inserted] = await tx.insert(payments).values(row).returning();
  return inserted!;
}

/** The payment that no transaction has answered yet. */
export async function findOpenPayment(db: Connection, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNull(payments.transactionId)))
    .orderBy(asc(payments.createdAt))
    .limit(1);
  return row;
}

export async function findPaymentByTransaction(db: Connection, transactionId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.transactionId, transactionId));
  return row;
}

export async function findPayment(db: Connection, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function updatePayment(tx: Transaction, id: string, change: Partial<PaymentRow>): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id));
}

export async function listPayments(db: Connection, orderId: string): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));
}

export async function countPayments(
  db: Connection,
  orderId: string,
  states: readonly PaymentRow['state'][],
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...states])));
  return row!.found;
}

/** Whether a payment of this order has been pending at the bank since `since` or later. */
export async function isPendingSince(db: Connection, orderId: string, since: Date): Promise<boolean> {
  const found = await db.$count(
    payments,
    and(eq(payments.orderId, orderId), eq(payments.state, 'pending'), gte(payments.createdAt, since)),
  );
  return found > 0;
}

/** Expires payments that were not answered within their hour. */
export async function expireOpenPayments(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'expired', updatedAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'created')));
}

export async function insertMessage(db: Connection, row: typeof paymentMessages.$inferInsert): Promise<void> {
  await db.insert(paymentMessages).values(row);
}

export async function listMessages(db: Connection, orderId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(paymentMessages)
    .where(eq(paymentMessages.orderId, orderId))
    .orderBy(desc(paymentMessages.id))
    .limit(100);
}

export interface RefusedSearch {
  from: Date;
  /** Not included. */
  until: Date;
  limit: number;
  offset: number;
}

/** Refused gateway messages, newest first: forged, for an unknown order, or of another amount. */
export async function listRefusedMessages(db: Database, search: RefusedSearch): Promise<MessageRow[]> {
  return db
    .select()
    .from(paymentMessages)
    .where(refusedBetween(search))
    .orderBy(desc(paymentMessages.receivedAt), desc(paymentMessages.id))
    .limit(search.limit)
    .offset(search.offset);
}

/** Their number, counted no further than `mostCounted`. */
export function countRefusedMessages(db: Database, search: RefusedSearch): Promise<number> {
  return countUpTo(db, { table: paymentMessages, where: refusedBetween(search), most: mostCounted });
}

/** Deletes messages from before a moment, all or only the refused ones; returns how many. */
export async function deleteMessages(
  db: Database,
  old: { before: Date; isRefused?: true; limit: number },
): Promise<number> {
  const some = db
    .select({ id: paymentMessages.id, receivedAt: paymentMessages.receivedAt })
    .from(paymentMessages)
    .where(and(lt(paymentMessages.receivedAt, old.before), old.isRefused ? isRefusedMessage : undefined))
    .limit(old.limit);
  // The condition on the time is repeated so that the deletion does not read the partitions of later months.
  const { rowCount } = await db
    .delete(paymentMessages)
    .where(
      and(
        lt(paymentMessages.receivedAt, old.before),
        sql`(${paymentMessages.id}, ${paymentMessages.receivedAt}) in ${some}`,
      ),
    );
  return rowCount ?? 0;
}

function refusedBetween({ from, until }: RefusedSearch): SQL | undefined {
  return and(isRefusedMessage, gte(paymentMessages.receivedAt, from), lt(paymentMessages.receivedAt, until));
}
