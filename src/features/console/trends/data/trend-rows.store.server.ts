import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import { figureRows, type DaySource } from '#src/platform/day-figures/day-figures.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { TrendPeriod, TrendRow } from '../trends.rules.ts';

export interface TrendQuestion {
  by: TrendPeriod;
  from: Date;
  /** Not included. */
  until: Date;
  hospitals: 'all' | readonly number[];
}

/** The first day of the period that contains a time, as text. */
export function start({ by }: TrendQuestion, at: SQL): SQL {
  const unit = by === 'week' ? sql`'week'` : sql`'month'`;
  return sql`to_char(date_trunc(${unit}, ${at} at time zone 'Asia/Kuala_Lumpur'), 'YYYY-MM-DD')`;
}

/** The first day of the period that contains the day of a row of figures, as text. */
export function startOfFigure({ by }: TrendQuestion): SQL {
  return sql`to_char(date_trunc(${by === 'week' ? sql`'week'` : sql`'month'`}, day::timestamp), 'YYYY-MM-DD')`;
}

/** The stored rows of a figure for the question's time and hospitals, to select from. */
export function storedRows(question: TrendQuestion, { source, figure }: { source: DaySource; figure: string }): SQL {
  const { from, until, hospitals } = question;
  return figureRows(source, {
    figure,
    from: malaysianDay(from),
    until: malaysianDay(new Date(until.getTime() - 1)),
    hospitals,
  });
}

/** The condition that a time is within the question's time. */
export function within({ from, until }: TrendQuestion, at: SQL): SQL {
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;
}

/** The condition that a hospital is one of the question's. */
export function inHospitals({ hospitals }: TrendQuestion, id: SQL = sql`hospital_id`): SQL {
  if (hospitals === 'all') return sql`true`;
  return sql`${id} = any(${sql.param(`{${hospitals.join(',')}}`)}::int[])`;
}

/** The rows of a query whose columns are `start` and then, in the figure's order, a, b, c, d, e. */
export async function rowsOf(db: Database, query: SQL, width: number): Promise<TrendRow[]> {
  const { rows } = await db.execute<{ start: string } & Record<string, string | number | null>>(query);
  return rows.map((row) => ({
    start: row.start,
    values: ['a', 'b', 'c', 'd', 'e'].slice(0, width).map((name) => (row[name] == null ? null : Number(row[name]))),
  }));
}
