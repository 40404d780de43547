/** The address of an entry: changed with a redirect of the former one, refused where it is taken. */
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction, isRefusedBy, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { moveAddress } from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import { requireEditor } from '../content-access.server.ts';
import { entryUnknown, indexEntry } from '#src/features/publishing/entries/entries.server.ts';
import { entryAddress, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { hasPage } from '#src/features/publishing/entries/page-texts/page-addresses.rules.ts';
import { isReserved, isSlug } from '#src/features/publishing/entries/content.rules.ts';
import { isPathTaken, upsertKeyword } from '../data/entry-addresses.store.server.ts';
import { refuseHeldAddress, refuseSiteAddress, typedSlug } from './free-address.server.ts';
import { findEntryBySlug, listTexts, lockEntry, updateEntry, type EntryRow } from '../data/editing.store.server.ts';
import type { Editing } from '../publication/publishing.server.ts';
import { slugRefused, slugReserved, slugTaken } from '../editor.errors.ts';

const slugIndex = 'content_entries_kind_slug_index';

/** Gives an entry another address; the old one redirects to it at once. Throws 422 beside `slug`. */
export async function changeSlug(
  app: Editing,
  actor: Actor,
  { entryId, slug: typed }: { entryId: number; slug: string },
): Promise<void> {
  await refusingTaken(() =>
    inTransaction(app.db, async (tx) => {
      const entry = await lockEntry(tx, entryId);
      if (!entry) throw entryUnknown();
      requireEditor(actor, entry.kind);
      const slug = typedSlug(entry.kind, typed);
      if (slug === entry.slug) return;
      // Pages of the route table have fixed addresses.
      if (traitsOf(entry.kind).isPath) throw slugReserved();
      refuseSlug(entry.kind, slug);
      const other = await findEntryBySlug(tx, entry.kind, slug);
      if (other && other.id !== entry.id) throw slugTaken();
      await refuseTakenPath(tx, entry, slug);
      await updateEntry(tx, entry.id, { slug, revision: entry.revision + 1, updatedAt: app.clock.now() });
      if ((await listTexts(tx, entry.id)).some(({ firstPublishedAt }) => firstPublishedAt !== null))
        await moveEntry(tx, entry, slug);
      await recordAudit(app, tx, {
        actor,
        action: 'content_move',
        subjectKind: entry.kind,
        subjectId: String(entry.id),
        detail: { from: entry.slug, to: slug },
      });
    }),
  );
}

async function moveEntry(tx: Transaction, entry: EntryRow, slug: string): Promise<void> {
  const from = entryAddress(entry);
  const to = entryAddress({ ...entry, slug });
  const { component, cacheTag } = traitsOf(entry.kind);
  if (from && to && from !== to) {
    await moveAddress(tx, from, to);
    if (component) await upsertKeyword(tx, { path: to, component, itemId: entry.id });
    await invalidateTag(tx, 'keywords');
  }
  await indexEntry(tx, entry);
  await invalidateTag(tx, cacheTag);
}

/** Throws slug_refused (422) for a slug in a wrong format, one that the site uses itself, or one without a route. */
export function refuseSlug(kind: Kind, slug: string): void {
  if (!isSlug(kind, slug)) throw slugRefused();
  if (isReserved(slug)) throw slugReserved();
  // A page with an address that the route table lacks would have no route.
  if (traitsOf(kind).isPath && !hasPage(`/${slug}`)) throw slugRefused();
  refuseSiteAddress(kind, slug);
}

/** Throws slug_refused (422) where another page has the entry's path or had it before. */
export async function refuseTakenPath(tx: Transaction, entry: EntryRow, slug: string): Promise<void> {
  const path = entryAddress({ ...entry, slug });
  if (path && (await isPathTaken(tx, path, { component: traitsOf(entry.kind).component, itemId: entry.id })))
    throw slugTaken();
  await refuseHeldAddress(tx, entry, slug);
}

/** Turns the database's refusal of a duplicate slug, from two concurrent editors, into a failure. */
export async function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isRefusedBy(error, slugIndex)) throw slugTaken();
    throw error;
  }
}
