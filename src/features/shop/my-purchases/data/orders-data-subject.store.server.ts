import { and, asc, eq, inArray, like, lt, not, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { eInvoices, orderLines, orders, vouchers } from '#src/features/shop/orders/data/orders.table.ts';

/** Replaces the hash of the mail address once the law no longer requires the buyer's data. */
const forgotten = 'forgotten:';

/** All orders of an owner with their lines, oldest first. */
export async function listOrdersWithLines(db: Database | Transaction, ownerKey: string) {
  return withLines(
    db,
    await db.select().from(orders).where(eq(orders.ownerKey, ownerKey)).orderBy(asc(orders.placedAt)),
  );
}

/** Locks orders that were placed before a moment and still name the buyer. Returns them with their lines. */
export async function lockPastOrders(tx: Transaction, { before, limit }: { before: Date; limit: number }) {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(lt(orders.placedAt, before), not(like(orders.emailHash, `${forgotten}%`))))
    .orderBy(asc(orders.placedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return withLines(tx, rows);
}

async function withLines(db: Database | Transaction, rows: (typeof orders.$inferSelect)[]) {
  const lines =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(
            inArray(
              orderLines.orderId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(orderLines.position));
  return rows.map((order) => ({ order, lines: lines.filter(({ orderId }) => orderId === order.id) }));
}

/** The vouchers of these orders, and their e-invoices as they were written. */
export async function listOrderDocuments(db: Database, orderIds: string[]) {
  if (orderIds.length === 0) return { vouchers: [], eInvoices: [] };
  const [issued, written] = await Promise.all([
    db.select().from(vouchers).where(inArray(vouchers.orderId, orderIds)).orderBy(asc(vouchers.code)),
    db.select().from(eInvoices).where(inArray(eInvoices.orderId, orderIds)).orderBy(asc(eInvoices.createdAt)),
  ]);
  return { vouchers: issued, eInvoices: written };
}

/** Anonymises an order: the items, their time and their price stay. */
export async function updateOrderWithoutName(
  tx: Transaction,
  id: string,
  nobody: { buyer: string; emailHash: string; personNames: readonly { lineId: string; personName: string }[] },
): Promise<void> {
  await tx
    .update(orders)
    .set({ buyer: nobody.buyer, emailHash: nobody.emailHash, eInvoice: null })
    .where(eq(orders.id, id));
  for (const { lineId, personName } of nobody.personNames)
    await tx.update(orderLines).set({ personName, personId: null }).where(eq(orderLines.id, lineId));
}

/**
 * Marks orders as past their legal retention and deletes their e-invoices. They cannot be found by a mail address any
 * more.
 */
export async function updateOrdersForgotten(tx: Transaction, ids: string[]): Promise<void> {
  await tx
    .update(orders)
    .set({ emailHash: sql`${forgotten} || ${orders.id}` })
    .where(inArray(orders.id, ids));
  await tx.delete(eInvoices).where(inArray(eInvoices.orderId, ids));
}
