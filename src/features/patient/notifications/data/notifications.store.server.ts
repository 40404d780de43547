import { eq } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

type StoredChoices = Record<string, Record<string, boolean>>;

export async function findChoices(db: Database | Transaction, accountId: string): Promise<StoredChoices | undefined> {
  const [row] = await db
    .select({ notifications: accounts.notifications })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.notifications;
}

export async function updateChoices(
  tx: Transaction,
  accountId: string,
  { notifications, updatedAt }: { notifications: StoredChoices; updatedAt: Date },
): Promise<void> {
  await tx.update(accounts).set({ notifications, updatedAt }).where(eq(accounts.id, accountId));
}
