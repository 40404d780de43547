import { and, asc, desc, eq, ilike, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import type { TrashList } from '../trash.rules.ts';
import { trashedRecords } from './trashed-records.table.ts';

export type TrashedRecord = typeof trashedRecords.$inferSelect;

export async function insertTrashed(tx: Transaction, row: typeof trashedRecords.$inferInsert): Promise<void> {
  await tx.insert(trashedRecords).values(row);
}

export async function findTrashedRecord(db: Database, id: number): Promise<TrashedRecord | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await db.select().from(trashedRecords).where(eq(trashedRecords.id, id));
  return row;
}

/** Claims a record for restoring it. Returns false where another claim holds: one that is newer than `brokenOff`. */
export async function claimTrashed(
  db: Database,
  { id, now, brokenOff }: { id: number; now: Date; brokenOff: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(trashedRecords)
    .set({ claimedAt: now })
    .where(
      and(eq(trashedRecords.id, id), or(isNull(trashedRecords.claimedAt), lt(trashedRecords.claimedAt, brokenOff))),
    );
  return rowCount === 1;
}

/** Gives a claimed record back to the trash, because it was not restored; a later claim of another person stays. */
export async function releaseTrashed(db: Database, { id, claimedAt }: { id: number; claimedAt: Date }): Promise<void> {
  await db
    .update(trashedRecords)
    .set({ claimedAt: null })
    .where(and(eq(trashedRecords.id, id), eq(trashedRecords.claimedAt, claimedAt)));
}

export async function deleteTrashed(db: Database, id: number): Promise<void> {
  await db.delete(trashedRecords).where(eq(trashedRecords.id, id));
}

/** Deletes every record of a list under this key. */
export async function deleteTrashedKey(tx: Transaction, list: TrashList, key: string): Promise<void> {
  await tx.delete(trashedRecords).where(and(eq(trashedRecords.list, list), eq(trashedRecords.key, key)));
}

/** Deletes what was removed before then; returns how many records. */
export async function deleteTrashedBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(trashedRecords).where(lt(trashedRecords.deletedAt, before));
  return rowCount ?? 0;
}

export interface TrashSearch {
  /** Each list that the actor may restore to, with the hospitals: 'all' with what is the group's. */
  scopes: readonly { list: TrashList; hospitals: 'all' | readonly number[] }[];
  q: string;
  sort: string;
  isDescending: boolean;
  limit: number;
  offset: number;
}

/** A page of the trash, and the number of all matches. */
export async function searchTrashed(db: Database, search: TrashSearch) {
  const scope = ({ list, hospitals }: TrashSearch['scopes'][number]) =>
    and(
      eq(trashedRecords.list, list),
      hospitals === 'all' ? undefined : inArray(trashedRecords.hospitalId, [...hospitals]),
    );
  const where: SQL | undefined = and(
    // A filter may leave no list.
    search.scopes.length === 0 ? sql`false` : or(...search.scopes.map(scope)),
    search.q ? ilike(trashedRecords.title, `%${likeLiteral(search.q)}%`) : undefined,
  );
  const order = search.isDescending ? desc : asc;
  const columns: Record<string, typeof trashedRecords.title | typeof trashedRecords.deletedAt> = {
    title: trashedRecords.title,
    deleted: trashedRecords.deletedAt,
  };
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(trashedRecords)
      .where(where)
      .orderBy(order(columns[search.sort] ?? trashedRecords.deletedAt), order(trashedRecords.id))
      .limit(search.limit)
      .offset(search.offset),
    countUpTo(db, { table: trashedRecords, where, most: mostCounted }),
  ]);
  return { rows, total };
}
