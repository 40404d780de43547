import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { cartLines } from './cart.table.ts';

export async function listAllLines(db: Database, ownerKey: string) {
  const rows = await db
    .select()
    .from(cartLines)
    .where(eq(cartLines.ownerKey, ownerKey))
    .orderBy(asc(cartLines.createdAt));
  return rows.map(({ packageId, hospitalId, quantity, isSelected, createdAt }) => ({
    packageId,
    hospitalId,
    quantity,
    isSelected,
    createdAt,
  }));
}

export async function deleteAllLines(tx: Transaction, ownerKey: string): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.ownerKey, ownerKey));
}
