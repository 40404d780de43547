/**
 * Figures per day. A job sums each day once and stores the sums; days that changed since are counted when a figure is
 * asked for. So every answer is exact, and the figures of a year need some hundred rows instead of a million.
 */
import { sql, type SQL } from 'drizzle-orm';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import type { App } from '../app.ts';
import { inTransaction, type Database, type Transaction } from '../db/transaction.ts';

/** Rows of some tables from which figures of a day are counted. */
export interface DaySource {
  /** The source's name in `changed_days`, which its triggers write. */
  name: string;
  /** The names of its figures, unique among all sources. */
  figures: readonly string[];
  /**
   * Selects figure, hospital_id (0 for the group, -1 for no hospital), day, label, a, b, c, d, e for each day of the
   * relation, which is called `days` and has the column `day`.
   */
  count(relation: SQL): SQL;
}

export interface FigureQuestion {
  figure: string;
  /** 'YYYY-MM-DD' in Malaysia, both included. */
  from: string;
  until: string;
  hospitals: 'all' | readonly number[];
  /** One row for each hospital, even where all hospitals are asked for, instead of one row of the group. */
  isByHospital?: true;
}

/** How many days back sums are stored: five years and a half. Earlier days are counted when they are asked for. */
const daysBack = 2_000;
/** How many days of a source one run sums. */
const daysAtOnce = 60;

/** The first moment of a day in Malaysia. */
export const startOf = (day: SQL): SQL => sql`(${day}::timestamp at time zone 'Asia/Kuala_Lumpur')`;

/** Whether a time is on the day of the relation's row. */
export const onDay = (at: SQL, day: SQL): SQL =>
  sql`${at} >= ${startOf(day)} and ${at} < ${startOf(sql`(${day} + 1)`)}`;

/** A relation of the figure's rows (hospital_id, day, label, a, b, c, d, e), to select from. */
export function figureRows(source: DaySource, question: FigureQuestion): SQL {
  const { figure, from, until, hospitals, isByHospital } = question;
  const isAsked =
    hospitals !== 'all'
      ? sql`hospital_id = any(${sql.param(`{${hospitals.join(',')}}`)}::int[])`
      : isByHospital
        ? sql`hospital_id <> 0`
        : sql`hospital_id = 0`;
  return sql`(with anew as materialized (
      select w.day from (select generate_series(${from}::date, ${until}::date, interval '1 day')::date as day) w
      where not exists (select from kept_days k where k.source = ${source.name} and k.day = w.day)
        or exists (select from changed_days c where c.source = ${source.name} and c.day = w.day))
    select hospital_id, day, label, a, b, c, d, e from day_figures
      where figure = ${figure} and day between ${from}::date and ${until}::date and ${isAsked}
        and day not in (select day from anew)
    union all
    select hospital_id, day, label, a, b, c, d, e from (${source.count(sql`anew days`)}) counted
      where figure = ${figure} and ${isAsked}) figures`;
}

/** Sums the days that changed, and those that were never summed, the newest first. Returns the number of days. */
export async function storeDayFigures(app: Pick<App, 'db' | 'clock'>, sources: readonly DaySource[]): Promise<number> {
  let stored = 0;
  for (const source of sources) stored += await storeSource(app, source);
  return stored;
}

async function storeSource({ db, clock }: Pick<App, 'db' | 'clock'>, source: DaySource): Promise<number> {
  const today = malaysianDay(clock.now());
  const oldest = addDays(today, -daysBack);
  await forgetOld(db, source, oldest);
  await forgetNeedlessMarks(db, source);
  const changed = await listChanged(db, source);
  const missing = await listMissing(db, source, { today, oldest, limit: daysAtOnce - changed.length });
  // Each day in a transaction of its own: the largest day is the longest statement.
  for (const day of [...changed, ...missing]) await inTransaction(db, (tx) => sumDay(tx, source, day));
  return changed.length + missing.length;
}

/** Deletes the sums of days before the stored period. */
async function forgetOld(db: Database, source: DaySource, oldest: string): Promise<void> {
  await db.execute(sql`with gone as (delete from kept_days where source = ${source.name} and day < ${oldest}::date returning day)
    delete from day_figures where figure in ${[...source.figures]} and day in (select day from gone)`);
}

/** Marks of days that are not stored have no use: such days are counted whenever they are asked for. */
async function forgetNeedlessMarks(db: Database, source: DaySource): Promise<void> {
  await db.execute(sql`delete from changed_days c where c.source = ${source.name}
    and not exists (select from kept_days k where k.source = c.source and k.day = c.day)`);
}

async function listChanged(db: Database, source: DaySource): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day from (select distinct day from changed_days where source = ${source.name}) marked
    order by 1 desc limit ${daysAtOnce}`);
  return rows.map(({ day }) => day);
}

async function listMissing(
  db: Database,
  source: DaySource,
  { today, oldest, limit }: { today: string; oldest: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(w.day, 'YYYY-MM-DD') as day from (select generate_series(${oldest}::date, ${today}::date, interval '1 day')::date as day) w
    where not exists (select from kept_days k where k.source = ${source.name} and k.day = w.day) order by w.day desc limit ${limit}`);
  return rows.map(({ day }) => day);
}

/**
 * Sums one day. Its marks are deleted before the rows are counted: a change that is committed in between leaves its
 * own mark, and is counted when the day is asked for.
 */
async function sumDay(tx: Transaction, source: DaySource, day: string): Promise<void> {
  await tx.execute(sql`delete from changed_days where source = ${source.name} and day = ${day}::date`);
  await tx.execute(sql`delete from day_figures where figure in ${[...source.figures]} and day = ${day}::date`);
  await tx.execute(sql`insert into day_figures (figure, hospital_id, day, label, a, b, c, d, e)
    select figure, hospital_id, day, label, a, b, c, d, e
    from (${source.count(sql`(select ${day}::date as day) days`)}) counted`);
  await tx.execute(
    sql`insert into kept_days (source, day) values (${source.name}, ${day}::date) on conflict do nothing`,
  );
}
