/** Several short addresses removed at once; undoing restores each with the redirects that led to it. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { BulkAction, BulkList } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { textOfKey } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { dropFromTrash } from '#src/features/console/trash/trash.server.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { findKeywordRow, insertKeyword, lockKeywords, type KeywordRow } from './data/keyword-admin.store.server.ts';
import { listPathsMovedTo, movePathsTo } from './data/moved-paths.store.server.ts';
import { keywordUnknown, pathTaken } from './keyword-admin.errors.ts';
import { removeKeyword, viewKeyword } from './keyword-admin.server.ts';

/** The list of short addresses, on which several are changed at once. Throws 403 for staff who may not change them. */
export function bulkKeywords(actor: Actor): { staff: Staff; bulk: BulkList } {
  const staff = requireStaffEverywhere(actor, 'manage_keywords');
  return {
    staff,
    bulk: {
      name: 'keywords',
      path: '/staff/keywords',
      actionOf: (action) => (action === 'remove' ? removal(staff) : undefined),
    },
  };
}

function removal(staff: Staff): BulkAction {
  return {
    async read(app, key) {
      const { path, url } = await viewKeyword(app, staff, textOfKey(key));
      return { title: path, state: url, seen: url };
    },
    async change(app, { key, seen }) {
      const row = await findKeywordRow(app.db, textOfKey(key));
      if (row?.url !== seen) throw keywordUnknown();
      const led = await listPathsMovedTo(app.db, row.path);
      await removeKeyword(app, staff, row.path);
      return { row: { ...row, createdAt: row.createdAt.toISOString() }, led };
    },
    async undo(app, { note }) {
      await restoreKeyword(app, staff, note);
    },
  };
}

/** Gives a removed short address back, and to it the redirects that led to it. Throws path_taken (409). */
export async function restoreKeyword(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  removed: Readonly<Record<string, unknown>>,
): Promise<string> {
  requireStaffEverywhere(actor, 'manage_keywords');
  const { createdAt, ...row } = removed['row'] as Omit<KeywordRow, 'createdAt'> & { createdAt: string };
  await inTransaction(app.db, async (tx) => {
    await lockKeywords(tx);
    if (await findKeywordRow(tx, row.path)) throw pathTaken();
    await insertKeyword(tx, { ...row, createdAt: new Date(createdAt) });
    await movePathsTo(tx, { paths: removed['led'] as string[], movedTo: row.path });
    await dropFromTrash(tx, 'short-addresses', row.path);
    await recordAudit(app, tx, {
      actor,
      action: 'keyword_added',
      subjectKind: 'keyword',
      subjectId: row.path,
      detail: { url: row.url, isRestored: true },
    });
    await invalidateTag(tx, 'keywords');
  });
  return '/staff/keywords';
}
