/** Several drafts moved to the trash, or restored from it, at once. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { BulkAction, BulkList } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { entryUnknown } from '#src/features/publishing/entries/entries.server.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { requireEditor } from '../content-access.server.ts';
import { listTexts } from '../data/editing.store.server.ts';
import { findTrashed } from '../data/trash.store.server.ts';
import { changedMeanwhile } from '../editor.errors.ts';
import { moveToTrash, restoreFromTrash } from '../trash.server.ts';

/** The trash, from which several drafts are restored at once. Throws 403 for staff who may write none. */
export function bulkTrash(actor: Actor, language: Language): { staff: Staff; bulk: BulkList } {
  const staff = requireStaff(actor, 'write_content');
  return {
    staff,
    bulk: {
      name: 'content/trash',
      path: '/staff/content/trash',
      actionOf: (action) => (action === 'restore' ? restoring(staff, language) : undefined),
    },
  };
}

function restoring(staff: Staff, language: Language): BulkAction {
  return {
    async read(app, key) {
      const entry = await findTrashed(app.db, Number(key));
      if (!entry?.deletedAt) throw entryUnknown();
      requireEditor(staff, entry.kind);
      const titled = (await listTexts(app.db, entry.id)).find((text) => text.language === 'en' && text.title !== '');
      return {
        title: titled?.title ?? entry.slug,
        state: formatDateTime(entry.deletedAt, language),
        seen: entry.deletedAt.toISOString(),
      };
    },
    async change(app, { key, seen }) {
      const entry = await findTrashed(app.db, Number(key));
      if (entry?.deletedAt?.toISOString() !== seen) throw changedMeanwhile();
      await restoreFromTrash(app, staff, entry.id);
      return {};
    },
    undo: (app, { key }) => moveToTrash(app, staff, Number(key)),
  };
}

/** Moves drafts to the trash; `read` is the function that reads entries for the list's other actions. */
export function deleting(staff: Staff, read: BulkAction['read']): BulkAction {
  return {
    read,
    async change(app, { key, seen }) {
      const { seen: now } = await read(app, key);
      if (now !== seen) throw changedMeanwhile();
      await moveToTrash(app, staff, Number(key));
      return {};
    },
    undo: (app, { key }) => restoreFromTrash(app, staff, Number(key)),
  };
}
