import { count, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../transaction.ts';

/**
 * The number of matching rows, at most `most` + 1: a list that says 'more than 1,000' never reads a table of
 * millions to its end.
 */
export async function countUpTo(
  db: Pick<Database, 'select'>,
  { table, where, most }: { table: PgTable; where: SQL | undefined; most: number },
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row!.found;
}
