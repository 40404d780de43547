import { sql } from 'drizzle-orm';
import { backlogOf, type Backlog, type BacklogRow } from '#src/platform/metrics/backlog.ts';
import type { Database } from '#src/platform/db/transaction.ts';

/** Entries of the audit log that came after the last sealed one. The check of the chain counts every unsealed entry. */
export async function countEntriesToSeal(db: Database, now: Date): Promise<Backlog[]> {
  const { rows } = await db.execute<BacklogRow>(sql`
    select count(*) as count, min(at)::text as oldest from audit_log
    where id > coalesce((select entry_id from audit_seals order by position desc limit 1), 0)`);
  return [backlogOf('audit_unsealed', rows[0]!, now)];
}
