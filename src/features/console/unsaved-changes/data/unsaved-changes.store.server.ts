import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { unsavedChanges } from './unsaved-changes.table.ts';

export type UnsavedRow = typeof unsavedChanges.$inferSelect;
type Key = Pick<UnsavedRow, 'accountId' | 'record'>;

const isOf = ({ accountId, record }: Key) =>
  and(eq(unsavedChanges.accountId, accountId), eq(unsavedChanges.record, record));

export async function findUnsaved(db: Database, key: Key): Promise<UnsavedRow | undefined> {
  const [row] = await db.select().from(unsavedChanges).where(isOf(key));
  return row;
}

/** Stores the typed values of a record, in place of earlier ones. */
export async function upsertUnsaved(tx: Transaction, row: UnsavedRow): Promise<void> {
  const { fields, typedAt } = row;
  await tx
    .insert(unsavedChanges)
    .values(row)
    .onConflictDoUpdate({ target: [unsavedChanges.accountId, unsavedChanges.record], set: { fields, typedAt } });
}

/** Deletes a person's oldest records, so that the newest `most` stay. */
export async function deleteExtra(tx: Transaction, accountId: string, most: number): Promise<void> {
  await tx.execute(sql`delete from unsaved_changes where id in (
    select id from unsaved_changes where account_id = ${accountId} order by typed_at desc, id offset ${most})`);
}

export async function deleteUnsaved(db: Database | Transaction, key: Key): Promise<void> {
  await db.delete(unsavedChanges).where(isOf(key));
}

/** Deletes text that was typed two weeks ago. Returns how many records. */
export async function deletePastUnsaved(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from unsaved_changes where typed_at < now() - interval '14 days'`);
  return rowCount ?? 0;
}
