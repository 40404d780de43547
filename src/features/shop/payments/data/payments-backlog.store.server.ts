import { sql } from 'drizzle-orm';
import { backlogOf, type Backlog, type BacklogRow } from '#src/platform/metrics/backlog.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { paymentRequests, refunds } from './payments.table.ts';

/**
 * Payments about which the gateway must still be asked, refunds that it has not answered, and refunds that it refused.
 */
export async function countWaitingPayments(db: Database, now: Date): Promise<Backlog[]> {
  const { rows } = await db.execute<BacklogRow & { name: string }>(sql`
    select 'payments_unasked' as name, count(*) as count, min(next_requery_at)::text as oldest
      from ${paymentRequests} where next_requery_at <= ${now.toISOString()}::timestamptz
    union all select 'refunds_unanswered', count(*), min(created_at)::text from ${refunds} where state in ('approved', 'sent')
    union all select 'refunds_failed', count(*), min(created_at)::text from ${refunds} where state = 'failed'`);
  return rows.map((row) => backlogOf(row.name, row, now));
}
