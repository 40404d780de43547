/**
 * The trash: drafts that were never published. They are restored as they were, with all versions; a job deletes them
 * after 30 days. An entry that was published once is retired instead and stays, because addresses and entries refer to
 * it.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { kindNames, entryAddress, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { Status } from '#src/features/publishing/entries/content.rules.ts';
import { entryUnknown } from '#src/features/publishing/entries/entries.server.ts';
import { Failure } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { kindsOf, requireEditor } from './content-access.server.ts';
import { findEntryBySlug, listTexts, lockEntry, updateEntry, type EntryRow } from './data/editing.store.server.ts';
import { isPathTaken } from './data/entry-addresses.store.server.ts';
import {
  deleteEntries,
  listTrashRows,
  lockTrashed,
  lockTrashedBefore,
  type TrashRow,
} from './data/trash.store.server.ts';
import { hasLostAddress } from './addresses/free-address.server.ts';
import { refusingTaken } from './addresses/entry-address.server.ts';
import type { Changer, Editing } from './publication/publishing.server.ts';
import { trashDays } from './editor.rules.ts';

const dayMs = 86_400_000;
const deletedAtOnce = 50;

/** An entry that was published, or with which somebody has taken a step (409). */
export const notADraft = () => new Failure({ status: 409, code: 'not_a_draft', text: m.content_trash_error_published });
const addressTaken = () => new Failure({ status: 409, code: 'address_taken', text: m.content_trash_error_address });

export const trashShape: ListShape = {
  sorts: ['title', 'kind', 'deleted'],
  defaultSort: '-deleted',
  filters: { kind: kindNames },
};

/** Whether an entry with these texts may be deleted: none was ever published or is scheduled. */
export function mayBeDeleted(texts: readonly { status: Status; firstPublishedAt: Date | null }[]): boolean {
  return texts.every(
    ({ status, firstPublishedAt }) => firstPublishedAt === null && (status === 'draft' || status === 'in_review'),
  );
}

/** Puts a draft into the trash. Throws 404, 403, and 409 for an entry that was published or is scheduled. */
export async function moveToTrash(app: Editing, actor: Actor, entryId: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const entry = await lockEntry(tx, entryId);
    if (!entry) throw entryUnknown();
    await trashLocked(app, tx, { actor, entry });
  });
}

/** Puts a locked entry into the trash. Errors of `moveToTrash`. */
export async function trashLocked(
  app: Pick<Editing, 'clock'>,
  tx: Transaction,
  { actor, entry }: { actor: Actor; entry: EntryRow },
): Promise<void> {
  const staff = requireEditor(actor, entry.kind);
  if (!mayBeDeleted(await listTexts(tx, entry.id))) throw notADraft();
  await updateEntry(tx, entry.id, { deletedAt: app.clock.now(), deletedBy: staff.accountId });
  await recordAudit(app, tx, auditOf('content_deleted', actor, entry));
}

/** Restores an entry from the trash as it was. Throws 404, 403, and 409 where another entry has taken its address. */
export async function restoreFromTrash(app: Editing, actor: Actor, entryId: number): Promise<void> {
  await refusingTaken(() =>
    inTransaction(app.db, async (tx) => {
      const entry = await lockTrashed(tx, entryId);
      if (!entry) throw entryUnknown();
      requireEditor(actor, entry.kind);
      const path = entryAddress(entry);
      const own = { component: traitsOf(entry.kind).component, itemId: entry.id };
      if (await findEntryBySlug(tx, entry.kind, entry.slug)) throw addressTaken();
      if (path && (await isPathTaken(tx, path, own))) throw addressTaken();
      if (await hasLostAddress(tx, entry)) throw addressTaken();
      await updateEntry(tx, entry.id, { deletedAt: null, deletedBy: null });
      await recordAudit(app, tx, auditOf('content_undeleted', actor, entry));
    }),
  );
}

/** The trash, of the kinds that the actor may write. Throws 403. */
export async function listTrash(
  app: Pick<App, 'db'>,
  actor: Actor,
  { q, sort, isDescending, filters, page }: ListState,
): Promise<{ rows: (TrashRow & { endsAt: string })[]; total: number; kinds: Kind[] }> {
  const kinds = kindsOf(requireStaff(actor, 'write_content'));
  const { rows, total } = await listTrashRows(app, {
    kinds,
    kind: filters['kind'],
    q,
    sort,
    isDescending,
    limit: rowsPerPage,
    offset: (page - 1) * rowsPerPage,
  });
  const endsAt = (row: TrashRow) => new Date(new Date(row.deletedAt).getTime() + trashDays * dayMs).toISOString();
  return { rows: rows.map((row) => ({ ...row, endsAt: endsAt(row) })), total, kinds };
}

/** Deletes for good what has been in the trash for `trashDays`; returns how many entries. */
export async function emptyTrash(app: Editing): Promise<number> {
  const before = new Date(app.clock.now().getTime() - trashDays * dayMs);
  for (let total = 0; ;) {
    const deleted = await inTransaction(app.db, async (tx) => {
      const entries = await lockTrashedBefore(tx, before, deletedAtOnce);
      for (const entry of entries) await recordAudit(app, tx, auditOf('content_erased', { kind: 'system' }, entry));
      await deleteEntries(
        tx,
        entries.map(({ id }) => id),
      );
      return entries.length;
    });
    total += deleted;
    if (deleted < deletedAtOnce) return total;
  }
}

const auditOf = (action: AuditAction, actor: Changer, { id, kind, slug }: EntryRow) => ({
  actor,
  action,
  subjectKind: kind,
  subjectId: String(id),
  detail: { slug },
});
