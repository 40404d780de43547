import { and, eq } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import { formDrafts } from './sessions.table.ts';

export async function upsertDraft(db: Database, row: typeof formDrafts.$inferInsert): Promise<void> {
  await db
    .insert(formDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [formDrafts.accountId, formDrafts.path],
      set: { fields: row.fields, createdAt: row.createdAt },
    });
}

export async function deleteDraft(db: Database, where: { accountId: string; path: string }) {
  const [row] = await db
    .delete(formDrafts)
    .where(and(eq(formDrafts.accountId, where.accountId), eq(formDrafts.path, where.path)))
    .returning();
  return row;
}
