/**
 * Tables that only grow are partitioned by month (schema `months`). Partitions are created ahead; months past their
 * retention are dropped whole, which costs the same however many rows they have.
 */
import { atMalaysianTime, firstOfMonth } from '#src/shared/dates.ts';
import type { App } from '../app.ts';
import { inTransaction, sqlState, type Transaction } from '../db/transaction.ts';
import { dropPartition, limitLockWait, listPartitionsUntil, makeMonth } from './month-partitions.store.server.ts';

export { countRowsWithoutMonth } from './month-partitions.store.server.ts';

export interface MonthlyTable {
  table: string;
  /** How many whole months before this one are kept; null where months are never dropped. */
  storedMonths: number | null;
}

export interface PartitionChanges {
  /** Names of the partitions that were created or dropped. */
  done: string[];
  /** Partitions that the next run must change, because other sessions held a lock. */
  postponed: string[];
}

/** This month and the next three. */
const monthsAhead = [0, 1, 2, 3];

/** Makes the partitions of this month and the next three, each in a transaction of its own. */
export async function makeMonths(
  app: Pick<App, 'db' | 'clock'>,
  tables: readonly MonthlyTable[],
): Promise<PartitionChanges> {
  const changes: PartitionChanges = { done: [], postponed: [] };
  const days = monthsAhead.map((later) => firstOfMonth(app.clock.now(), later));
  for (const { table } of tables)
    for (const day of days) {
      const made = await unlessLocked(app, (tx) => makeMonth(tx, table, day));
      if (made === 'locked') changes.postponed.push(`${table} ${day}`);
      else if (made !== null) changes.done.push(made);
    }
  return changes;
}

/** Drops the partitions whose months are all past the retention of their table. */
export async function dropPastMonths(
  app: Pick<App, 'db' | 'clock'>,
  tables: readonly MonthlyTable[],
): Promise<PartitionChanges> {
  const changes: PartitionChanges = { done: [], postponed: [] };
  for (const { table, storedMonths } of tables) {
    if (storedMonths === null) continue;
    for (const partition of await listPartitionsUntil(app.db, table, storedSince(app.clock.now(), storedMonths))) {
      const dropped = await unlessLocked(app, (tx) => dropPartition(tx, partition));
      (dropped === 'locked' ? changes.postponed : changes.done).push(partition);
    }
  }
  return changes;
}

/**
 * The hourly job: creates and drops partitions. Throws with the changes that a lock has postponed, so that the run
 * counts as failed.
 */
export async function keepMonthPartitions(
  app: Pick<App, 'db' | 'clock' | 'logger'>,
  tables: readonly MonthlyTable[],
): Promise<void> {
  const made = await makeMonths(app, tables);
  const dropped = await dropPastMonths(app, tables);
  if (made.done.length + dropped.done.length > 0)
    app.logger.info({ made: made.done, dropped: dropped.done }, 'month partitions');
  const postponed = [...made.postponed, ...dropped.postponed];
  if (postponed.length > 0)
    throw new Error(`Left for the next run, because others hold a lock: ${postponed.join(', ')}`);
}

/** The first moment of which rows are kept: the start of the month that many months before this one. */
export function storedSince(now: Date, storedMonths: number): Date {
  return atMalaysianTime(firstOfMonth(now, -storedMonths), '00:00');
}

/**
 * Runs a change of partitions. Returns 'locked' where a lock was not granted soon, because other sessions would wait
 * behind it.
 */
async function unlessLocked<Result>(
  { db }: Pick<App, 'db'>,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result | 'locked'> {
  try {
    return await inTransaction(db, async (tx) => {
      await limitLockWait(tx);
      return change(tx);
    });
  } catch (error) {
    if (sqlState(error) === '55P03') return 'locked';
    throw error;
  }
}
