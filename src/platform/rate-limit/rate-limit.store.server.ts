import { sql } from 'drizzle-orm';
import type { Database } from '../db/transaction.ts';

/** Deletes counters whose time is over. Their end is written by the counting library, by the real time in milliseconds, so the database's time decides. */
export async function deleteEndedCounters(db: Database, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from rate_limits where key in (
    select key from rate_limits where expire < extract(epoch from now()) * 1000 order by expire limit ${limit})`);
  return rowCount ?? 0;
}
