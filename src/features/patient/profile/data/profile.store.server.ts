import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

export type AccountRow = typeof accounts.$inferSelect;

/** The account, unless it was deleted for its owner. */
export async function findAccountRow(db: Database | Transaction, accountId: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return row;
}

export async function updateAccountRow(
  tx: Transaction,
  accountId: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await tx.update(accounts).set(change).where(eq(accounts.id, accountId));
}
