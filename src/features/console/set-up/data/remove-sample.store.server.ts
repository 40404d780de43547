/** Removes the sample: its rows with the rows that refer to them, unless a real row refers to them. */
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { listKeyedTables, rowKey, type KeyedTable } from './sample-rows.store.server.ts';

interface Reference {
  child: string;
  childColumns: string[];
  parent: string;
  parentColumns: string[];
}

/** Rows of others that refer to the sample, by their table. */
export interface RealRows {
  table: string;
  count: number;
}

/**
 * Deletes the sample's rows and all rows that refer to them, in the order that foreign keys require, and restores
 * settings that still have the sample's value. Rows that a sample account has made count as the sample's. If other rows
 * of `realTables` refer to the sample, these are returned and nothing is deleted.
 */
export async function removeSampleRows(tx: Transaction, realTables: readonly string[]): Promise<RealRows[]> {
  // Until the transaction ends no row may be added that refers to the sample, and no second removal may run.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sample data'))`);
  const tables = new Map((await listKeyedTables(tx)).map((table) => [table.name, table]));
  const references = (await listReferences(tx)).filter(({ child, parent }) => tables.has(child) && tables.has(parent));
  await tx.execute(sql`create temporary table removing (table_name text, row_key jsonb, primary key (table_name, row_key))
    on commit drop`);
  await tx.execute(
    sql`insert into removing select table_name, row_key from sample_rows where table_name <> 'settings'`,
  );
  await tx.execute(sql`analyze removing`);
  await addReferring(tx, tables, references);
  const real = await realRows(tx, tables, realTables);
  if (real.length > 0) return real;
  while ((await addReferring(tx, tables, references)) > 0);
  for (const table of inDeletingOrder([...tables.values()], references))
    await tx.execute(sql`delete from ${sql.identifier(table.name)} t using removing r
      where r.table_name = ${table.name} and r.row_key = ${rowKey(table, 't')}`);
  await tx.execute(sql`update settings s set value = r.value_before from sample_rows r
    where r.table_name = 'settings' and r.row_key ->> 'key' = s.key and s.value = r.value_after`);
  await tx.execute(sql`delete from sample_rows`);
  return [];
}

/** Foreign keys that would refuse the deletion or delete with it; keys that are only set to null need no handling. */
async function listReferences(tx: Transaction): Promise<Reference[]> {
  const columns = (table: string, numbers: string) =>
    sql.raw(`array(select a.attname::text from unnest(f.${numbers}) with ordinality u(n, place)
      join pg_attribute a on a.attrelid = f.${table} and a.attnum = u.n order by u.place)`);
  const { rows } = await tx.execute<{ [Key in keyof Reference]: Reference[Key] }>(sql`
    select f.conrelid::regclass::text as "child", ${columns('conrelid', 'conkey')} as "childColumns",
      f.confrelid::regclass::text as "parent", ${columns('confrelid', 'confkey')} as "parentColumns"
    from pg_constraint f
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.confdeltype <> 'n'`);
  return rows;
}

/** Adds the rows that refer to a row to be deleted; returns how many were new. */
async function addReferring(
  tx: Transaction,
  tables: ReadonlyMap<string, KeyedTable>,
  references: readonly Reference[],
): Promise<number> {
  let added = 0;
  for (const { child, childColumns, parent, parentColumns } of references) {
    const joined = childColumns.map(
      (column, index) => sql`c.${sql.identifier(column)} = p.${sql.identifier(parentColumns[index]!)}`,
    );
    const { rowCount } = await tx.execute(sql`
      insert into removing
      select ${child}, ${rowKey(tables.get(child)!, 'c')} from removing r
      join ${sql.identifier(parent)} p on r.row_key = ${rowKey(tables.get(parent)!, 'p')}
      join ${sql.identifier(child)} c on ${sql.join(joined, sql` and `)}
      where r.table_name = ${parent} on conflict do nothing`);
    added += rowCount ?? 0;
  }
  return added;
}

/** The rows to be deleted that did not come with the sample and that no sample account made. */
async function realRows(
  tx: Transaction,
  tables: ReadonlyMap<string, KeyedTable>,
  realTables: readonly string[],
): Promise<RealRows[]> {
  const found: RealRows[] = [];
  for (const name of realTables) {
    const table = tables.get(name);
    if (!table) throw new Error(`No table ${name}`);
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from removing r
      join ${sql.identifier(name)} t on r.row_key = ${rowKey(table, 't')}
      where r.table_name = ${name}
        and not exists (select from sample_rows s where s.table_name = ${name} and s.row_key = r.row_key)
        and not (${madeBySampleAccount(table)})`);
    if (rows[0]!.count > 0) found.push({ table: name, count: rows[0]!.count });
  }
  return found;
}

/** Whether a sample account made the row `t`. */
function madeBySampleAccount({ name, owners }: KeyedTable): SQL {
  const isSample = (account: SQL) => sql`exists (select from sample_rows s
    where s.table_name = 'accounts' and s.row_key ->> 'id' = ${account})`;
  const tests = owners.map((column) => {
    if (column === 'account_id') return isSample(sql`t.account_id::text`);
    if (column === 'owner_key') return isSample(sql`substr(t.owner_key, length('patient:') + 1)`);
    return isSample(sql`(select p.account_id::text from persons p where p.id::text = t.person_id::text)`);
  });
  // A line belongs to the owner of its order.
  if (name === 'order_lines')
    tests.push(
      isSample(
        sql`(select substr(o.owner_key, length('patient:') + 1) from orders o where o.id::text = t.order_id::text)`,
      ),
    );
  return tests.length === 0 ? sql`false` : sql.join(tests, sql` or `);
}

/** Tables that refer to others come first. */
function inDeletingOrder(tables: readonly KeyedTable[], references: readonly Reference[]): KeyedTable[] {
  const ordered: KeyedTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const referred = new Set(
      references.filter(({ child, parent }) => child !== parent && names.has(child)).map(({ parent }) => parent),
    );
    const free = waiting.filter(({ name }) => !referred.has(name));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}
