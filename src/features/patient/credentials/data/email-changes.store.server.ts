import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { emailChanges } from '#src/features/patient/accounts/data/accounts.table.ts';

/** Inserts the account's one open change; an earlier link becomes invalid. */
export async function upsertEmailChange(tx: Transaction, row: typeof emailChanges.$inferInsert): Promise<void> {
  await tx
    .insert(emailChanges)
    .values(row)
    .onConflictDoUpdate({
      target: emailChanges.accountId,
      set: { newEmail: row.newEmail, tokenHash: row.tokenHash, expiresAt: row.expiresAt },
    });
}

/** Deletes the change and returns the sealed address; undefined when it is another's, expired or used. */
export async function takeEmailChange(
  tx: Transaction,
  where: { accountId: string; tokenHash: string; now: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.accountId, where.accountId),
        eq(emailChanges.tokenHash, where.tokenHash),
        gt(emailChanges.expiresAt, where.now),
      ),
    )
    .returning({ newEmail: emailChanges.newEmail });
  return row?.newEmail;
}

export async function deleteEmailChange(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
}
