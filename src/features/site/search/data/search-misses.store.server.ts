import { and, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { searchMisses, searchPhrases } from './search-phrases.table.ts';

export type MissRow = typeof searchMisses.$inferSelect;

/** Largest number of different words: when it is reached, only known ones are counted. */
const mostMisses = 5_000;

/** Counts one search without result. A new word is not stored while the table is full. */
export async function upsertMiss(db: Database, row: MissRow): Promise<void> {
  await db.execute(sql`
    insert into ${searchMisses} (language, keyword, times, last_at)
    select ${row.language}, ${row.keyword}, ${row.times}, ${row.lastAt.toISOString()}::timestamptz
    where (select count(*) from ${searchMisses}) < ${mostMisses}
      or exists (select from ${searchMisses} where language = ${row.language} and keyword = ${row.keyword})
    on conflict (language, keyword) do update set times = ${searchMisses}.times + 1, last_at = excluded.last_at`);
}

/** The most frequent first; words that already have an urgent concept are left out. */
export async function listMisses(db: Database, limit: number): Promise<MissRow[]> {
  const isKnown = db
    .select({ phrase: searchPhrases.phrase })
    .from(searchPhrases)
    .where(and(eq(searchPhrases.phrase, searchMisses.keyword), sql`${searchPhrases.urgentConcept} is not null`));
  return db
    .select()
    .from(searchMisses)
    .where(notExists(isKnown))
    .orderBy(desc(searchMisses.times), desc(searchMisses.lastAt), searchMisses.keyword)
    .limit(limit);
}

export async function deleteMiss(tx: Transaction, keyword: string): Promise<void> {
  await tx.delete(searchMisses).where(eq(searchMisses.keyword, keyword));
}

/** Deletes at most `limit` words whose last search was before that moment; returns how many. */
export async function deleteMissesBefore(db: Database, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ keyword: searchMisses.keyword })
    .from(searchMisses)
    .where(lt(searchMisses.lastAt, before))
    .limit(limit);
  const deleted = await db
    .delete(searchMisses)
    .where(and(lt(searchMisses.lastAt, before), inArray(searchMisses.keyword, old)))
    .returning({ keyword: searchMisses.keyword });
  return deleted.length;
}
