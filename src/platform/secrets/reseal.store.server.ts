import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';

export interface SealedCell {
  id: string;
  /** Names the row in the associated data. */
  row: string;
  value: string;
}

/**
 * Values that are not sealed with the present key, in order of their id (the column, not its text), locked; after
 * `last` where it is given.
 */
export async function lockStaleCells(
  tx: Transaction,
  of: { table: string; id: string; row: string; column: string },
  part: { currentPrefix: string; last: string | null; limit: number },
): Promise<SealedCell[]> {
  const [table, id, row, column] = [of.table, of.id, of.row, of.column].map((name) => sql.identifier(name));
  const after = part.last === null ? sql`true` : sql`${id} > ${part.last}`;
  const { rows } = await tx.execute<{ id: string; row: string; value: string }>(
    sql`select ${id}::text as id, ${row}::text as row, ${column} as value from ${table}
      where ${column} <> '' and not starts_with(${column}, ${`${part.currentPrefix}.`}) and ${after}
      order by ${table}.${id} limit ${part.limit} for update`,
  );
  return rows;
}

export async function updateCell(
  tx: Transaction,
  of: { table: string; id: string; column: string },
  change: { id: string; value: string },
): Promise<void> {
  const [table, id, column] = [of.table, of.id, of.column].map((name) => sql.identifier(name));
  await tx.execute(sql`update ${table} set ${column} = ${change.value} where ${id} = ${change.id}`);
}

/** Files whose bytes are not sealed with the present key. */
export async function listStaleFiles(
  db: Database,
  part: { currentPrefix: string; last: string | null; limit: number },
): Promise<string[]> {
  const after = part.last === null ? sql`true` : sql`id > ${part.last}`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from stored_files where sealed_by is distinct from ${part.currentPrefix} and not is_plain and state <> 'released' and ${after}
      order by id limit ${part.limit}`,
  );
  return rows.map(({ id }) => id);
}

export async function updateFileSealedBy(db: Database, id: string, sealedBy: string): Promise<void> {
  await db.execute(sql`update stored_files set sealed_by = ${sealedBy} where id = ${id}`);
}
