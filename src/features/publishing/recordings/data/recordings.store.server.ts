import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { contentPublished } from '#src/features/publishing/entries/data/content.table.ts';
import { recordings } from './recordings.table.ts';

type Reader = App['db'] | Transaction;
export type StoredRecording = Omit<typeof recordings.$inferSelect, 'poster'>;

const { poster: _poster, ...columns } = getTableColumns(recordings);

export async function insertRecording(tx: Transaction, values: typeof recordings.$inferInsert): Promise<void> {
  await tx.insert(recordings).values(values);
}

/** The recordings of an entry, the newest first. */
export async function listRecordings(db: Reader, entryId: number): Promise<StoredRecording[]> {
  return db
    .select(columns)
    .from(recordings)
    .where(eq(recordings.entryId, entryId))
    .orderBy(desc(recordings.createdAt), desc(recordings.id));
}

/** A recording of this entry, locked until the transaction ends. */
export async function lockRecording(
  tx: Transaction,
  { id, entryId }: { id: string; entryId: number },
): Promise<StoredRecording | undefined> {
  const [row] = await tx
    .select(columns)
    .from(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.entryId, entryId)))
    .for('update');
  return row;
}

/**
 * A recording for the conversion that leases it; undefined where it was removed, or leased by another conversion,
 * meanwhile.
 */
export async function lockRun(tx: Transaction, id: string, runId: string): Promise<StoredRecording | undefined> {
  const [row] = await tx.select(columns).from(recordings).where(isRun(id, runId)).for('update');
  return row;
}

export async function findRecording(db: Reader, id: string): Promise<StoredRecording | undefined> {
  const [row] = await db.select(columns).from(recordings).where(eq(recordings.id, id));
  return row;
}

/** The still of a film. */
export async function findPoster(db: Reader, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ poster: recordings.poster }).from(recordings).where(eq(recordings.id, id));
  return row?.poster ?? null;
}

export async function updateRecording(
  tx: Reader,
  id: string,
  values: Partial<typeof recordings.$inferInsert>,
): Promise<void> {
  await tx.update(recordings).set(values).where(eq(recordings.id, id));
}

export async function deleteRecordings(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(recordings).where(inArray(recordings.id, [...ids]));
}

interface Lease {
  runId: string;
  now: Date;
  leasedUntil: Date;
}

/** Leases the recording that waits longest, or one whose conversion died, for this run. */
export async function leaseRecording(
  db: App['db'],
  { runId, now, leasedUntil }: Lease,
): Promise<StoredRecording | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`update recordings set state = 'converting', run_id = ${runId},
      leased_until = ${leasedUntil.toISOString()}::timestamptz, tries = tries + 1, failure = null
    where id = (select id from recordings where entry_id is not null
      and (state = 'waiting' or (state = 'converting' and leased_until < ${now.toISOString()}::timestamptz))
      order by created_at, id limit 1 for update skip locked)
    returning id`);
  return rows[0] && findRecording(db, rows[0].id);
}

export async function extendLease(db: App['db'], id: string, { runId, leasedUntil }: Lease): Promise<void> {
  await db.update(recordings).set({ leasedUntil }).where(isRun(id, runId));
}

/** Returns a recording to the queue: the next run converts it, and this one does not count as a try. */
export async function returnRecording(db: App['db'], id: string, runId: string): Promise<void> {
  await db
    .update(recordings)
    .set({ state: 'waiting', runId: null, leasedUntil: null, tries: sql`greatest(${recordings.tries} - 1, 0)` })
    .where(isRun(id, runId));
}

const isRun = (id: string, runId: string) =>
  and(eq(recordings.id, id), eq(recordings.runId, runId), eq(recordings.state, 'converting'));

/** The addresses of films, sound and stills that published languages of the entry play. */
export async function listPublishedAddresses(db: Reader, entryId: number): Promise<Set<string>> {
  const rows = await db
    .select({ fields: contentPublished.fields })
    .from(contentPublished)
    .where(eq(contentPublished.entryId, entryId));
  return new Set(rows.flatMap(({ fields }) => ['film', 'audio', 'poster'].map((name) => String(fields[name] ?? ''))));
}

/** Whether readers may read this address now: a published language names it, and the entry has not ended. */
export async function isPublished(db: Reader, { entryId, address, now }: PublicQuestion): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select exists (select 1 from content_published p
      where p.entry_id = ${entryId} and ${address} in (p.fields ->> 'film', p.fields ->> 'audio', p.fields ->> 'poster')
        and (p.visible_until is null or p.visible_until > ${now.toISOString()}::timestamptz))
    and exists (select 1 from content_published e where e.entry_id = ${entryId} and e.language = 'en'
        and (e.visible_until is null or e.visible_until > ${now.toISOString()}::timestamptz)) as "is"`);
  return rows[0]?.is ?? false;
}

export interface PublicQuestion {
  entryId: number;
  address: string;
  now: Date;
}

/**
 * Recordings that nothing plays, locked: ready since before `readyBefore` and named neither by the working copy nor by
 * a published language; failed since before `failedBefore`; or of a deleted entry.
 */
export async function lockUnused(
  tx: Transaction,
  { readyBefore, failedBefore, limit }: { readyBefore: Date; failedBefore: Date; limit: number },
): Promise<StoredRecording[]> {
  const isNamed = (table: 'content_entries' | 'content_published', key: 'id' | 'entry_id') =>
    sql`exists (select 1 from ${sql.identifier(table)} c where c.${sql.identifier(key)} = ${recordings.entryId}
      and (c.fields ->> 'film' like '/films/' || ${recordings.id} || '.%' or c.fields ->> 'audio' like '/recordings/' || ${recordings.id} || '.%'))`;
  return tx
    .select(columns)
    .from(recordings)
    .where(
      sql`(${recordings.state} = 'ready' and ${recordings.endedAt} < ${readyBefore.toISOString()}::timestamptz
          and not ${isNamed('content_entries', 'id')} and not ${isNamed('content_published', 'entry_id')})
        or (${recordings.state} = 'failed' and ${recordings.endedAt} < ${failedBefore.toISOString()}::timestamptz)
        or ${recordings.entryId} is null`,
    )
    .orderBy(asc(recordings.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
