import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, count, desc, eq, isNotNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { searchMisses, searchPhrases } from '#src/features/site/search/data/search-phrases.table.ts';
import { searchSynonyms } from '#src/features/site/search/data/search-synonyms.table.ts';
import type { Language } from '#src/shared/languages.ts';

export type SearchWordRow = typeof searchSynonyms.$inferSelect;
export type MissRow = typeof searchMisses.$inferSelect;

export interface ListQuery {
  q: string;
  language?: Language | undefined;
  sort: string;
  isDescending: boolean;
  limit: number;
  offset: number;
}

const containing = (q: string) => `%${likeLiteral(q.toLowerCase())}%`;
const direction = ({ isDescending }: ListQuery) => (isDescending ? desc : asc);

/** Searches without result, without those that became urgent words or synonyms. */
export async function listMissRows(db: Database, query: ListQuery): Promise<{ rows: MissRow[]; total: number }> {
  const isUrgent = db
    .select({ phrase: searchPhrases.phrase })
    .from(searchPhrases)
    .where(and(eq(searchPhrases.phrase, searchMisses.keyword), isNotNull(searchPhrases.urgentConcept)));
  const isAdded = db
    .select({ phrase: searchSynonyms.phrase })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.phrase, searchMisses.keyword));
  const where = and(
    query.q ? sql`${searchMisses.keyword} like ${containing(query.q)}` : undefined,
    query.language ? eq(searchMisses.language, query.language) : undefined,
    notExists(isUrgent),
    notExists(isAdded),
  );
  const orders = { word: searchMisses.keyword, times: searchMisses.times, last: searchMisses.lastAt };
  const order = orders[query.sort as keyof typeof orders] ?? searchMisses.times;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(searchMisses)
      .where(where)
      .orderBy(direction(query)(order), desc(searchMisses.lastAt), searchMisses.keyword, searchMisses.language)
      .limit(query.limit)
      .offset(query.offset),
    db.select({ total: count() }).from(searchMisses).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** The words that staff added. */
export async function listSearchWordRows(
  db: Database,
  query: ListQuery,
): Promise<{ rows: SearchWordRow[]; total: number }> {
  const like = containing(query.q);
  const where: SQL | undefined = and(
    query.q
      ? sql`(${searchSynonyms.phrase} like ${like} or lower(${searchSynonyms.meaning}) like ${like} or ${searchSynonyms.specialitySlug} like ${like})`
      : undefined,
    query.language ? eq(searchSynonyms.language, query.language) : undefined,
  );
  const order = query.sort === 'added' ? searchSynonyms.addedAt : searchSynonyms.phrase;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(searchSynonyms)
      .where(where)
      .orderBy(direction(query)(order), searchSynonyms.phrase)
      .limit(query.limit)
      .offset(query.offset),
    db.select({ total: count() }).from(searchSynonyms).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** All words that staff added, by word. */
export function listStoredSearchWords(tx: Transaction): Promise<SearchWordRow[]> {
  return tx.select().from(searchSynonyms).orderBy(asc(searchSynonyms.phrase));
}

/** Inserts a word; returns false where it exists already. */
export async function insertSearchWord(tx: Transaction, row: SearchWordRow): Promise<boolean> {
  const { rowCount } = await tx.insert(searchSynonyms).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function findSearchWord(db: Database, phrase: string): Promise<SearchWordRow | undefined> {
  const [row] = await db.select().from(searchSynonyms).where(eq(searchSynonyms.phrase, phrase));
  return row;
}

/** Deletes a word and returns it; undefined where there is none. */
export async function deleteSearchWord(tx: Transaction, phrase: string): Promise<SearchWordRow | undefined> {
  const [row] = await tx.delete(searchSynonyms).where(eq(searchSynonyms.phrase, phrase)).returning();
  return row;
}
