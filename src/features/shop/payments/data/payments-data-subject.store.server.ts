import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { paymentRequests, payments, refunds } from './payments.table.ts';

/** The payment requests, payments and refunds of an owner or of orders, oldest first. */
export async function listMoneyOf(db: Database | Transaction, of: { ownerKey: string } | { orderIds: string[] }) {
  const requests = await db
    .select()
    .from(paymentRequests)
    .where('ownerKey' in of ? eq(paymentRequests.ownerKey, of.ownerKey) : inArray(paymentRequests.orderId, of.orderIds))
    .orderBy(asc(paymentRequests.createdAt));
  const orderIds = requests.map(({ orderId }) => orderId);
  if (orderIds.length === 0) return [];
  // One after the other: a transaction has one connection, which answers one query at a time.
  const paid = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(asc(payments.createdAt));
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, orderIds))
    .orderBy(asc(refunds.createdAt));
  return requests.map((request) => ({
    request,
    payments: paid.filter(({ orderId }) => orderId === request.orderId),
    refunds: back.filter(({ orderId }) => orderId === request.orderId),
  }));
}

/** Anonymises a payment request: amounts and states stay. */
export async function updateRequestWithoutName(tx: Transaction, orderId: string, contact: string): Promise<void> {
  await tx.update(paymentRequests).set({ contact }).where(eq(paymentRequests.orderId, orderId));
}

export async function updateRefundWithoutName(
  tx: Transaction,
  id: string,
  change: { note: string; bank?: null },
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}
