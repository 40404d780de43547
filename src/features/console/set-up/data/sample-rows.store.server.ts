import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { sampleRows } from './sample-rows.table.ts';

/** An account's id; 'patient:{account id}'; the id of one of an account's persons. */
export type OwnerColumn = 'account_id' | 'owner_key' | 'person_id';

export interface KeyedTable {
  name: string;
  /** Columns of its primary key. */
  key: string[];
  /** The columns of the table that say to whom a row belongs. */
  owners: OwnerColumn[];
}

/** Tables that the site writes itself or that outlast the sample: counters, versions, evidence. */
const neverOfTheSample = [
  'area_purges',
  'area_versions',
  'audit_log',
  'audit_seals',
  'number_series',
  'rate_limits',
  'recurring_job_runs',
  'reference_data',
  'sample_rows',
  'search_state',
  'search_vocabulary',
  'settings',
];

/** The tables that may hold rows of the sample. */
export async function listKeyedTables(tx: Transaction): Promise<KeyedTable[]> {
  const { rows } = await tx.execute<{ name: string; key: string[]; owners: OwnerColumn[] }>(sql`
    select c.relname as "name",
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any(i.indkey) order by a.attnum) as "key",
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
        and a.attname in ('account_id', 'owner_key', 'person_id')) as "owners"
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  return rows.filter(({ name }) => !neverOfTheSample.includes(name));
}

/** The row's primary key in the form of `sample_rows`; `alias` is the name of the table in the query. */
export function rowKey(table: KeyedTable, alias: string): SQL {
  const parts = table.key.map((column) => sql`${column}::text, ${sql.identifier(alias)}.${sql.identifier(column)}`);
  return sql`jsonb_build_object(${sql.join(parts, sql`, `)})`;
}

/**
 * Records every row that this transaction has written, and the settings that it changed; `settingsBefore` are the
 * former values.
 */
export async function insertSampleRows(tx: Transaction, settingsBefore: ReadonlyMap<string, unknown>): Promise<void> {
  for (const table of await listKeyedTables(tx))
    await tx.execute(sql`
      insert into sample_rows (table_name, row_key)
      select ${table.name}, ${rowKey(table, 't')} from ${sql.identifier(table.name)} t
      where t.xmin = pg_current_xact_id()::xid`);
  for (const [key, value] of await listSettingValues(tx)) {
    const before = settingsBefore.get(key);
    if (JSON.stringify(before) !== JSON.stringify(value))
      await tx.insert(sampleRows).values({
        tableName: 'settings',
        rowKey: { key },
        valueBefore: before ?? null,
        valueAfter: value,
      });
  }
}

export async function listSettingValues(tx: Transaction): Promise<Map<string, unknown>> {
  const { rows } = await tx.execute<{ key: string; value: unknown }>(sql`select key, value from settings`);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Whether the sample was loaded and is still there. */
export async function hasSample(db: Database | Transaction): Promise<boolean> {
  return (await db.select({ tableName: sampleRows.tableName }).from(sampleRows).limit(1)).length > 0;
}

export async function isSampleAccount(db: Database | Transaction, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from sample_rows where table_name = 'accounts' and row_key = jsonb_build_object('id', ${accountId}::text)`);
  return rows.length > 0;
}
