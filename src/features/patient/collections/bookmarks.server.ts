/** Bookmarks: stored for a visitor, and moved to the account at sign-in. */
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { collectionFull, itemUnknown, ownerNeeded } from './collections.errors.ts';
import { mostBookmarks, type BookmarkKind } from './collections.rules.ts';
import type { Bookmark } from './collections.schema.ts';
import {
  deleteBookmark,
  insertBookmark,
  itemExists,
  listRows,
  moveBookmarks,
} from './data/collections.store.server.ts';

export interface BookmarkInput {
  kind: BookmarkKind;
  itemId: string;
  isOn: boolean;
}

/**
 * Adds or removes a bookmark of the actor; repeating it changes nothing. Throws 401 without an owner, 404 for an
 * unknown item, 409 when full.
 */
export async function setBookmark(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { kind, itemId, isOn }: BookmarkInput,
): Promise<void> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  // A bookmark of an item that no longer exists can still be removed.
  if (!isOn) return deleteBookmark(app.db, { ownerKey, kind, itemId });
  if (!(await itemExists(app.db, kind, itemId))) throw itemUnknown();
  if ((await listRows(app.db, { ownerKey, kind, limit: 1, offset: 0 })).total >= mostBookmarks) throw collectionFull();
  await insertBookmark(app.db, { ownerKey, kind, itemId, createdAt: app.clock.now() });
}

/** Bookmarks of the actor, the latest first; of one kind or of all. A visitor without an owner key has none. */
export async function listBookmarks(
  app: Pick<App, 'db'>,
  actor: Actor,
  wanted: { kind?: BookmarkKind; limit?: number; offset?: number } = {},
): Promise<{ items: Bookmark[]; total: number }> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) return { items: [], total: 0 };
  return listRows(app.db, {
    ownerKey,
    kind: wanted.kind,
    limit: wanted.limit ?? mostBookmarks,
    offset: wanted.offset ?? 0,
  });
}

/**
 * Moves a guest's bookmarks to the patient at sign-in (owner keys). Throws for any other pair of owners, because only a
 * programming error could pass one.
 */
export async function mergeBookmarks(
  tx: Transaction,
  { fromGuest, toPatient }: { fromGuest: string; toPatient: string },
): Promise<void> {
  if (!fromGuest.startsWith('guest:') || !toPatient.startsWith('patient:'))
    throw new Error('Only a guest’s collection is moved, and only to a patient.');
  await moveBookmarks(tx, fromGuest, toPatient);
}
