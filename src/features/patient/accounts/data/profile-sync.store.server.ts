import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
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

/** Deletes the sent profiles of deleted accounts after thirty days. Returns how many. */
export async function deleteSyncsOfErased(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from profile_syncs where status = 'sent' and sent_at < ${now.toISOString()}::timestamptz - interval '30 days'
      and account_id in (select id from accounts where deleted_at is not null)`,
  );
  return rowCount ?? 0;
}
