import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { weeklyMailReaders } from './weekly-mail.table.ts';

export type WeeklyMailReader = typeof weeklyMailReaders.$inferSelect;

export async function findWeeklyMailReader(
  db: Database | Transaction,
  accountId: string,
): Promise<WeeklyMailReader | undefined> {
  const [row] = await db.select().from(weeklyMailReaders).where(eq(weeklyMailReaders.accountId, accountId));
  return row;
}

/** Adds a reader; for an existing reader only the language changes. */
export async function putWeeklyMailReader(tx: Transaction, row: WeeklyMailReader): Promise<void> {
  const { language } = row;
  await tx
    .insert(weeklyMailReaders)
    .values(row)
    .onConflictDoUpdate({ target: weeklyMailReaders.accountId, set: { language } });
}

export async function deleteWeeklyMailReader(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(weeklyMailReaders).where(eq(weeklyMailReaders.accountId, accountId));
}

/** The readers without the mail of that Monday, at most `limit`. */
export function listReadersBefore(db: Database, monday: string, limit: number): Promise<WeeklyMailReader[]> {
  return db
    .select()
    .from(weeklyMailReaders)
    .where(lt(weeklyMailReaders.sentMonday, monday))
    .orderBy(asc(weeklyMailReaders.sentMonday), asc(weeklyMailReaders.accountId))
    .limit(limit);
}

/** Records the mail of that Monday; false where another process has recorded it, or the reader no longer wants it. */
export async function takeReader(tx: Transaction, accountId: string, monday: string): Promise<boolean> {
  const taken = await tx
    .update(weeklyMailReaders)
    .set({ sentMonday: monday })
    .where(and(eq(weeklyMailReaders.accountId, accountId), lt(weeklyMailReaders.sentMonday, monday)))
    .returning({ accountId: weeklyMailReaders.accountId });
  return taken.length > 0;
}
