import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from './accounts.table.ts';

/** The account's own data for the health-monitoring service. */
export async function findSyncAccount(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({
      id: accounts.id,
      email: accounts.email,
      emailVerifiedAt: accounts.emailVerifiedAt,
      phone: accounts.phone,
      language: accounts.language,
      consentVersion: accounts.consentVersion,
    })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return row;
}
