import { and, eq, gt } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { knownDevices } from './sessions.table.ts';

/** Whether the browser with that cookie has signed in to the account of that address or id before. */
export async function isDeviceKnown(
  db: Database,
  where: { tokenHash: string; account: { email: string } | { id: string }; now: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ accountId: knownDevices.accountId })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
    .where(
      and(
        eq(knownDevices.tokenHash, where.tokenHash),
        gt(knownDevices.expiresAt, where.now),
        'email' in where.account ? eq(accounts.email, where.account.email) : eq(accounts.id, where.account.id),
      ),
    );
  return row !== undefined;
}

/** Replaces the browser's cookie: the new one covers the accounts of the old one, and this account. */
export async function renewDevice(
  tx: Transaction,
  { from, to, ...known }: { from: string | null; to: string; accountId: string; expiresAt: Date },
): Promise<void> {
  if (from) await tx.update(knownDevices).set({ tokenHash: to }).where(eq(knownDevices.tokenHash, from));
  await tx
    .insert(knownDevices)
    .values({ tokenHash: to, ...known })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.accountId],
      set: { expiresAt: known.expiresAt },
    });
}

export async function deleteDevices(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId));
}
