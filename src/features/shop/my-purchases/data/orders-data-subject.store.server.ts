import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { orderLines, orders } from '#src/features/shop/orders/data/orders.table.ts';

/** All orders of an owner with their lines, oldest first. */
export async function listOrdersWithLines(db: Database | Transaction, ownerKey: string) {
  const rows = await db.select().from(orders).where(eq(orders.ownerKey, ownerKey)).orderBy(asc(orders.placedAt));
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

/** Anonymises an order: what was sold, when and for how much stays. */
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
