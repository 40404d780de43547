import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { storedFiles } from './files.table.ts';

export type StoredFileRow = typeof storedFiles.$inferSelect;

export async function insertStoredFile(db: Database, row: typeof storedFiles.$inferInsert): Promise<void> {
  await db.insert(storedFiles).values(row);
}

/** A kept file; fresh and released ones are not found. */
export async function findStoredFile(db: Database, id: string): Promise<StoredFileRow | undefined> {
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), eq(storedFiles.state, 'kept')));
  return row;
}

export async function listStoredFiles(db: Database | Transaction, ids: readonly string[]): Promise<StoredFileRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(storedFiles)
        .where(inArray(storedFiles.id, [...ids]));
}

/** Marks fresh files as kept; returns how many were fresh. */
export async function updateFilesKept(tx: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await tx
    .update(storedFiles)
    .set({ state: 'kept' })
    .where(and(inArray(storedFiles.id, [...ids]), eq(storedFiles.state, 'fresh')));
  return rowCount ?? 0;
}

export async function updateFilesReleased(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(storedFiles)
      .set({ state: 'released' })
      .where(inArray(storedFiles.id, [...ids]));
}

/** Releases fresh files from before that moment: a transaction that wants to keep one of them afterwards fails. */
export async function updateLeftFilesReleased(db: Database, before: Date): Promise<void> {
  await db
    .update(storedFiles)
    .set({ state: 'released' })
    .where(and(eq(storedFiles.state, 'fresh'), lt(storedFiles.createdAt, before)));
}

export async function listReleasedFiles(db: Database, limit: number): Promise<string[]> {
  return (
    await db.select({ id: storedFiles.id }).from(storedFiles).where(eq(storedFiles.state, 'released')).limit(limit)
  ).map(({ id }) => id);
}

export async function deleteStoredFile(db: Database, id: string): Promise<void> {
  await db.delete(storedFiles).where(and(eq(storedFiles.id, id), eq(storedFiles.state, 'released')));
}

/** Files that wait for the scanner, oldest first; also fresh ones, so that they are scanned when they are opened. */
export async function listFilesToScan(db: Database, limit: number): Promise<string[]> {
  return (
    await db
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(and(eq(storedFiles.scan, 'checking'), ne(storedFiles.state, 'released')))
      .orderBy(asc(storedFiles.createdAt))
      .limit(limit)
  ).map(({ id }) => id);
}

export async function updateFileScanned(db: Database, id: string, scan: 'clean' | 'infected'): Promise<void> {
  await db.update(storedFiles).set({ scan }).where(eq(storedFiles.id, id));
}
