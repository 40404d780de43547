import { sql } from 'drizzle-orm';
import type { Database } from '../db/transaction.ts';
import { backlogOf, type Backlog, type BacklogRow } from '../metrics/backlog.ts';
import { storedFiles } from './files.table.ts';

/** Uploaded files that wait for the malware scanner. */
export async function countUnscannedFiles(db: Database, now: Date): Promise<Backlog[]> {
  const { rows } = await db.execute<BacklogRow>(sql`
    select count(*) as count, min(created_at)::text as oldest from ${storedFiles}
    where scan = 'checking' and state in ('fresh', 'kept')`);
  return [backlogOf('files_unscanned', rows[0]!, now)];
}
