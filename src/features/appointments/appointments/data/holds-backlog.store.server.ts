import { sql } from 'drizzle-orm';
import { backlogOf, type Backlog, type BacklogRow } from '#src/platform/metrics/backlog.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { appointments } from './appointments.table.ts';

/** Slots that are held for visitors who have not booked them yet. */
export async function countLiveHolds(db: Database, now: Date): Promise<Backlog[]> {
  const { rows } = await db.execute<BacklogRow>(sql`
    select count(*) as count, min(created_at)::text as oldest from ${appointments}
    where status = 'held' and held_until > ${now.toISOString()}::timestamptz`);
  return [backlogOf('holds', rows[0]!, now)];
}
