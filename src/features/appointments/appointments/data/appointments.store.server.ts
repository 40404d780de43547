import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { appointmentHistory, appointments } from './appointments.table.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
type NewAppointment = typeof appointments.$inferInsert;
export type AppointmentChange = Partial<Omit<NewAppointment, 'id' | 'during'>>;

/** Advisory lock class of a doctor's schedule. Every writer takes it first, so that writers queue, not deadlock. */
const scheduleLockClass = 7301;

export async function lockSchedule(tx: Transaction, doctorId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${scheduleLockClass}, ${doctorId})`);
}

/** Serialises changes of these doctors' schedules, in the order of their ids. */
export async function lockSchedules(tx: Transaction, doctorIds: readonly number[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${scheduleLockClass}, id) from (
    select unnest(${sql.param([...doctorIds])}::int[]) as id order by 1) as ordered`);
}

/** Deletes the doctor's expired holds; a hold never had another state, so no history is lost. */
export async function deleteExpiredHolds(tx: Transaction, doctorId: number, now: Date): Promise<void> {
  await tx.delete(appointments).where(isExpiredHold(doctorId, now));
}

/** The holder's live hold with this doctor; the doctor's expired holds are deleted in the same statement. */
export async function deleteExpiredAndFindHold(
  tx: Transaction,
  hold: { holderHash: string; doctorId: number; now: Date },
): Promise<AppointmentRow | undefined> {
  const expired = tx
    .$with('expired')
    .as(tx.delete(appointments).where(isExpiredHold(hold.doctorId, hold.now)).returning({ id: appointments.id }));
  const [row] = await tx
    .with(expired)
    .select()
    .from(appointments)
    .where(isLiveHold(hold))
    .orderBy(desc(appointments.createdAt))
    .limit(1);
  return row;
}

const isExpiredHold = (doctorId: number, now: Date) =>
  and(eq(appointments.doctorId, doctorId), eq(appointments.status, 'held'), lte(appointments.heldUntil, now));

const isLiveHold = ({ holderHash, doctorId, now }: { holderHash: string; doctorId: number; now: Date }) =>
  and(
    eq(appointments.status, 'held'),
    eq(appointments.holderHash, holderHash),
    eq(appointments.doctorId, doctorId),
    gt(appointments.heldUntil, now),
  );

/** Deletes the holder's holds with this doctor, or one of them. */
export async function deleteHolds(
  db: Database | Transaction,
  hold: { holderHash: string; doctorId?: number; id?: string },
): Promise<void> {
  await db
    .delete(appointments)
    .where(
      and(
        eq(appointments.status, 'held'),
        eq(appointments.holderHash, hold.holderHash),
        hold.doctorId === undefined ? undefined : eq(appointments.doctorId, hold.doctorId),
        hold.id === undefined ? undefined : eq(appointments.id, hold.id),
      ),
    );
}

export async function findLiveHold(
  db: Database | Transaction,
  hold: { holderHash: string; doctorId: number; now: Date },
): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(isLiveHold(hold))
    .orderBy(desc(appointments.createdAt))
    .limit(1);
  return row;
}

/** Inserts the row; the constraint appointments_no_double_booking refuses it when the seat is taken. */
export async function insertAppointment(tx: Transaction, row: Omit<NewAppointment, 'during'>): Promise<AppointmentRow> {
  const [inserted] = await tx
    .insert(appointments)
    .values({ ...row, during: rangeOf(row.startsAt as Date, row.endsAt as Date) })
    .returning();
  return inserted!;
}

export async function updateAppointment(
  tx: Transaction,
  id: string,
  change: AppointmentChange,
): Promise<AppointmentRow> {
  const during =
    change.startsAt && change.endsAt ? { during: rangeOf(change.startsAt as Date, change.endsAt as Date) } : {};
  const [updated] = await tx
    .update(appointments)
    .set({ ...change, ...during })
    .where(eq(appointments.id, id))
    .returning();
  return updated!;
}

export async function insertHistory(tx: Transaction, row: typeof appointmentHistory.$inferInsert): Promise<void> {
  await tx.insert(appointmentHistory).values(row);
}

/** One appointment of this holder, holds excluded; `lock` prevents changes until the transaction ends. */
export async function findAppointment(
  db: Database | Transaction,
  own: { holderHash: string; reference: string },
  lock = false,
): Promise<AppointmentRow | undefined> {
  const query = db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.reference, own.reference),
        eq(appointments.holderHash, own.holderHash),
        ne(appointments.status, 'held'),
      ),
    );
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** The appointment that a partner booked under its own reference. */
export async function findByClientReference(
  db: Database | Transaction,
  own: { holderHash: string; clientReference: string },
): Promise<AppointmentRow | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.holderHash, own.holderHash), eq(appointments.clientReference, own.clientReference)));
  return row;
}

/** Latest first. */
export async function listAppointments(
  app: Pick<App, 'db'>,
  own: { holderHash: string; limit: number; offset: number },
) {
  const where = and(eq(appointments.holderHash, own.holderHash), ne(appointments.status, 'held'));
  const [items, total] = await Promise.all([
    app.db
      .select({ appointment: appointments, doctorName: doctors.name, hospitalName: hospitals.name })
      .from(appointments)
      .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
      .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
      .where(where)
      .orderBy(desc(appointments.startsAt), desc(appointments.id))
      .limit(own.limit)
      .offset(own.offset),
    app.db.$count(appointments, where),
  ]);
  return { items, total };
}

function rangeOf(startsAt: Date, endsAt: Date) {
  // The query layer takes the column as text; the database builds the range from the same two instants.
  return sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, '[)')` as unknown as string;
}
