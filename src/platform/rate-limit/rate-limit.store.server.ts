import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from '../db/transaction.ts';

interface CounterTime {
  key: string;
  /** How long a count lasts from its first use. */
  milliseconds: number;
  now: Date;
}

/** Adds one use, or starts a new count where the last one has expired. Returns the count and its end. */
export async function addToCounter(
  pool: Pool,
  { key, milliseconds, now }: CounterTime,
): Promise<{ points: number; endsAt: Date }> {
  const { rows } = await pool.query<{ points: number; expire: string }>(
    `insert into rate_limits as counter (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
     on conflict (key) do update set
       points = case when counter.expire <= $2::bigint then 1 else counter.points + 1 end,
       expire = case when counter.expire <= $2::bigint then $2::bigint + $3::bigint else counter.expire end
     returning points, expire`,
    [key, now.getTime(), milliseconds],
  );
  const { points, expire } = rows[0]!;
  return { points, endsAt: new Date(Number(expire)) };
}

/** Takes one use back from a count that has not expired. */
export async function takeFromCounter(pool: Pool, { key, now }: Omit<CounterTime, 'milliseconds'>): Promise<void> {
  await pool.query('update rate_limits set points = points - 1 where key = $1 and expire > $2 and points > 0', [
    key,
    now.getTime(),
  ]);
}

export async function deleteCounter(pool: Pool, key: string): Promise<void> {
  await pool.query('delete from rate_limits where key = $1', [key]);
}

/** Deletes expired counters. */
export async function deleteEndedCounters(db: Database, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from rate_limits where key in (
    select key from rate_limits where expire < ${now.getTime()} order by expire limit ${limit})`);
  return rowCount ?? 0;
}
