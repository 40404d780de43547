import { and, eq, ne, or } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { emailChanges, identities, passkeys, recoveryCodes } from './accounts.table.ts';

/**
 * Deletes passkeys, recovery codes, an open change of the address, and all identities but the given one. Returns the
 * number of deleted sign-in methods.
 */
export async function deleteSignInMethods(
  tx: Transaction,
  accountId: string,
  confirmed: { issuer: string; subject: string } | null,
): Promise<number> {
  const [keys, methods] = [
    await tx.delete(passkeys).where(eq(passkeys.accountId, accountId)),
    await tx
      .delete(identities)
      .where(
        and(
          eq(identities.accountId, accountId),
          confirmed
            ? or(ne(identities.issuer, confirmed.issuer), ne(identities.subject, confirmed.subject))
            : undefined,
        ),
      ),
  ];
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
  return (keys.rowCount ?? 0) + (methods.rowCount ?? 0);
}
