import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { consents } from './consents.table.ts';

export async function insertConsent(tx: Transaction, row: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(row);
}

/** Consents and withdrawals, oldest first; with those of accounts that were merged into this one. */
export async function listConsents(db: Database, accountId: string) {
  return db
    .select({ subject: consents.subject, version: consents.version, event: consents.event, at: consents.at })
    .from(consents)
    .where(
      sql`${consents.accountId} in (select ${accountId}::uuid union all select id from accounts where merged_into = ${accountId})`,
    )
    .orderBy(asc(consents.id));
}

export type ConsentSubject = (typeof consents.$inferSelect)['subject'];

/** The last consent or withdrawal. */
export async function findLastConsent(db: Database, of: { accountId: string; subject: ConsentSubject }) {
  const [row] = await db
    .select({ version: consents.version, event: consents.event })
    .from(consents)
    .where(and(eq(consents.accountId, of.accountId), eq(consents.subject, of.subject)))
    .orderBy(desc(consents.id))
    .limit(1);
  return row;
}
