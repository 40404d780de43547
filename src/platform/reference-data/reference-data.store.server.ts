import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Transaction } from '../db/transaction.ts';
import { referenceData } from './reference-data.table.ts';

/** Until the transaction ends no other process inserts reference data. */
export async function lockReferenceData(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reference data'))`);
}

export async function listInsertedKeys(tx: Transaction, setName: string): Promise<Set<string>> {
  const rows = await tx
    .select({ rowKey: referenceData.rowKey })
    .from(referenceData)
    .where(eq(referenceData.setName, setName));
  return new Set(rows.map(({ rowKey }) => rowKey));
}

export async function recordInsertedKeys(tx: Transaction, setName: string, keys: readonly string[]): Promise<void> {
  await tx
    .insert(referenceData)
    .values(keys.map((rowKey) => ({ setName, rowKey })))
    .onConflictDoNothing();
}

/** The sets of these names that have no row in the database. */
export async function listMissingSets(pool: Pick<Pool, 'query'>, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as wanted(name)
      where not exists (select from reference_data where set_name = wanted.name)`,
    [names],
  );
  return rows.map(({ name }) => name);
}
