import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { pendingSignIns } from './sessions.table.ts';

export type PendingSignIn = typeof pendingSignIns.$inferSelect;

export async function insertPending(tx: Transaction, row: typeof pendingSignIns.$inferInsert): Promise<void> {
  await tx.insert(pendingSignIns).values(row);
}

/** The sign-in of that token, if it has not expired. */
export async function findPending(
  db: Database,
  where: { tokenHash: string; now: Date },
): Promise<PendingSignIn | undefined> {
  const [row] = await db
    .select()
    .from(pendingSignIns)
    .where(and(eq(pendingSignIns.tokenHash, where.tokenHash), gt(pendingSignIns.expiresAt, where.now)));
  return row;
}

/**
 * Counts one try; undefined when there is no such sign-in, it has expired, was begun elsewhere, or has no tries left.
 */
export async function tryPending(
  db: Database,
  where: { tokenHash: string; audience: PendingSignIn['audience']; now: Date; maximum: number },
): Promise<PendingSignIn | undefined> {
  const [row] = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(
      and(
        eq(pendingSignIns.tokenHash, where.tokenHash),
        eq(pendingSignIns.audience, where.audience),
        gt(pendingSignIns.expiresAt, where.now),
        lt(pendingSignIns.tries, where.maximum),
      ),
    )
    .returning();
  return row;
}

/** Deletes it; false when another request was faster. */
export async function deletePending(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(pendingSignIns).where(eq(pendingSignIns.id, id));
  return rowCount === 1;
}

/** Deletes the account's sign-ins that wait for a second factor. */
export async function deletePendingOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.accountId, accountId));
}
