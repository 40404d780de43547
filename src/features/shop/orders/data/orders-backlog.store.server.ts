import { sql } from 'drizzle-orm';
import { backlogOf, type Backlog, type BacklogRow } from '#src/platform/metrics/backlog.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { orders } from './orders.table.ts';

/** Paid orders whose receipt and vouchers were not issued yet. */
export async function countOrdersWithoutDocuments(db: Database, now: Date): Promise<Backlog[]> {
  const { rows } = await db.execute<BacklogRow>(sql`
    select count(*) as count, min(paid_at)::text as oldest from ${orders} where state = 'paid' and paperwork_at is null`);
  return [backlogOf('orders_without_documents', rows[0]!, now)];
}
