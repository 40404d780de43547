/** What a backup asks of the database's own catalogue. */
import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;

export interface TableShape {
  name: string;
  columns: string[];
}

/**
 * The application's tables with the columns that store values of their own, by name. A partitioned table is listed
 * once, with the rows of all its months. Tables of the job library are left out, because they are created anew.
 */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

export async function listSequences(client: Client): Promise<{ name: string; lastValue: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  if (rows.length === 0) return [];
  const parts = rows.map(
    ({ name }) =>
      `select '${name}' as name, last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
  );
  return (await client.query(parts.join(' union all '))).rows;
}

/** The number of the newest migration, as the migrator writes it down. */
export async function newestMigrationOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}

/** Keys of the uploaded files that rows name. */
export async function listFileKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from stored_files where state <> 'released' order by id`,
  );
  return rows.map(({ id }) => id);
}

/** The keys among these that rows still name. */
export async function stillNamed(client: Client, keys: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from stored_files where state <> 'released' and id = any($1::uuid[])`,
    [keys],
  );
  return rows.map(({ id }) => id);
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
