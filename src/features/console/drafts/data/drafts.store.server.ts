import { and, eq } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { drafts } from './drafts.table.ts';

export type DraftRow = typeof drafts.$inferSelect;

/** The draft of a record, with the name of who saved it last. */
export async function findDraft(db: Database, record: string): Promise<(DraftRow & { by: string | null }) | undefined> {
  const [row] = await db
    .select({ draft: drafts, by: accounts.name })
    .from(drafts)
    .leftJoin(accounts, eq(accounts.id, drafts.savedBy))
    .where(eq(drafts.record, record));
  return row && { ...row.draft, by: row.by };
}

/** The records that have a draft. */
export async function listDraftRecords(db: Database): Promise<string[]> {
  return (await db.select({ record: drafts.record }).from(drafts)).map(({ record }) => record);
}

/**
 * Saves the first draft of a record, or one in the place of `over`, which stays begun on its version: what others have
 * published since is still missing in it. Returns false where there is another draft.
 */
export async function putDraft(tx: Transaction, row: DraftRow, over: string | null): Promise<boolean> {
  if (over !== null && !isUuid(over)) return false;
  const { begunOn: _ofThePage, ...change } = row;
  const { rowCount } =
    over === null
      ? await tx.insert(drafts).values(row).onConflictDoNothing()
      : await tx
          .update(drafts)
          .set(change)
          .where(and(eq(drafts.record, row.record), eq(drafts.id, over)));
  return rowCount === 1;
}

/** Deletes the draft of a record and returns its id; undefined where there is none. */
export async function deleteDraft(tx: Transaction, record: string): Promise<string | undefined> {
  const [row] = await tx.delete(drafts).where(eq(drafts.record, record)).returning({ id: drafts.id });
  return row?.id;
}
