import { ownerOf } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import {
  findProvedContact,
  listEntriesOfHolder,
  listOfHolder,
  updateEntryHolder,
  updateHolder,
} from './data/guest-claims.store.server.ts';

/**
 * Moves to the patient the holds of this browser's guest, and those bookings and waiting-list entries that were made
 * with a phone number or mail address that the account has verified. Runs in the transaction of the sign-in. Others
 * stay the guest's, because several people use one browser. Returns the number of moved appointments.
 */
export async function claimGuestAppointments(
  app: Pick<App, 'secrets'>,
  tx: Transaction,
  { guestTokenHash, accountId }: { guestTokenHash: string; accountId: string },
): Promise<number> {
  const to = ownerOf({ kind: 'patient', accountId, sessionId: '' })!;
  const proved = await findProvedContact(tx, accountId);
  const isOwnIn = (table: string) => (row: { id: string; phoneHash: string | null; email: string | null }) =>
    (proved.phoneHash !== null && row.phoneHash === proved.phoneHash) ||
    (proved.email !== null &&
      row.email !== null &&
      app.secrets.open(row.email, [table, 'email', row.id]).trim().toLowerCase() === proved.email);
  const entries = (await listEntriesOfHolder(tx, guestTokenHash)).filter(isOwnIn('waiting_list_entries'));
  await updateEntryHolder(tx, { ids: entries.map(({ id }) => id), to });
  // A hold has no contact data yet.
  const rows = (await listOfHolder(tx, guestTokenHash)).filter(
    (row) => row.status === 'held' || isOwnIn('appointments')(row),
  );
  await updateHolder(tx, { ids: rows.map(({ id }) => id), to });
  return rows.filter(({ status }) => status !== 'held').length;
}
