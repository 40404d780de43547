import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import type { EntryRow } from './editing.store.server.ts';

export interface TrashRow extends Record<string, unknown> {
  id: number;
  kind: Kind;
  slug: string;
  title: string;
  /** An ISO instant. */
  deletedAt: string;
}

export interface TrashQuery {
  kinds: readonly Kind[];
  kind?: string | undefined;
  q: string;
  sort: string;
  isDescending: boolean;
  limit: number;
  offset: number;
}

const orders: Record<string, SQL> = {
  title: sql`lower(coalesce(nullif(en.title, ''), e.slug))`,
  kind: sql`e.kind`,
  deleted: sql`e.deleted_at`,
};

/** Entries in the trash, of the kinds that the actor may write. */
export async function listTrashRows(
  app: Pick<App, 'db'>,
  query: TrashQuery,
): Promise<{ rows: TrashRow[]; total: number }> {
  const like = `%${likeLiteral(query.q.toLowerCase())}%`;
  const from = sql`from content_entries e left join content_texts en on en.entry_id = e.id and en.language = 'en'
    where e.deleted_at is not null and e.kind in ${[...query.kinds]} ${query.kind ? sql`and e.kind = ${query.kind}` : sql``}
      ${query.q ? sql`and (e.slug like ${like} or exists (select 1 from content_texts t where t.entry_id = e.id and lower(t.title) like ${like}))` : sql``}`;
  const order = sql`${orders[query.sort] ?? orders['deleted']!} ${query.isDescending ? sql`desc` : sql`asc`}, e.id desc`;
  const [page, counted] = await Promise.all([
    app.db.execute<TrashRow>(sql`select e.id, e.kind, e.slug, coalesce(nullif(en.title, ''), e.slug) as title,
      to_char(e.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "deletedAt" ${from} order by ${order} limit ${query.limit} offset ${query.offset}`),
    app.db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** An entry in the trash. */
export async function findTrashed(db: Database, id: number): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.id, id), isNotNull(contentEntries.deletedAt)));
  return row;
}

/** An entry in the trash, locked until the transaction ends. */
export async function lockTrashed(tx: Transaction, id: number): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await tx
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.id, id), isNotNull(contentEntries.deletedAt)))
    .for('update');
  return row;
}

/** Entries that were deleted before that moment, locked; an entry that is being restored is skipped. */
export async function lockTrashedBefore(tx: Transaction, before: Date, limit: number): Promise<EntryRow[]> {
  return tx
    .select()
    .from(contentEntries)
    .where(sql`${contentEntries.deletedAt} < ${before.toISOString()}::timestamptz`)
    .orderBy(contentEntries.deletedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Deletes entries for good, with their texts and versions. */
export async function deleteEntries(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(contentEntries).where(inArray(contentEntries.id, [...ids]));
}
