import { sql } from 'drizzle-orm';
import { backlogOf, type Backlog, type BacklogRow } from '#src/platform/metrics/backlog.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { externalBookings } from './external-bookings.table.ts';

/** Bookings and cancellations that the hospital's appointment service has not answered. */
export async function countUnansweredBookings(db: Database, now: Date): Promise<Backlog[]> {
  const { rows } = await db.execute<BacklogRow>(sql`
    select count(*) as count, min(a.updated_at)::text as oldest
    from ${externalBookings} s join ${appointments} a on a.id = s.appointment_id where s.unanswered in ('booking', 'cancellation')`);
  return [backlogOf('bookings_unanswered', rows[0]!, now)];
}
