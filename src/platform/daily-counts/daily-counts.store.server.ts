import { sql } from 'drizzle-orm';
import type { Database } from '../db/transaction.ts';
import type { DayCount } from './daily-counts.ts';
import { dailyCounts } from './daily-counts.table.ts';

/** Adds to the counts in one statement; always in the same order, so that two processes never wait for each other. */
export async function addDayCounts(db: Database, counts: readonly DayCount[]): Promise<void> {
  await db.execute(sql`
    insert into ${dailyCounts} (kind, day, item_id, times)
    select kind, day, "itemId", times
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted(kind text, day date, "itemId" integer, times integer)
    order by kind, day, "itemId"
    on conflict (kind, day, item_id) do update set times = ${dailyCounts}.times + excluded.times`);
}

/** Deletes counts that are more than 400 days old: the running month and the twelve before it are always there. */
export async function deletePastCounts(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${dailyCounts} where day < current_date - 400`);
  return rowCount ?? 0;
}
