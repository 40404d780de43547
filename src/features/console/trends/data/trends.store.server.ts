import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import type { TrendRow } from '../trends.rules.ts';
import { saleDays } from '#src/features/shop/reconciliation/reconciliation.server.ts';
import { answerDays, type PromisedKind } from './answer-days.store.server.ts';
import { bookingDays, appointmentDays } from './appointment-days.store.server.ts';
import { storedRows, rowsOf, start, startOfFigure, within, type TrendQuestion } from './trend-rows.store.server.ts';
import { waitingDays } from './waiting-days.store.server.ts';

/** Appointments by the time at which they were made, without holds, and how many of them were cancelled since. */
export function countBookings(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${startOfFigure(question)} as start, sum(a) as a, sum(b) as b
      from ${storedRows(question, { source: bookingDays, figure: 'bookings' })} group by 1`,
    2,
  );
}

/**
 * The median number of days from booking to visit, by the time of the booking: the middle of the stored lead times,
 * each of which stands for as many bookings as its row counts.
 */
export function medianLeadTime(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`with leads as (select ${startOfFigure(question)} as start, label::numeric as lead, sum(a) as times
        from ${storedRows(question, { source: bookingDays, figure: 'lead_time' })} group by 1, 2),
      placed as (select start, lead, sum(times) over (partition by start order by lead) as place, sum(times) over (partition by start) as total from leads)
      select start, round((min(lead) filter (where place >= floor((total + 1) / 2)) + min(lead) filter (where place >= ceil((total + 1) / 2))) / 2, 1) as a
      from placed group by 1`,
    1,
  );
}

/** Appointments by their day: visits that took place or should have, and those to which nobody came. */
export function countNoShows(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${startOfFigure(question)} as start, sum(a) as a, sum(b) as b, round(100.0 * sum(b) / sum(a), 1) as c
      from ${storedRows(question, { source: appointmentDays, figure: 'visits' })} group by 1`,
    3,
  );
}

/** The number of people who joined a waiting list, and how many of them got an appointment from it. */
export function countWaiting(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${startOfFigure(question)} as start, sum(a) as a, sum(b) as b
      from ${storedRows(question, { source: waitingDays, figure: 'waiting' })} group by 1`,
    2,
  );
}

/**
 * Forms of some kinds by the time at which they were sent: how many were answered as promised, and how many were
 * answered later or are overdue.
 */
export function countAnswers(
  db: Database,
  question: TrendQuestion,
  { promised, kinds, now }: { promised: readonly PromisedKind[]; kinds: readonly string[]; now: Date },
): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${startOfFigure(question)} as start, sum(a) as a, sum(b) as b,
        sum(c + case when e < ${Math.floor(now.getTime() / 1000)}::bigint then d else 0 end) as c
      from ${storedRows(question, { source: answerDays(promised), figure: 'answers' })}
      where label = any(${sql.param(`{${kinds.join(',')}}`)}::text[]) group by 1`,
    3,
  );
}

/**
 * Paid lines of orders, without tax and after discount, by when they were paid; a membership belongs to no hospital.
 */
export function sumSales(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${startOfFigure(question)} as start, sum(a) as a, sum(b) as b
      from ${storedRows(question, { source: saleDays, figure: 'sales' })} group by 1`,
    2,
  );
}

/** Memberships that people took, by when they agreed to the terms. */
export function countMemberships(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${start(question, sql`agreed_at`)} as start, count(*) as a
      from membership_terms where state = 'running' and ${within(question, sql`agreed_at`)} group by 1`,
    1,
  );
}

/** The ids of doctors whose appointments are booked here. */
export async function listScheduledDoctors(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from published_doctors where has_live_schedule order by id`,
  );
  return rows.map(({ id }) => id);
}
