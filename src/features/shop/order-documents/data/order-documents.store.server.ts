import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { eInvoices, numberSeries, orderDocuments, vouchers } from '#src/features/shop/orders/data/orders.table.ts';

type Connection = Database | Transaction;
export type DocumentRow = typeof orderDocuments.$inferSelect;

/**
 * The next number of a series; its row stays locked until the transaction ends, so that a rolled-back document leaves
 * no gap.
 */
export async function takeNumber(tx: Transaction, kind: DocumentRow['kind'], year: string): Promise<number> {
  const [row] = await tx
    .insert(numberSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.kind, numberSeries.year],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  return row!.last;
}

export async function insertDocument(tx: Transaction, row: typeof orderDocuments.$inferInsert): Promise<DocumentRow> {
  const [inserted] = await tx.insert(orderDocuments).values(row).returning();
  return inserted!;
}

export async function listDocuments(db: Connection, orderId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orderId))
    .orderBy(asc(orderDocuments.issuedAt), asc(orderDocuments.number));
}

export async function findDocument(db: Connection, orderId: string, number: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.number, number)));
  return row;
}

export async function insertVouchers(tx: Transaction, rows: (typeof vouchers.$inferInsert)[]): Promise<void> {
  await tx.insert(vouchers).values(rows);
}

export async function insertEInvoice(tx: Transaction, row: typeof eInvoices.$inferInsert): Promise<void> {
  await tx.insert(eInvoices).values(row);
}

export async function listEInvoices(db: Connection, orderId: string) {
  return db.select().from(eInvoices).where(eq(eInvoices.orderId, orderId)).orderBy(asc(eInvoices.createdAt));
}
