/** Offers of the waiting list, and the slots that they hold. */
import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { waitingListEntries, waitingListOffers } from './waiting-list.table.ts';
import type { EntryRow } from './waiting-list.store.server.ts';

export type OfferRow = typeof waitingListOffers.$inferSelect;

export async function insertOffer(tx: Transaction, row: typeof waitingListOffers.$inferInsert): Promise<void> {
  await tx.insert(waitingListOffers).values(row);
}

export async function findOpenOffer(db: Database | Transaction, entryId: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(waitingListOffers)
    .where(and(eq(waitingListOffers.entryId, entryId), eq(waitingListOffers.state, 'open')));
  return row;
}

/** Expired open offers of this doctor, each with its entry. */
export async function listOffersRunOut(
  tx: Transaction,
  { doctorId, now }: { doctorId: number; now: Date },
): Promise<{ offer: OfferRow; entry: EntryRow }[]> {
  return tx
    .select({ offer: waitingListOffers, entry: waitingListEntries })
    .from(waitingListOffers)
    .innerJoin(waitingListEntries, eq(waitingListEntries.id, waitingListOffers.entryId))
    .where(
      and(
        eq(waitingListEntries.doctorId, doctorId),
        eq(waitingListOffers.state, 'open'),
        or(lt(waitingListOffers.expiresAt, now), eq(waitingListOffers.expiresAt, now)),
      ),
    )
    .orderBy(asc(waitingListOffers.expiresAt))
    .for('update');
}

export async function updateOffer(
  tx: Transaction,
  id: string,
  change: Pick<OfferRow, 'state' | 'answeredAt'>,
): Promise<void> {
  await tx.update(waitingListOffers).set(change).where(eq(waitingListOffers.id, id));
}

/** The held row of an offer; absent once it was deleted. */
export async function findHeldSlot(tx: Transaction, appointmentId: string): Promise<AppointmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), eq(appointments.status, 'held')))
    .for('update');
  return row;
}

export async function deleteHeldSlot(tx: Transaction, appointmentId: string): Promise<void> {
  await tx.delete(appointments).where(and(eq(appointments.id, appointmentId), eq(appointments.status, 'held')));
}
