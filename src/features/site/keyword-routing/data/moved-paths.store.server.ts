/** Redirects of former addresses. Each leads directly to a present address, so that a reader is redirected once. */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { keywords, movedPaths } from './keywords.table.ts';

/**
 * Moves an address: the former one, and every older one that redirected to it, redirect (301) to the new one, because
 * an old address must never become dead. Short addresses of the page follow. The caller writes the keyword of the new
 * address.
 */
export async function moveAddress(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.delete(keywords).where(eq(keywords.path, from));
  await tx.update(keywords).set({ url: to }).where(eq(keywords.url, from));
  await tx.delete(movedPaths).where(eq(movedPaths.path, to));
  await tx.update(movedPaths).set({ movedTo: to }).where(eq(movedPaths.movedTo, from));
  await tx
    .insert(movedPaths)
    .values({ path: from, movedTo: to })
    .onConflictDoUpdate({ target: movedPaths.path, set: { movedTo: to, isGone: false } });
}

/** Deletes the redirects to an address that was never public. */
export async function deleteRedirectsTo(tx: Transaction, path: string): Promise<void> {
  await tx.delete(movedPaths).where(eq(movedPaths.movedTo, path));
}

/** The old addresses that redirect to this one. */
export async function listPathsMovedTo(db: Database, movedTo: string): Promise<string[]> {
  const rows = await db.select({ path: movedPaths.path }).from(movedPaths).where(eq(movedPaths.movedTo, movedTo));
  return rows.map(({ path }) => path);
}

/** Makes old addresses redirect to another one. */
export async function movePathsTo(
  tx: Transaction,
  { paths, movedTo }: { paths: readonly string[]; movedTo: string },
): Promise<void> {
  if (paths.length > 0)
    await tx
      .update(movedPaths)
      .set({ movedTo })
      .where(inArray(movedPaths.path, [...paths]));
}

/** Redirects of old addresses, latest first. */
export async function listMovedPaths(db: Database, limit: number) {
  return db.select().from(movedPaths).orderBy(desc(movedPaths.createdAt), asc(movedPaths.path)).limit(limit);
}
