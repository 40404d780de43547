import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from './accounts.table.ts';
import { consents } from './consents.table.ts';

export async function insertConsent(tx: Transaction, row: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(row);
}

/** Consents and withdrawals, oldest first; with those of accounts that were merged into this one. */
export async function listConsents(db: Database, accountId: string) {
  const merged = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.mergedInto, accountId));
  return db
    .select({ subject: consents.subject, version: consents.version, event: consents.event, at: consents.at })
    .from(consents)
    .where(inArray(consents.accountId, [accountId, ...merged.map(({ id }) => id)]))
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
