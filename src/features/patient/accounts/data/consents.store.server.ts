import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { consents } from './consents.table.ts';

export async function insertConsent(tx: Transaction, row: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(row);
}

/** What was given and withdrawn, oldest first. */
export async function listConsents(db: Database, accountId: string) {
  return db
    .select({ version: consents.version, event: consents.event, at: consents.at })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(asc(consents.id));
}
