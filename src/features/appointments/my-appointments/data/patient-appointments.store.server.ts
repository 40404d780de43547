import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { doctorHospitals, doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { portraitColumns } from '#src/features/appointments/appointments/appointments.server.ts';
import { occupyingStates } from '#src/features/appointments/appointments/appointments.rules.ts';
import { appointmentHistory, appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';

export type PatientRow = Awaited<ReturnType<typeof listForPatient>>['items'][number];

interface OwnRows {
  holderHash: string;
  /** Persons whose appointments are not shown. */
  hiddenPersonIds: readonly string[];
}

/** A page of a holder's appointments: upcoming ones that occupy a slot, or all others. */
export async function listForPatient(
  db: Database,
  own: OwnRows & { when: 'upcoming' | 'past'; now: Date; limit: number; offset: number },
) {
  const isUpcoming = and(gt(appointments.endsAt, own.now), inArray(appointments.status, [...occupyingStates]))!;
  const where = and(ofOwner(own), own.when === 'upcoming' ? isUpcoming : not(isUpcoming));
  const order =
    own.when === 'upcoming'
      ? [asc(appointments.startsAt), asc(appointments.id)]
      : [desc(appointments.startsAt), desc(appointments.id)];
  const [items, total] = await Promise.all([
    withNames(db)
      .where(where)
      .orderBy(...order)
      .limit(own.limit)
      .offset(own.offset),
    db.$count(appointments, where),
  ]);
  return { items, total };
}

export async function findForPatient(db: Database, own: OwnRows & { reference: string }) {
  const [row] = await withNames(db).where(and(ofOwner(own), eq(appointments.reference, own.reference)));
  return row;
}

/** The next appointments, each with its place and the doctor's portrait. */
export async function listNextForPatient(db: Database, own: OwnRows & { now: Date; limit: number }) {
  return db
    .select({
      ...names,
      ...portraitColumns,
      latitude: hospitals.latitude,
      longitude: hospitals.longitude,
      room: sql<string | null>`coalesce(${appointments.room}, ${doctorHospitals.room})`,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .leftJoin(
      doctorHospitals,
      and(eq(doctorHospitals.doctorId, appointments.doctorId), eq(doctorHospitals.hospitalId, appointments.hospitalId)),
    )
    .where(and(ofOwner(own), gt(appointments.endsAt, own.now), inArray(appointments.status, [...occupyingStates])))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(own.limit);
}

/** The latest doctor of each person, past or upcoming; for an appointment without a person the person is null. */
export async function listLastDoctors(db: Database, own: OwnRows) {
  return db
    .selectDistinctOn([appointments.personId], {
      personId: appointments.personId,
      name: doctors.name,
      slug: doctors.slug,
      ...portraitColumns,
    })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(and(ofOwner(own), notInArray(appointments.status, ['cancelled', 'no_show'])))
    .orderBy(appointments.personId, desc(appointments.startsAt));
}

const names = {
  appointment: appointments,
  doctorName: doctors.name,
  doctorSlug: doctors.slug,
  hasLiveSchedule: doctors.hasLiveSchedule,
  hospitalName: hospitals.name,
};

function withNames(db: Database) {
  return db
    .select(names)
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .$dynamic();
}

function ofOwner({ holderHash, hiddenPersonIds }: OwnRows) {
  const isShown =
    hiddenPersonIds.length === 0
      ? undefined
      : or(isNull(appointments.personId), notInArray(appointments.personId, [...hiddenPersonIds]));
  return and(eq(appointments.holderHash, holderHash), ne(appointments.status, 'held'), isShown);
}

/** All appointments of a holder with the names of doctor and hospital, earliest first, holds excluded. */
export async function listAllAppointments(db: Database | Transaction, holderHash: string) {
  return db
    .select({ appointment: appointments, doctorName: doctors.name, hospitalName: hospitals.name })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(and(eq(appointments.holderHash, holderHash), ne(appointments.status, 'held')))
    .orderBy(asc(appointments.startsAt));
}

/** Notes of each step of a holder's appointments. */
export async function listNotesOf(db: Database, holderHash: string) {
  return db
    .select({
      appointmentId: appointmentHistory.appointmentId,
      at: appointmentHistory.at,
      status: appointmentHistory.toStatus,
      by: appointmentHistory.by,
      note: appointmentHistory.note,
    })
    .from(appointmentHistory)
    .innerJoin(appointments, eq(appointments.id, appointmentHistory.appointmentId))
    .where(and(eq(appointments.holderHash, holderHash), isNotNull(appointmentHistory.note)))
    .orderBy(asc(appointmentHistory.id));
}

/** The appointments that still occupy a slot, each with its doctor. */
export async function listOccupying(tx: Transaction, holderHash: string) {
  return tx
    .select({ id: appointments.id, doctorId: appointments.doctorId, status: appointments.status })
    .from(appointments)
    .where(and(eq(appointments.holderHash, holderHash), inArray(appointments.status, [...occupyingStates])));
}

/** Anonymises the appointments that stay: time and doctor remain; name and reason are removed. */
export async function updateWithoutName(tx: Transaction, holderHash: string): Promise<void> {
  await tx
    .update(appointments)
    .set({
      patientName: null,
      phone: null,
      phoneHash: null,
      email: null,
      reason: null,
      cancelReason: null,
      insurer: null,
      personId: null,
    })
    .where(eq(appointments.holderHash, holderHash));
  const own = tx.select({ id: appointments.id }).from(appointments).where(eq(appointments.holderHash, holderHash));
  await tx.update(appointmentHistory).set({ note: null }).where(inArray(appointmentHistory.appointmentId, own));
}

const meeting = aliasedTable(appointments, 'meeting');

/** Bookings of two holders at the same time, each as 'reference / reference'; at most 20. */
export async function listMeetingAppointments(
  db: Database | Transaction,
  { one, other }: { one: string; other: string },
): Promise<string[]> {
  const rows = await db
    .select({ first: appointments.reference, second: meeting.reference })
    .from(appointments)
    .innerJoin(
      meeting,
      and(
        eq(meeting.holderHash, other),
        inArray(meeting.status, [...occupyingStates]),
        sql`${meeting.during} && ${appointments.during}`,
      ),
    )
    .where(and(eq(appointments.holderHash, one), inArray(appointments.status, [...occupyingStates])))
    .orderBy(asc(appointments.startsAt))
    .limit(20);
  return rows.map(({ first, second }) => `${first} / ${second}`);
}
