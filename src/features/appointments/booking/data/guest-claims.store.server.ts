import { eq, inArray } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { waitingListEntries } from '#src/features/appointments/waiting-list/data/waiting-list.table.ts';

/** The verified phone number and mail address of the account; null where not verified. */
export async function findProvedContact(
  tx: Transaction,
  accountId: string,
): Promise<{ phoneHash: string | null; email: string | null }> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  return {
    phoneHash: row?.phoneVerifiedAt ? row.phoneHash : null,
    email: row?.emailVerifiedAt ? row.email : null,
  };
}

/** The holder's holds and appointments with their contact data; locked. */
export async function listOfHolder(tx: Transaction, holderHash: string) {
  return tx
    .select({
      id: appointments.id,
      status: appointments.status,
      phoneHash: appointments.phoneHash,
      email: appointments.email,
    })
    .from(appointments)
    .where(eq(appointments.holderHash, holderHash))
    .for('update');
}

export async function updateHolder(tx: Transaction, { ids, to }: { ids: string[]; to: string }): Promise<void> {
  if (ids.length > 0) await tx.update(appointments).set({ holderHash: to }).where(inArray(appointments.id, ids));
}

/** The holder's waiting-list entries with their contact data; locked. */
export async function listEntriesOfHolder(tx: Transaction, holderHash: string) {
  return tx
    .select({ id: waitingListEntries.id, phoneHash: waitingListEntries.phoneHash, email: waitingListEntries.email })
    .from(waitingListEntries)
    .where(eq(waitingListEntries.holderHash, holderHash))
    .for('update');
}

export async function updateEntryHolder(tx: Transaction, { ids, to }: { ids: string[]; to: string }): Promise<void> {
  if (ids.length > 0)
    await tx.update(waitingListEntries).set({ holderHash: to }).where(inArray(waitingListEntries.id, ids));
}
