import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { contentEntries, contentTexts } from '#src/features/publishing/entries/data/content.table.ts';
import type { EntryRow, TextRow } from './editing.store.server.ts';

/** Every text of entries of these kinds with its entry, by kind and slug, English first. */
export async function listTextsOfKinds(
  tx: Transaction,
  kinds: readonly Kind[],
): Promise<{ entry: EntryRow; text: TextRow }[]> {
  return tx
    .select({ entry: contentEntries, text: contentTexts })
    .from(contentEntries)
    .innerJoin(contentTexts, eq(contentTexts.entryId, contentEntries.id))
    .where(and(inArray(contentEntries.kind, [...kinds]), isNull(contentEntries.deletedAt)))
    .orderBy(
      asc(contentEntries.kind),
      asc(contentEntries.slug),
      sql`array_position(array['en', 'ms', 'zh'], ${contentTexts.language})`,
    );
}

/** Locks entries until the transaction ends. */
export async function lockEntries(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .select({ id: contentEntries.id })
      .from(contentEntries)
      .where(inArray(contentEntries.id, [...ids]))
      .orderBy(asc(contentEntries.id))
      .for('update');
}

/** Sets the state of the languages whose working copy equals the public text to published again. */
export async function markAsPublished(tx: Transaction, entryId: number): Promise<void> {
  await tx.execute(sql`update content_texts t set status = 'published'
    from content_published p, content_entries e
    where e.id = ${entryId} and t.entry_id = e.id and p.entry_id = e.id and p.language = t.language
      and t.status = 'draft' and p.title = t.title and p.summary = t.summary and p.body = t.body
      and p.own = t.own and p.fields = e.fields and p.topics = e.topics
      and p.image_id is not distinct from e.image_id and p.author is not distinct from e.author
      and p.seo_title is not distinct from t.seo_title
      and p.seo_description is not distinct from t.seo_description`);
}
