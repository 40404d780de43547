import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts, recoveryCodes } from '#src/features/patient/accounts/data/accounts.table.ts';

/** Records a TOTP time step; false when that step, or a later one, was used before, because a code works once. */
export async function takeTimeStep(db: Database | Transaction, accountId: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(accounts)
    .set({ totpLastStep: step })
    .where(and(eq(accounts.id, accountId), or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step))));
  return rowCount === 1;
}

/** Consumes a recovery code; false when it is unknown or used. */
export async function takeRecoveryCode(
  db: Database | Transaction,
  where: { accountId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: where.now })
    .where(
      and(
        eq(recoveryCodes.accountId, where.accountId),
        eq(recoveryCodes.codeHash, where.codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row!.left;
}

/** Whether the second factor is on. */
export async function hasSecondFactor(db: Database | Transaction, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.secondFactorAt)));
  return row !== undefined;
}
