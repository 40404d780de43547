import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { backlogOf, type Backlog, type BacklogRow } from '../metrics/backlog.ts';

/**
 * Limits how long the change of a partition waits for its lock, and so how long readers and writers of the table wait
 * behind it.
 */
export async function limitLockWait(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '500ms'`);
}

/** Makes the partition for the month of that day ('YYYY-MM-DD') and returns its name; null where the month has one. */
export async function makeMonth(tx: Transaction, table: string, day: string): Promise<string | null> {
  const { rows } = await tx.execute<{ made: string | null }>(
    sql`select months.make(${table}::regclass, ${day}::date) as made`,
  );
  return rows[0]!.made;
}

/** The names of the table's partitions that end before a moment, or at it. */
export async function listPartitionsUntil(db: Database, table: string, until: Date): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from months.partitions p join pg_class c on c.oid = p.partition
    where p.parent = ${table}::regclass and p.ends <= ${until.toISOString()}::timestamptz order by p.ends`);
  return rows.map(({ name }) => name);
}

/** Drops a partition with its rows. */
export async function dropPartition(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`drop table if exists months.${sql.identifier(name)}`);
}

/** At most this many rows of each table are counted: a larger number changes nothing for the operator. */
const mostCounted = 10_000;

/** Rows whose month has no partition, of all tables: they are stored and found, but no retention deletes them. */
export async function countRowsWithoutMonth(db: Database, now: Date): Promise<Backlog[]> {
  const { rows: others } = await db.execute<{ name: string; key: string }>(sql`
    select c.relname as name, p.key from months.partitions p join pg_class c on c.oid = p.partition where p.is_default`);
  const parts = others.map(
    ({ name, key }) =>
      sql`(select ${sql.identifier(key)} as at from months.${sql.identifier(name)} limit ${mostCounted})`,
  );
  const { rows } = await db.execute<BacklogRow>(
    sql`select count(*) as count, min(at)::text as oldest from (${sql.join(parts, sql` union all `)}) late`,
  );
  return [backlogOf('rows_without_month', rows[0]!, now)];
}
