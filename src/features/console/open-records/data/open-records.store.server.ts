import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { openRecords } from './open-records.table.ts';

interface Opening {
  accountId: string;
  record: string;
  now: Date;
  /** A page that was last seen before this instant was left: a person who opens it afterwards counts as newly there. */
  leftBefore: Date;
}

/** Records that the record's page was seen now. */
export async function upsertOpening(db: Database, { accountId, record, now, leftBefore }: Opening): Promise<void> {
  await db
    .insert(openRecords)
    .values({ accountId, record, openedAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [openRecords.accountId, openRecords.record],
      set: {
        seenAt: now,
        openedAt: sql`case when ${openRecords.seenAt} <= ${leftBefore.toISOString()}::timestamptz
          then ${now.toISOString()}::timestamptz else ${openRecords.openedAt} end`,
      },
    });
}

/** Names of the other people who have the record open, in the order in which they opened it; at most `limit`. */
export async function listOthers(
  db: Database,
  { accountId, record, leftBefore, limit }: Omit<Opening, 'now'> & { limit: number },
): Promise<{ name: string; openedAt: Date }[]> {
  return db
    .select({ name: accounts.name, openedAt: openRecords.openedAt })
    .from(openRecords)
    .innerJoin(accounts, eq(accounts.id, openRecords.accountId))
    .where(
      and(eq(openRecords.record, record), gt(openRecords.seenAt, leftBefore), ne(openRecords.accountId, accountId)),
    )
    .orderBy(asc(openRecords.openedAt), asc(openRecords.accountId))
    .limit(limit);
}

/** Deletes pages that were not seen for a day. Returns how many rows. */
export async function deletePastOpenings(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from open_records where seen_at < now() - interval '1 day'`);
  return rowCount ?? 0;
}
