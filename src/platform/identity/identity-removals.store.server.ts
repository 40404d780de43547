import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { identityRemovals } from './identity-removals.table.ts';

export type RemovalRow = typeof identityRemovals.$inferSelect;

export async function insertRemovals(tx: Transaction, subjects: readonly string[], now: Date): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .insert(identityRemovals)
    .values(subjects.map((subject) => ({ subject, nextAttemptAt: now, createdAt: now })))
    .onConflictDoNothing();
}

export async function listDueRemovals(db: Database, now: Date, limit: number): Promise<RemovalRow[]> {
  return db
    .select()
    .from(identityRemovals)
    .where(lte(identityRemovals.nextAttemptAt, now))
    .orderBy(asc(identityRemovals.nextAttemptAt))
    .limit(limit);
}

export async function deleteRemoval(db: Database, subject: string): Promise<void> {
  await db.delete(identityRemovals).where(eq(identityRemovals.subject, subject));
}

export async function updateRemovalFailed(
  db: Database,
  { subject, attempts }: RemovalRow,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .update(identityRemovals)
    .set({ attempts: attempts + 1, nextAttemptAt })
    .where(and(eq(identityRemovals.subject, subject), eq(identityRemovals.attempts, attempts)));
}
