/** Sessions of all doctors at once: for comparing a file of sessions with them, and for writing it. */
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { doctorHospitals, doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import {
  appointments,
  scheduleBlocks,
  scheduleOverrides,
  weeklySessions,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { PlannedBooking, SchedulePlan } from '../schedule-plan.rules.ts';
import { plannedOf } from './schedule-admin.store.server.ts';

/** A recurring session with the codes of its doctor and hospital. */
export interface StoredSession {
  doctorId: number;
  doctor: string;
  hospital: string;
  session: SchedulePlan['sessions'][number];
}

export interface DoctorPlan {
  plan: SchedulePlan;
  bookings: PlannedBooking[];
  /** The hospitals where the doctor practises: id, name and state. */
  places: { id: number; name: string; state: string }[];
}

/** Every recurring session, by doctor, day and hour; with `doctorIds`, only those of these doctors. */
export async function listStoredSessions(tx: Transaction, doctorIds?: readonly number[]): Promise<StoredSession[]> {
  const rows = await tx
    .select({ session: weeklySessions, state: hospitals.state, doctor: doctors.slug, hospital: hospitals.slug })
    .from(weeklySessions)
    .innerJoin(doctors, eq(doctors.id, weeklySessions.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, weeklySessions.hospitalId))
    .where(doctorIds ? inArray(weeklySessions.doctorId, [...doctorIds]) : undefined)
    .orderBy(asc(doctors.slug), asc(weeklySessions.weekday), asc(weeklySessions.startsAt), asc(weeklySessions.id));
  return rows.map(({ session, state, doctor, hospital }) => ({
    doctorId: session.doctorId,
    doctor,
    hospital,
    session: plannedOf(session, state),
  }));
}

/** The plans, future bookings and hospitals of these doctors. */
export async function loadDoctorPlans(
  tx: Transaction,
  doctorIds: readonly number[],
  from: { day: string; at: Date },
): Promise<Map<number, DoctorPlan>> {
  const ids = [...doctorIds];
  const plans = new Map<number, { sessions: SchedulePlan['sessions'][number][]; of: DoctorPlan }>();
  for (const id of ids) {
    const sessions: SchedulePlan['sessions'][number][] = [];
    plans.set(id, { sessions, of: { plan: { sessions, overrides: [], blocks: [] }, bookings: [], places: [] } });
  }
  if (ids.length === 0) return new Map();
  for (const { doctorId, session } of await listStoredSessions(tx, ids)) plans.get(doctorId)!.sessions.push(session);
  await addExceptions(tx, ids, { from, plans });
  const places = await tx
    .select({ doctorId: doctorHospitals.doctorId, id: hospitals.id, name: hospitals.name, state: hospitals.state })
    .from(doctorHospitals)
    .innerJoin(hospitals, eq(hospitals.id, doctorHospitals.hospitalId))
    .where(inArray(doctorHospitals.doctorId, ids));
  for (const { doctorId, ...place } of places) plans.get(doctorId)!.of.places.push(place);
  const { doctorId, hospitalId, mode, startsAt, endsAt, status } = appointments;
  const bookings = await tx
    .select({ doctorId, hospitalId, mode, startsAt, endsAt })
    .from(appointments)
    .where(
      and(inArray(doctorId, ids), inArray(status, ['requested', 'confirmed', 'rescheduled']), gte(startsAt, from.at)),
    );
  for (const { doctorId: of, ...booking } of bookings) plans.get(of)!.of.bookings.push(booking);
  return new Map([...plans].map(([id, { of }]) => [id, of]));
}

/** Adds the single dates and the blocked hours. */
async function addExceptions(
  tx: Transaction,
  ids: number[],
  { from, plans }: { from: { day: string; at: Date }; plans: ReadonlyMap<number, { of: DoctorPlan }> },
): Promise<void> {
  const overrides = await tx
    .select({ override: scheduleOverrides, state: hospitals.state })
    .from(scheduleOverrides)
    .innerJoin(hospitals, eq(hospitals.id, scheduleOverrides.hospitalId))
    .where(and(inArray(scheduleOverrides.doctorId, ids), gte(scheduleOverrides.day, from.day)));
  for (const { override, state } of overrides) {
    const { of } = plans.get(override.doctorId)!;
    const { id, hospitalId, day, sessions } = override;
    of.plan = { ...of.plan, overrides: [...of.plan.overrides, { id, hospitalId, state, day, sessions }] };
  }
  const blocks = await tx
    .select()
    .from(scheduleBlocks)
    .where(and(inArray(scheduleBlocks.doctorId, ids), gte(scheduleBlocks.endsAt, from.at)));
  for (const { id, doctorId, hospitalId, startsAt, endsAt } of blocks) {
    const { of } = plans.get(doctorId)!;
    const block = { id, hospitalId, startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
    of.plan = { ...of.plan, blocks: [...of.plan.blocks, block] };
  }
}

type SessionRow = Omit<typeof weeklySessions.$inferInsert, 'id'>;
const rowsAtOnce = 500;

/** Inserts the rows and returns their ids in the same order. */
export async function insertSessions(tx: Transaction, rows: readonly SessionRow[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const inserted = await tx
      .insert(weeklySessions)
      .values(rows.slice(start, start + rowsAtOnce))
      .returning({ id: weeklySessions.id });
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}
