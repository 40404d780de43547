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
 * What a guest of this browser held, and those bookings and places in a queue that were made with a phone number or mail
 * address which this account has proved, become the patient's, in the transaction of the sign-in. Another's stay the guest's:
 * several people use one browser. Answers how many appointments moved.
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
  // A time that is only held names nobody yet.
  const rows = (await listOfHolder(tx, guestTokenHash)).filter(
    (row) => row.status === 'held' || isOwnIn('appointments')(row),
  );
  await updateHolder(tx, { ids: rows.map(({ id }) => id), to });
  return rows.filter(({ status }) => status !== 'held').length;
}
