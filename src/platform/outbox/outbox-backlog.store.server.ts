import { sql } from 'drizzle-orm';
import type { Database } from '../db/transaction.ts';
import { backlogOf, type Backlog, type BacklogRow } from '../metrics/backlog.ts';
import { outbox } from './outbox.table.ts';

/** Messages that wait to be sent, by channel, and those that were parked for staff. */
export async function countWaitingMessages(db: Database, now: Date): Promise<Backlog[]> {
  const { rows } = await db.execute<BacklogRow & { name: string }>(sql`
    select w.name, count(m.id) as count, min(m.created_at)::text as oldest
    from (values ('mail_queued', 'mail', 'queued'), ('sms_queued', 'sms', 'queued'), ('mail_parked', 'mail', 'parked'), ('sms_parked', 'sms', 'parked'))
      as w(name, channel, status)
      left join ${outbox} m on m.status = w.status and m.channel = w.channel and m.status in ('queued', 'parked')
    group by w.name order by w.name`);
  return rows.map((row) => backlogOf(row.name, row, now));
}
