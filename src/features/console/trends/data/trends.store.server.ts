import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import type { TrendRow } from '../trends.rules.ts';
import { inHospitals, rowsOf, start, within, type TrendQuestion } from './trend-rows.store.server.ts';

/** Appointments by when they were made, without holds, and how many of these were cancelled since. */
export function countBookings(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${start(question, sql`created_at`)} as start, count(*) as a, count(*) filter (where status = 'cancelled') as b
      from appointments where status <> 'held' and ${within(question, sql`created_at`)} and ${inHospitals(question)} group by 1`,
    2,
  );
}

/** The median of the days from booking to visit, by when the booking was made. */
export function medianLeadTime(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${start(question, sql`created_at`)} as start,
        round((percentile_cont(0.5) within group (order by extract(epoch from starts_at - created_at)) / 86400)::numeric, 1) as a
      from appointments where status not in ('held', 'cancelled') and ${within(question, sql`created_at`)} and ${inHospitals(question)} group by 1`,
    1,
  );
}

/** Visits by their day: those that took place or should have, and those to which nobody came. */
export function countNoShows(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${start(question, sql`starts_at`)} as start, count(*) as a, count(*) filter (where status = 'no_show') as b,
        round(100.0 * count(*) filter (where status = 'no_show') / count(*), 1) as c
      from appointments where status in ('arrived', 'completed', 'no_show') and ${within(question, sql`starts_at`)} and ${inHospitals(question)} group by 1`,
    3,
  );
}

/** Who joined a waiting list, and how many of them have an appointment from it. */
export function countWaiting(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${start(question, sql`created_at`)} as start, count(*) as a, count(*) filter (where status = 'booked') as b
      from waiting_list_entries where ${within(question, sql`created_at`)} and ${inHospitals(question)} group by 1`,
    2,
  );
}

/** A kind of form whose page promises an answer. */
export interface PromisedKind {
  kind: string;
  /** The states in which staff have to act. */
  open: readonly string[];
  /** Day of sending ('YYYY-MM-DD' in Malaysia) and by when it is answered. */
  due: readonly { day: string; at: Date }[];
}

/**
 * Forms of some kinds by when they were sent; how many were answered as promised, and how many later or not yet though
 * it is time. An answer is the first step of staff after which it is not their turn.
 */
export function countAnswers(
  db: Database,
  question: TrendQuestion,
  { kinds, now }: { kinds: readonly PromisedKind[]; now: Date },
): Promise<TrendRow[]> {
  const due = kinds.flatMap(({ kind, due: days }) => days.map(({ day, at }) => ({ kind, day, at: at.toISOString() })));
  const open = kinds.flatMap(({ kind, open: states }) => states.map((state) => ({ kind, state })));
  return rowsOf(
    db,
    sql`with promised as (select * from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as p(kind text, day date, at timestamptz)),
      open_states as (select * from jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as o(kind text, state text))
      select ${start(question, sql`f.sent_at`)} as start, count(*) as a, count(*) filter (where answered.at <= p.at) as b,
        count(*) filter (where coalesce(answered.at, ${now.toISOString()}::timestamptz) > p.at) as c
      from form_submissions f join promised p on p.kind = f.kind and p.day = (f.sent_at at time zone 'Asia/Kuala_Lumpur')::date
      left join lateral (select h.at from form_history h where h.submission_id = f.id and h.by = 'staff'
        and not exists (select from open_states o where o.kind = f.kind and o.state = h.to_state)
        order by h.id limit 1) answered on true
      where f.kind in (select distinct kind from promised) and ${within(question, sql`f.sent_at`)} and ${inHospitals(question, sql`f.hospital_id`)} group by 1`,
    3,
  );
}

/** Paid lines of orders, without tax and after discount, by when they were paid; a membership belongs to no hospital. */
export function sumSales(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${start(question, sql`o.paid_at`)} as start, sum(l.total_sen - l.discount_sen) as a, sum(l.quantity) as b
      from orders o join order_lines l on l.order_id = o.id
      where o.state = 'paid' and ${within(question, sql`o.paid_at`)} and ${inHospitals(question, sql`l.hospital_id`)} group by 1`,
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

/** The ids of doctors whose times are booked here. */
export async function listScheduledDoctors(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from published_doctors where has_live_schedule order by id`,
  );
  return rows.map(({ id }) => id);
}
