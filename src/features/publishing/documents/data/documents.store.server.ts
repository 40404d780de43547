import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { documentFiles, documents } from './documents.table.ts';

type Reader = App['db'] | Transaction;

export async function insertDocument(tx: Transaction, row: typeof documents.$inferInsert): Promise<void> {
  await tx.insert(documents).values(row);
}

/**
 * Records the file of a content, and returns the file that is stored for this content: the given one, or an earlier
 * one.
 */
export async function upsertDocumentFile(tx: Transaction, row: typeof documentFiles.$inferInsert): Promise<string> {
  const [stored] = await tx
    .insert(documentFiles)
    .values(row)
    .onConflictDoUpdate({ target: documentFiles.hash, set: { sentAt: row.sentAt } })
    .returning({ fileId: documentFiles.fileId });
  return stored!.fileId;
}

/** The file of a content; undefined where none is stored. */
export async function findDocumentFile(db: Reader, hash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ fileId: documentFiles.fileId })
    .from(documentFiles)
    .where(eq(documentFiles.hash, hash));
  return row?.fileId;
}

/** The entry of a document; undefined where the document does not exist or its entry was deleted. */
export async function findDocumentEntry(db: Reader, id: string): Promise<number | undefined> {
  const [row] = await db.select({ entryId: documents.entryId }).from(documents).where(eq(documents.id, id));
  return row?.entryId ?? undefined;
}

const isVisibleAt = (now: Date, row: 'p' | 'e') =>
  sql`(${sql.identifier(row)}.visible_until is null or ${sql.identifier(row)}.visible_until > ${now.toISOString()}::timestamptz)`;

/**
 * The hashes of files that published languages of an entry show, by the documents' ids; the newest publication first.
 */
export async function listPublishedDownloads(
  db: Reader,
  { entryId, now }: { entryId: number; now: Date },
): Promise<{ id: string; hash: string; name: string }[]> {
  const isVisible = (row: 'p' | 'e') => isVisibleAt(now, row);
  const { rows } = await db.execute<{ id: string; hash: string; name: string }>(sql`select d ->> 'id' as id,
      d ->> 'hash' as hash, d ->> 'name' as name
    from content_published p cross join lateral jsonb_path_query(p.fields, '$.downloads[*]') d
    where p.entry_id = ${entryId} and ${isVisible('p')}
      and exists (select 1 from content_published e where e.entry_id = p.entry_id and e.language = 'en' and ${isVisible('e')})
    order by p.changed_at desc, p.language`);
  return rows;
}

/** The columns from which the address of an entry is made, and whether readers can see the entry. */
export async function findEntryOfDocument(
  db: Reader,
  { entryId, now }: { entryId: number; now: Date },
): Promise<{ kind: Kind; slug: string; isPublic: boolean }> {
  const { rows } = await db.execute<{ kind: Kind; slug: string; isPublic: boolean }>(sql`select c.kind, c.slug,
      exists (select 1 from content_published e where e.entry_id = c.id and e.language = 'en' and ${isVisibleAt(now, 'e')}) as "isPublic"
    from content_entries c where c.id = ${entryId}`);
  return rows[0]!;
}

/** Whether a document of this entry was public once. */
export async function wasPublished(db: Reader, { entryId, id }: { entryId: number; id: string }): Promise<boolean> {
  const { rows } = await db.execute<{ was: boolean }>(sql`select exists (select 1 from content_versions v
    where v.entry_id = ${entryId} and v.event = 'published'
      and v.snapshot -> 'fields' -> 'downloads' @> jsonb_build_array(jsonb_build_object('id', ${id}::text))) as was`);
  return rows[0]?.was ?? false;
}

/**
 * Deletes files that no working copy and no published language uses and that were not sent again since `before`;
 * returns their keys.
 */
export async function deleteUnusedFiles(tx: Transaction, before: Date): Promise<string[]> {
  const isNamedIn = (table: 'content_entries' | 'content_published') =>
    sql`exists (select 1 from ${sql.identifier(table)} c where c.fields ? 'downloads'
      and c.fields -> 'downloads' @> jsonb_build_array(jsonb_build_object('hash', ${documentFiles.hash})))`;
  const unused = await tx
    .select({ hash: documentFiles.hash, fileId: documentFiles.fileId })
    .from(documentFiles)
    .where(
      and(
        lt(documentFiles.sentAt, before),
        sql`not ${isNamedIn('content_entries')}`,
        sql`not ${isNamedIn('content_published')}`,
      ),
    )
    .limit(100)
    .for('update', { skipLocked: true });
  const hashes = unused.map(({ hash }) => hash);
  if (hashes.length > 0) await tx.delete(documentFiles).where(inArray(documentFiles.hash, hashes));
  return unused.map(({ fileId }) => fileId);
}

/** Deletes documents whose entry was deleted: their addresses then answer 404, like the entry's own. */
export async function deleteLeftDocuments(tx: Transaction): Promise<void> {
  await tx.delete(documents).where(isNull(documents.entryId));
}

/** The fields of an entry's working copy; undefined where the entry was deleted or is in the trash. */
export async function findWorkingFields(db: Reader, entryId: number): Promise<Record<string, unknown> | undefined> {
  const [row] = await db
    .select({ fields: contentEntries.fields })
    .from(contentEntries)
    .where(and(eq(contentEntries.id, entryId), isNull(contentEntries.deletedAt)));
  return row?.fields;
}
