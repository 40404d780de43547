import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { passkeys, spentChallenges } from '#src/features/patient/accounts/data/accounts.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Database, accountId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(passkeys.createdAt).limit(50);
}

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

export async function insertPasskey(db: Transaction, row: typeof passkeys.$inferInsert): Promise<void> {
  await db.insert(passkeys).values(row);
}

export async function updatePasskeyUse(
  db: Database,
  id: string,
  use: { counter: number; lastUsedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(use).where(eq(passkeys.id, id));
}

export async function deletePasskey(db: Transaction, where: { id: string; accountId: string }): Promise<boolean> {
  const { rowCount } = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, where.id), eq(passkeys.accountId, where.accountId)));
  return rowCount === 1;
}

/** Marks a challenge as used; false when it was used before, on any server. */
export async function insertSpentChallenge(db: Database, row: typeof spentChallenges.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(spentChallenges).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Deletes expired passkey challenges. Returns the number of deleted rows. */
export async function deleteSpentChallenges(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from spent_challenges where expires_at < now()`);
  return rowCount ?? 0;
}
