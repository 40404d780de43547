import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { bulkChangeRows, bulkChanges } from './bulk-changes.table.ts';

export type BulkChangeRow = typeof bulkChangeRows.$inferSelect;
export type BulkChange = typeof bulkChanges.$inferSelect;

/** Stores a new change; false where the same press was stored before. */
export async function insertChange(db: Database, change: typeof bulkChanges.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(bulkChanges).values(change).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function findChange(
  db: Database,
  key: { id: string; accountId: string; list: string },
): Promise<BulkChange | undefined> {
  const [row] = await db
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, key.id), eq(bulkChanges.accountId, key.accountId), eq(bulkChanges.list, key.list)));
  return row;
}

export async function insertRow(db: Database | Transaction, row: typeof bulkChangeRows.$inferInsert): Promise<void> {
  await db.insert(bulkChangeRows).values(row);
}

export async function listRows(db: Database, changeId: string): Promise<BulkChangeRow[]> {
  return db
    .select()
    .from(bulkChangeRows)
    .where(eq(bulkChangeRows.changeId, changeId))
    .orderBy(asc(bulkChangeRows.position));
}

interface RowKey {
  changeId: string;
  position: number;
}

const thatRow = ({ changeId, position }: RowKey) =>
  and(eq(bulkChangeRows.changeId, changeId), eq(bulkChangeRows.position, position));

/** Locks a row of a change, so that two presses of undo run one after the other. */
export async function lockRow(tx: Transaction, key: RowKey): Promise<BulkChangeRow | undefined> {
  const [row] = await tx.select().from(bulkChangeRows).where(thatRow(key)).for('update');
  return row;
}

export async function updateRow(
  db: Database | Transaction,
  key: RowKey,
  change: Pick<Partial<BulkChangeRow>, 'outcome' | 'reason'>,
): Promise<void> {
  await db.update(bulkChangeRows).set(change).where(thatRow(key));
}

/**
 * Deletes changes after a day; the audit log still has the changes themselves. Returns the number of deleted changes.
 */
export async function deletePastChanges(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from bulk_changes where created_at < now() - interval '1 day'`);
  return rowCount ?? 0;
}
