import { sql } from 'drizzle-orm';
import type { Database } from '../db/transaction.ts';
import { backlogOf, type Backlog, type BacklogRow } from '../metrics/backlog.ts';
import { profileSyncs } from './profile-sync.table.ts';

/** Profiles that the health-monitoring service has not accepted yet, parked ones included. */
export async function countWaitingProfiles(db: Database, now: Date): Promise<Backlog[]> {
  const { rows } = await db.execute<BacklogRow>(sql`
    select count(*) as count, min(created_at)::text as oldest from ${profileSyncs} where status in ('queued', 'parked')`);
  return [backlogOf('profiles_queued', rows[0]!, now)];
}
