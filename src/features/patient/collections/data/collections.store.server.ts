import { and, count, desc, eq, sql } from 'drizzle-orm';
import { keywords } from '#src/features/site/keyword-routing/data/keywords.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { BookmarkKind } from '../collections.rules.ts';
import type { Bookmark } from '../collections.schema.ts';
import { bookmarks } from './collections.table.ts';
import { guestTokenDays } from '#src/shared/identifiers/guest-token.ts';

type Connection = Database | Transaction;

/** Every item that can be bookmarked has a page, so the keyword table knows it. */
const componentOf: Record<BookmarkKind, string> = {
  health_package: 'health-package',
  doctor: 'doctor',
  podcast: 'podcast',
  article: 'articles',
  video: 'video',
};

export async function itemExists(db: Connection, kind: BookmarkKind, itemId: string): Promise<boolean> {
  const found = await db
    .select({ path: keywords.path })
    .from(keywords)
    .where(and(eq(keywords.component, componentOf[kind]), eq(keywords.itemId, itemId)))
    .limit(1);
  return found.length > 0;
}

/** Inserts a bookmark; an existing one is left as it is. */
export async function insertBookmark(db: Connection, row: typeof bookmarks.$inferInsert): Promise<void> {
  await db.insert(bookmarks).values(row).onConflictDoNothing();
}

export async function deleteBookmark(
  db: Connection,
  own: { ownerKey: string; kind: BookmarkKind; itemId: string },
): Promise<void> {
  await db
    .delete(bookmarks)
    .where(and(eq(bookmarks.ownerKey, own.ownerKey), eq(bookmarks.kind, own.kind), eq(bookmarks.itemId, own.itemId)));
}

/** The latest bookmark first. */
export async function listRows(
  db: Connection,
  wanted: { ownerKey: string; kind?: BookmarkKind | undefined; limit: number; offset: number },
): Promise<{ items: Bookmark[]; total: number }> {
  const where = and(eq(bookmarks.ownerKey, wanted.ownerKey), wanted.kind ? eq(bookmarks.kind, wanted.kind) : undefined);
  const rows = await db
    .select()
    .from(bookmarks)
    .where(where)
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.itemId))
    .limit(wanted.limit)
    .offset(wanted.offset);
  const [counted] = await db.select({ total: count() }).from(bookmarks).where(where);
  return {
    items: rows.map(({ kind, itemId, createdAt }) => ({ kind, itemId, keptAt: createdAt.toISOString() })),
    total: counted?.total ?? 0,
  };
}

/** Moves bookmarks to another owner. An item that both have is stored once, with the earlier date. */
export async function moveBookmarks(tx: Transaction, fromOwner: string, toOwner: string): Promise<void> {
  await tx.execute(sql`insert into bookmarks (owner_key, kind, item_id, created_at)
    select ${toOwner}, kind, item_id, created_at from bookmarks where owner_key = ${fromOwner}
    on conflict (owner_key, kind, item_id) do update set created_at = least(bookmarks.created_at, excluded.created_at)`);
  await tx.delete(bookmarks).where(eq(bookmarks.ownerKey, fromOwner));
}

export async function deleteAllRows(tx: Transaction, ownerKey: string): Promise<void> {
  await tx.delete(bookmarks).where(eq(bookmarks.ownerKey, ownerKey));
}

/** Deletes guests' bookmarks once no token can lead to them. Returns the number of deleted rows. */
export async function deleteGuestBookmarks(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from bookmarks where owner_key like 'guest:%' and created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${guestTokenDays}::int)`,
  );
  return rowCount ?? 0;
}
