import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { keywords, movedPaths } from './keywords.table.ts';

export type KeywordRow = typeof keywords.$inferSelect;

export interface KeywordFilter {
  q: string;
  component?: string;
  /** Only short addresses: those that are not an item's own address. */
  isShort: boolean;
  sort: 'path' | 'added';
  isDescending: boolean;
  limit: number;
  offset: number;
}

export async function listKeywordRows(
  db: Database,
  filter: KeywordFilter,
): Promise<{ rows: KeywordRow[]; total: number }> {
  const like = `%${likeLiteral(filter.q.toLowerCase())}%`;
  const where = and(
    filter.q ? or(sql`${keywords.path} like ${like}`, sql`${keywords.url} like ${like}`) : undefined,
    filter.component ? eq(keywords.component, filter.component) : undefined,
    filter.isShort ? ne(keywords.path, keywords.url) : undefined,
  );
  const direction = filter.isDescending ? desc : asc;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(keywords)
      .where(where)
      .orderBy(...(filter.sort === 'added' ? [direction(keywords.createdAt)] : []), direction(keywords.path))
      .limit(filter.limit)
      .offset(filter.offset),
    db.$count(keywords, where),
  ]);
  return { rows, total };
}

/**
 * Locks the keywords for one change at a time, so that two changes with the same word get a message, not a constraint
 * error.
 */
export async function lockKeywords(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('keywords'))`);
}

export async function findKeywordRow(db: Database | Transaction, path: string): Promise<KeywordRow | undefined> {
  const [row] = await db.select().from(keywords).where(eq(keywords.path, path));
  return row;
}

/** Every short address, by path. */
export async function listShortRows(tx: Transaction): Promise<KeywordRow[]> {
  return tx.select().from(keywords).where(ne(keywords.path, keywords.url)).orderBy(asc(keywords.path));
}

export async function deleteKeyword(tx: Transaction, path: string): Promise<void> {
  await tx.delete(keywords).where(eq(keywords.path, path));
}

/** Inserts a keyword and deletes a redirect of the same path. */
export async function insertKeyword(tx: Transaction, row: typeof keywords.$inferInsert): Promise<void> {
  await tx.delete(movedPaths).where(eq(movedPaths.path, row.path));
  await tx.insert(keywords).values(row);
}
