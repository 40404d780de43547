import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { keywords, movedPaths } from './keywords.table.ts';

export type KeywordRow = typeof keywords.$inferSelect;

export interface KeywordFilter {
  q: string;
  component?: string;
  /** Short addresses alone: those that are not their item's own address. */
  isShort: boolean;
  isDescending: boolean;
  limit: number;
  offset: number;
}

export async function listKeywordRows(
  db: Database,
  filter: KeywordFilter,
): Promise<{ rows: KeywordRow[]; total: number }> {
  const like = `%${filter.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    filter.q ? or(sql`${keywords.path} like ${like}`, sql`${keywords.url} like ${like}`) : undefined,
    filter.component ? eq(keywords.component, filter.component) : undefined,
    filter.isShort ? ne(keywords.path, keywords.url) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(keywords)
      .where(where)
      .orderBy(filter.isDescending ? desc(keywords.path) : asc(keywords.path))
      .limit(filter.limit)
      .offset(filter.offset),
    db.$count(keywords, where),
  ]);
  return { rows, total };
}

/** One change of addresses at a time: two that want the same word meet here, not at the constraint. */
export async function lockKeywords(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('keywords'))`);
}

export async function findKeywordRow(db: Database | Transaction, path: string): Promise<KeywordRow | undefined> {
  const [row] = await db.select().from(keywords).where(eq(keywords.path, path));
  return row;
}

/** A living address: what once led elsewhere from it is forgotten. */
export async function insertKeyword(tx: Transaction, row: typeof keywords.$inferInsert): Promise<void> {
  await tx.delete(movedPaths).where(eq(movedPaths.path, row.path));
  await tx.insert(keywords).values(row);
}

/** The address stops being one, and from now on leads to another: an old address never dies. */
export async function retireKeyword(tx: Transaction, path: string, movedTo: string): Promise<void> {
  await tx.delete(keywords).where(eq(keywords.path, path));
  await tx
    .insert(movedPaths)
    .values({ path, movedTo })
    .onConflictDoUpdate({ target: movedPaths.path, set: { movedTo } });
  // What had moved to it moves on: one step, not two.
  await tx.update(movedPaths).set({ movedTo }).where(eq(movedPaths.movedTo, path));
}

/** Old addresses that lead somewhere, the last moved first. */
export async function listMovedPaths(db: Database, limit: number) {
  return db.select().from(movedPaths).orderBy(desc(movedPaths.createdAt), asc(movedPaths.path)).limit(limit);
}
