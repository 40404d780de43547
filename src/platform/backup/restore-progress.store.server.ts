/** How far a restore is, in a schema of its own in the database that is restored: it goes away with the last step. */
import type pg from 'pg';
import { quoted, type TableShape } from './database-shape.store.server.ts';

type Client = Pick<pg.Client, 'query'>;

/**
 * Begins a restore, or continues that of the same backup. Throws where the database holds something else, unless that
 * is to be replaced.
 */
export async function beginRestore(
  client: Client,
  { backupId, replaces }: { backupId: string; replaces: boolean },
): Promise<void> {
  const under = await backupUnderWay(client);
  if (under === backupId && !replaces) return;
  if (!replaces && (under !== null || (await hasTables(client))))
    throw new Error(
      'This database is not empty. Name an empty one, or add --replace: then everything in this one is deleted first. Nothing was changed.',
    );
  await client.query(`begin;
    drop schema if exists portal_restore, drizzle, pgboss, months, public cascade;
    create schema public;
    create schema portal_restore;
    create table portal_restore.state (backup_id text not null, is_loading boolean not null);
    create table portal_restore.loaded (name text primary key);
    create table portal_restore.foreign_keys (on_table text not null, name text not null, definition text not null)`);
  await client.query('insert into portal_restore.state values ($1, false)', [backupId]);
  await client.query('commit');
}

/** The backup whose restore has not ended, or null. */
export async function backupUnderWay(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('portal_restore.state') is not null as exists`,
  );
  if (!rows[0]!.exists) return null;
  const state = await client.query<{ backup_id: string }>('select backup_id from portal_restore.state');
  return state.rows[0]?.backup_id ?? '';
}

async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'v', 'm') limit 1`,
  );
  return rows.length > 0;
}

/**
 * Runs once: empties the tables of what migrations wrote, so that they can be filled in any order without their
 * triggers.
 */
export async function beginLoading(client: Client, tables: readonly TableShape[]): Promise<void> {
  const { rows } = await client.query<{ is_loading: boolean }>('select is_loading from portal_restore.state');
  if (rows[0]!.is_loading) return;
  const names = tables.map(({ name }) => quoted(name));
  await client.query(`begin;
    insert into portal_restore.foreign_keys
      select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  await client.query(forEachKey(`format('alter table %s drop constraint %I', k.on_table, k.name)`));
  await client.query(forEachTable('disable'));
  await client.query(`truncate ${names.join(', ')}`);
  await client.query('update portal_restore.state set is_loading = true; commit');
}

export async function loadedTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from portal_restore.loaded');
  return new Set(rows.map(({ name }) => name));
}

export async function noteLoaded(client: Client, name: string): Promise<void> {
  await client.query('insert into portal_restore.loaded values ($1)', [name]);
}

/** Restores the rules between tables, which proves that they hold; sequences continue where they were. */
export async function endRestore(
  client: Client,
  sequences: readonly { name: string; lastValue: string; isCalled: boolean }[],
): Promise<void> {
  await client.query('begin');
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled]);
  await client.query(forEachKey(`format('alter table %s add constraint %I %s', k.on_table, k.name, k.definition)`));
  await client.query(`${forEachTable('enable')};
    drop schema portal_restore cascade;
    commit`);
  await client.query('analyze');
}

function forEachKey(statement: string): string {
  return `do $$ declare k record; begin
    for k in select * from portal_restore.foreign_keys loop execute ${statement}; end loop; end $$`;
}

/** Switches the triggers of every table and of every partition, each of which has its own. */
function forEachTable(switching: 'enable' | 'disable'): string {
  return `do $$ declare t regclass; begin
    for t in select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'months') and c.relkind in ('r', 'p') loop
      execute format('alter table %s ${switching} trigger user', t);
    end loop; end $$`;
}
