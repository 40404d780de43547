/** Several words of staff removed at once; undoing adds each again with its meaning. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { BulkAction, BulkList } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { textOfKey } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { dropFromTrash } from '#src/features/console/trash/trash.server.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { removeSearchWord } from './change-search-words.server.ts';
import { findSearchWord, insertSearchWord, type SearchWordRow } from './data/search-words.store.server.ts';
import { searchWordTaken, searchWordUnknown } from './search-words.errors.ts';

/**
 * The list of words that staff added, on which several are changed at once. Throws 403 for staff who may not change
 * them.
 */
export function bulkSearchWords(actor: Actor): { staff: Staff; bulk: BulkList } {
  const staff = requireStaffEverywhere(actor, 'manage_keywords');
  return {
    staff,
    bulk: {
      name: 'search-words',
      path: '/staff/search-words/added',
      actionOf: (action) => (action === 'remove' ? removal(staff) : undefined),
    },
  };
}

async function wordOf(db: Database, key: string): Promise<SearchWordRow> {
  const row = await findSearchWord(db, textOfKey(key));
  if (!row) throw searchWordUnknown();
  return row;
}

/** What the word stands for. */
const targetOf = ({ meaning, specialitySlug }: SearchWordRow) => meaning ?? specialitySlug ?? '';

function removal(staff: Staff): BulkAction {
  return {
    async read(app, key) {
      const row = await wordOf(app.db, key);
      return { title: row.phrase, state: targetOf(row), seen: targetOf(row) };
    },
    async change(app, { key, seen }) {
      const row = await wordOf(app.db, key);
      if (targetOf(row) !== seen) throw searchWordUnknown();
      await removeSearchWord(app, staff, row.phrase);
      return { row: { ...row, addedAt: row.addedAt.toISOString() } };
    },
    async undo(app, { note }) {
      await restoreSearchWord(app, staff, note);
    },
  };
}

/** Gives a removed word back, to what it stood for. Throws search_word_taken (409). */
export async function restoreSearchWord(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  removed: Readonly<Record<string, unknown>>,
): Promise<string> {
  requireStaffEverywhere(actor, 'manage_keywords');
  const { addedAt, ...row } = removed['row'] as Omit<SearchWordRow, 'addedAt'> & { addedAt: string };
  await inTransaction(app.db, async (tx) => {
    if (!(await insertSearchWord(tx, { ...row, addedAt: new Date(addedAt) }))) throw searchWordTaken();
    await dropFromTrash(tx, 'search-words', row.phrase);
    await recordAudit(app, tx, {
      actor,
      action: 'search_word_added',
      subjectKind: 'search_word',
      subjectId: row.phrase,
      detail: {
        language: row.language,
        ...(row.meaning ? { meaning: row.meaning } : { speciality: row.specialitySlug }),
      },
    });
    await invalidateTag(tx, 'search-phrases');
  });
  return '/staff/search-words/added';
}
