/** Counts of one day for the console's home page, each for some hospitals. */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';

export interface DayQuestion {
  from: Date;
  /** Not included. */
  until: Date;
  hospitals: 'all' | readonly number[];
}

export interface AppointmentNumbers {
  /** Appointments of the day that are not cancelled. */
  appointments: number;
  /** Patients who have arrived. */
  arrived: number;
  noShows: number;
}

/** The day's appointments. */
export async function countAppointments(db: Database, question: DayQuestion): Promise<AppointmentNumbers> {
  const { rows } = await db.execute<Record<keyof AppointmentNumbers, number>>(sql`
    select count(*)::int as appointments, count(*) filter (where status in ('arrived', 'completed'))::int as arrived,
      count(*) filter (where status = 'no_show')::int as "noShows"
    from appointments where status not in ('held', 'cancelled') and ${within(question, sql`starts_at`)} and ${inHospitals(question)}`);
  return rows[0]!;
}

/** Bookings that were made on the day, for any day, cancelled ones included. */
export async function countNewBookings(db: Database, question: DayQuestion): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count
    from appointments where status <> 'held' and ${within(question, sql`created_at`)} and ${inHospitals(question)}`);
  return rows[0]!.count;
}

/** Paid lines of orders, without tax and after discount, in sen. */
export async function sumSales(db: Database, question: DayQuestion): Promise<number> {
  const { rows } = await db.execute<{ sum: string | number }>(sql`
    select coalesce(sum(l.total_sen - l.discount_sen), 0) as sum
    from orders o join order_lines l on l.order_id = o.id
    where o.state = 'paid' and ${within(question, sql`o.paid_at`)} and ${inHospitals(question, sql`l.hospital_id`)}`);
  return Number(rows[0]!.sum);
}

/** When the oldest request for an upcoming appointment was made; null where none waits. */
export async function findOldestRequest(
  db: Database,
  { now, hospitals }: { now: Date; hospitals: DayQuestion['hospitals'] },
): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | Date | null }>(sql`select min(created_at) as at from appointments
    where status = 'requested' and starts_at >= ${now.toISOString()}::timestamptz and ${inHospitals({ hospitals })}`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

function within({ from, until }: DayQuestion, at: SQL): SQL {
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;
}

function inHospitals({ hospitals }: Pick<DayQuestion, 'hospitals'>, id: SQL = sql`hospital_id`): SQL {
  return hospitals === 'all' ? sql`true` : sql`${id} = any(${sql.param(`{${hospitals.join(',')}}`)}::int[])`;
}
