import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { contentEntries, contentPublished, contentTexts } from '#src/features/publishing/entries/data/content.table.ts';
import type { VersionSnapshot } from '../versions/version-snapshot.rules.ts';
import { contentVersions } from './content-versions.table.ts';

type Reader = Pick<App, 'db'>['db'] | Transaction;
export type EntryRow = typeof contentEntries.$inferSelect;
export type TextRow = typeof contentTexts.$inferSelect;
export type PublishedValues = typeof contentPublished.$inferInsert;

const isThere = (id: number) => and(eq(contentEntries.id, id), isNull(contentEntries.deletedAt));

/**
 * The entry, locked until the transaction ends, so that two editors save one after the other. An entry in the trash is
 * not found.
 */
export async function lockEntry(tx: Transaction, id: number): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await tx.select().from(contentEntries).where(isThere(id)).for('update');
  return row;
}

export async function findEntry(db: Reader, id: number): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined;
  const [row] = await db.select().from(contentEntries).where(isThere(id));
  return row;
}

export async function findEntryBySlug(db: Reader, kind: Kind, slug: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, kind), eq(contentEntries.slug, slug), isNull(contentEntries.deletedAt)));
  return row;
}

export async function listTexts(db: Reader, entryId: number): Promise<TextRow[]> {
  return db.select().from(contentTexts).where(eq(contentTexts.entryId, entryId)).orderBy(contentTexts.language);
}

export async function insertEntry(tx: Transaction, values: typeof contentEntries.$inferInsert): Promise<EntryRow> {
  const [row] = await tx.insert(contentEntries).values(values).returning();
  return row!;
}

export async function updateEntry(tx: Transaction, id: number, values: Partial<EntryRow>): Promise<void> {
  await tx.update(contentEntries).set(values).where(eq(contentEntries.id, id));
}

export async function upsertText(tx: Transaction, values: typeof contentTexts.$inferInsert): Promise<void> {
  const { entryId: _entry, language: _language, ...changes } = values;
  await tx
    .insert(contentTexts)
    .values(values)
    .onConflictDoUpdate({ target: [contentTexts.entryId, contentTexts.language], set: changes });
}

export async function updateText(
  tx: Transaction,
  key: { entryId: number; language: Language },
  values: Partial<TextRow>,
): Promise<void> {
  await tx
    .update(contentTexts)
    .set(values)
    .where(and(eq(contentTexts.entryId, key.entryId), eq(contentTexts.language, key.language)));
}

/** Publishes a language; its public date stays that of the first publication. */
export async function upsertPublished(tx: Transaction, values: PublishedValues): Promise<void> {
  const { entryId: _entry, language: _language, publishedAt: _first, ...changes } = values;
  await tx
    .insert(contentPublished)
    .values(values)
    .onConflictDoUpdate({ target: [contentPublished.entryId, contentPublished.language], set: changes });
}

/** Unpublishes a language; returns whether it was published. */
export async function deletePublished(tx: Transaction, key: { entryId: number; language: Language }): Promise<boolean> {
  const { rowCount } = await tx
    .delete(contentPublished)
    .where(and(eq(contentPublished.entryId, key.entryId), eq(contentPublished.language, key.language)));
  return (rowCount ?? 0) > 0;
}

export async function listPublishedLanguages(
  db: Reader,
  entryId: number,
): Promise<{ language: Language; changedAt: Date }[]> {
  return db
    .select({ language: contentPublished.language, changedAt: contentPublished.changedAt })
    .from(contentPublished)
    .where(eq(contentPublished.entryId, entryId));
}

interface NewVersion {
  entryId: number;
  language: Language;
  event: 'saved' | 'published' | 'restored';
  snapshot: VersionSnapshot;
  takenAt: Date;
  takenBy: string | null;
}

export async function insertVersion(tx: Transaction, version: NewVersion): Promise<number> {
  const { rows } = await tx.execute<{
    number: number;
  }>(sql`select coalesce(max(number), 0) + 1 as number from content_versions
    where entry_id = ${version.entryId} and language = ${version.language}`);
  const number = Number(rows[0]?.number ?? 1);
  await tx.insert(contentVersions).values({ ...version, number });
  return number;
}

export type VersionRow = typeof contentVersions.$inferSelect;

/** The versions of a language, newest first. */
export async function listVersions(
  db: Reader,
  entryId: number,
  { language, limit }: { language: Language; limit: number },
): Promise<VersionRow[]> {
  return db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.language, language)))
    .orderBy(desc(contentVersions.number))
    .limit(limit);
}

export async function findVersion(
  db: Reader,
  key: { entryId: number; language: Language; number: number },
): Promise<VersionRow | undefined> {
  if (!isRowId(key.entryId) || !isRowId(key.number)) return undefined;
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.entryId, key.entryId),
        eq(contentVersions.language, key.language),
        eq(contentVersions.number, key.number),
      ),
    );
  return row;
}

/**
 * What readers have of a language, or had at its last publication: then without the picture, the author and the words
 * for search engines, which versions do not have.
 */
export async function findLastPublished(db: Reader, { entryId, language }: { entryId: number; language: Language }) {
  const [shown] = await db
    .select()
    .from(contentPublished)
    .where(and(eq(contentPublished.entryId, entryId), eq(contentPublished.language, language)));
  if (shown) {
    const { title, summary, body, own, fields, topics, changedAt, ...around } = shown;
    return { title, summary, body, own, fields, topics, around, at: changedAt };
  }
  const [version] = await db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.entryId, entryId),
        eq(contentVersions.language, language),
        eq(contentVersions.event, 'published'),
      ),
    )
    .orderBy(desc(contentVersions.number))
    .limit(1);
  return version && { ...version.snapshot, at: version.takenAt };
}

/** Scheduled languages that are due, locked; one that another process is publishing is skipped. */
export async function lockDueTexts(
  tx: Transaction,
  now: Date,
): Promise<{ entryId: number; language: Language; scheduledFor: Date }[]> {
  const { rows } = await tx.execute<{
    entry_id: number;
    language: Language;
    scheduled_for: string;
  }>(sql`select entry_id, language, scheduled_for from content_texts
    where status = 'scheduled' and scheduled_for <= ${now.toISOString()}::timestamptz
    order by (language <> 'en'), scheduled_for limit 1 for update skip locked`);
  return rows.map((row) => ({
    entryId: row.entry_id,
    language: row.language,
    scheduledFor: new Date(row.scheduled_for),
  }));
}

/** Whether a published language has expired. */
export async function hasExpired(
  tx: Transaction,
  { entryId, language }: { entryId: number; language: Language },
  now: Date,
): Promise<boolean> {
  const found = await tx
    .select({ entryId: contentPublished.entryId })
    .from(contentPublished)
    .where(
      and(
        eq(contentPublished.entryId, entryId),
        eq(contentPublished.language, language),
        lte(contentPublished.visibleUntil, now),
      ),
    );
  return found.length > 0;
}

/** Published languages that have expired. */
export async function listExpired(db: Reader, now: Date): Promise<{ entryId: number; language: Language }[]> {
  const { rows } = await db.execute<{
    entryId: number;
    language: Language;
  }>(sql`select entry_id as "entryId", language from content_published
    where visible_until <= ${now.toISOString()}::timestamptz order by entry_id limit 200`);
  return rows;
}
