import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { occupyingStates } from '#src/features/appointments/appointments/appointments.rules.ts';
import type { AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { externalBookings } from './external-bookings.table.ts';

export type ExternalBookingRow = typeof externalBookings.$inferSelect;

/** An appointment with our record of it at the service. */
export interface SentBooking {
  row: AppointmentRow;
  sent: ExternalBookingRow;
}

export async function insertExternalBooking(tx: Transaction, row: typeof externalBookings.$inferInsert): Promise<void> {
  await tx.insert(externalBookings).values(row);
}

export async function updateExternalBooking(
  db: Database | Transaction,
  appointmentId: string,
  change: Partial<Omit<ExternalBookingRow, 'appointmentId'>>,
): Promise<void> {
  await db.update(externalBookings).set(change).where(eq(externalBookings.appointmentId, appointmentId));
}

/** Finds it by its id, or by reference and holder; `lock` prevents changes until the transaction ends. */
export async function findSentBooking(
  db: Database | Transaction,
  by: { id: string } | { holderHash: string; reference: string },
  lock = false,
): Promise<SentBooking | undefined> {
  const where =
    'id' in by
      ? eq(appointments.id, by.id)
      : and(eq(appointments.reference, by.reference), eq(appointments.holderHash, by.holderHash));
  const query = db
    .select({ row: appointments, sent: externalBookings })
    .from(externalBookings)
    .innerJoin(appointments, eq(appointments.id, externalBookings.appointmentId))
    .where(where);
  const [found] = lock ? await query.for('update') : await query;
  return found;
}

/** Deletes an appointment that the service refused; the patient got no message about it. */
export async function deleteSentBooking(tx: Transaction, appointmentId: string): Promise<void> {
  await tx.delete(externalBookings).where(eq(externalBookings.appointmentId, appointmentId));
  await tx.delete(appointments).where(eq(appointments.id, appointmentId));
}

/** Marks these appointments to be cancelled at the service; those that are not at the service are left out. */
export async function updateToCancellation(tx: Transaction, appointmentIds: readonly string[]): Promise<void> {
  if (appointmentIds.length > 0)
    await tx
      .update(externalBookings)
      .set({ unanswered: 'cancellation' })
      .where(inArray(externalBookings.appointmentId, [...appointmentIds]));
}

export interface TakenSeat {
  startsAtMs: number;
  endsAtMs: number;
  seat: number;
  /** Held here, or not answered by the service yet: the service still counts this seat as free. */
  isUnknownToService: boolean;
}

/** The doctor's taken seats in our records within a time span. */
export async function listTakenSeats(
  db: Database | Transaction,
  { doctorId, from, to, now }: { doctorId: number; from: Date; to: Date; now: Date },
): Promise<TakenSeat[]> {
  const rows = await db
    .select({
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      seat: appointments.seat,
      status: appointments.status,
      unanswered: externalBookings.unanswered,
    })
    .from(appointments)
    .leftJoin(externalBookings, eq(externalBookings.appointmentId, appointments.id))
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        lt(appointments.startsAt, to),
        gt(appointments.endsAt, from),
        inArray(appointments.status, [...occupyingStates]),
        or(ne(appointments.status, 'held'), gt(appointments.heldUntil, now)),
      ),
    );
  return rows.map(({ startsAt, endsAt, seat, status, unanswered }) => ({
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    seat,
    isUnknownToService: status === 'held' || unanswered === 'booking',
  }));
}

/** Leases the next unanswered booking or cancellation whose last request was before `since`; other workers skip it. */
export async function takeUnanswered(
  tx: Transaction,
  { now, since }: { now: Date; since: Date },
): Promise<string | undefined> {
  const [due] = await tx
    .select({ id: externalBookings.appointmentId })
    .from(externalBookings)
    .where(and(inArray(externalBookings.unanswered, ['booking', 'cancellation']), lte(externalBookings.askedAt, since)))
    .orderBy(asc(externalBookings.askedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return asked(tx, due?.id, now);
}

/** Leases the next upcoming appointment that is due for a check: earlier appointments are checked more often. */
export async function takeUnseen(
  tx: Transaction,
  { now, nearUntil, nearSince, since }: { now: Date; nearUntil: Date; nearSince: Date; since: Date },
): Promise<string | undefined> {
  const [due] = await tx
    .select({ id: externalBookings.appointmentId })
    .from(externalBookings)
    .innerJoin(appointments, eq(appointments.id, externalBookings.appointmentId))
    .where(
      and(
        isNull(externalBookings.unanswered),
        gte(appointments.startsAt, now),
        inArray(appointments.status, [...occupyingStates]),
        lte(
          externalBookings.askedAt,
          sql`case when ${appointments.startsAt} <= ${nearUntil.toISOString()}::timestamptz then ${nearSince.toISOString()}::timestamptz else ${since.toISOString()}::timestamptz end`,
        ),
      ),
    )
    .orderBy(asc(externalBookings.askedAt))
    .limit(1)
    .for('update', { of: externalBookings, skipLocked: true });
  return asked(tx, due?.id, now);
}

async function asked(tx: Transaction, id: string | undefined, now: Date): Promise<string | undefined> {
  if (id) await updateExternalBooking(tx, id, { askedAt: now });
  return id;
}
