import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import type { TrendRow } from '../trends.rules.ts';
import { bookingDays } from './appointment-days.store.server.ts';
import { inHospitals, storedRows, rowsOf, startOfFigure, type TrendQuestion } from './trend-rows.store.server.ts';

/** Searches by their day, how many of them found nothing, and their share. */
export function countSearches(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select start, a, b, case when a > 0 then round(100.0 * b / a, 1) end as c from (
      select ${startOfDay(question)} as start, ${timesOf('search')} as a, ${timesOf('search_without_result')} as b
      from daily_counts where kind in ('search', 'search_without_result') and ${withinDays(question)} group by 1) counted`,
    3,
  );
}

/** Views of content by their day: all of them, articles, videos and podcasts, everything else. */
export function countReading(db: Database, question: TrendQuestion, types: readonly SearchType[]): Promise<TrendRow[]> {
  return rowsOf(
    db,
    sql`select ${startOfDay(question)} as start, sum(times) as a, ${timesOf('article')} as b,
        ${timesOf('video', 'podcast')} as c, ${timesOf(...types.filter((type) => !isApart(type)))} as d
      from daily_counts where kind = any(${textArray(types)}) and ${withinDays(question)} group by 1`,
    4,
  );
}

const isApart = (type: SearchType) => type === 'article' || type === 'video' || type === 'podcast';

/**
 * The steps from a doctor's page to a visit. By day: views of doctors' pages, bookings that were begun, and slots that
 * were held; then the appointments that were made on these days and are confirmed, and those that took place.
 * Appointments of other programs are left out, because their patients saw no page.
 */
export function countFunnel(db: Database, question: TrendQuestion): Promise<TrendRow[]> {
  const { hospitals } = question;
  const ofDoctors =
    hospitals === 'all'
      ? sql`true`
      : sql`item_id in (select doctor_id from doctor_hospitals where ${inHospitals(question)})`;
  return rowsOf(
    db,
    sql`with counted as (
        select ${startOfDay(question)} as start, ${timesOf('doctor')} as a, ${timesOf('booking_begun')} as b, ${timesOf('booking_held')} as c
        from daily_counts where kind in ('doctor', 'booking_begun', 'booking_held') and ${withinDays(question)} and ${ofDoctors} group by 1),
      made as (select ${startOfFigure(question)} as start, sum(c) as d, sum(d) as e
        from ${storedRows(question, { source: bookingDays, figure: 'bookings' })} group by 1)
      select start, coalesce(a, 0) as a, coalesce(b, 0) as b, coalesce(c, 0) as c, coalesce(d, 0) as d, coalesce(e, 0) as e
      from counted full join made using (start)`,
    5,
  );
}

export interface ReadEntry {
  type: SearchType;
  title: string;
  /** Without language prefix. */
  path: string;
  times: number;
}

/** The most viewed entries, among those that are public now. */
export async function listMostRead(
  db: Database,
  question: TrendQuestion,
  { types, language, limit }: { types: readonly SearchType[]; language: Language; limit: number },
): Promise<ReadEntry[]> {
  const { rows } = await db.execute<{ type: SearchType; title: string; path: string; times: string }>(sql`
    select s.type, s.title, s.path, counted.times from (
      select kind, item_id, sum(times) as times from daily_counts
      where kind = any(${textArray(types)}) and ${withinDays(question)} group by 1, 2) counted
    join search_documents s on s.type = counted.kind and s.item_id = counted.item_id and s.language = ${language}
    order by counted.times desc, s.title limit ${limit}`);
  return rows.map(({ times, ...entry }) => ({ ...entry, times: Number(times) }));
}

function startOfDay(question: TrendQuestion): SQL {
  const unit = question.by === 'week' ? sql`'week'` : sql`'month'`;
  return sql`to_char(date_trunc(${unit}, day::timestamp), 'YYYY-MM-DD')`;
}

function withinDays({ from, until }: TrendQuestion): SQL {
  return sql`day >= ${malaysianDay(from)}::date and day < ${malaysianDay(until)}::date`;
}

function timesOf(...kinds: readonly string[]): SQL {
  return sql`coalesce(sum(times) filter (where kind = any(${textArray(kinds)})), 0)`;
}

function textArray(texts: readonly string[]): SQL {
  return sql`${sql.param(`{${texts.join(',')}}`)}::text[]`;
}
