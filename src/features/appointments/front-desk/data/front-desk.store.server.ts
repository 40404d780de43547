import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, gte, inArray, like, lt, ne, type SQL } from 'drizzle-orm';
import { doctorHospitals, doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { AppointmentState } from '#src/features/appointments/appointments/appointments.rules.ts';
import type { AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { appointmentHistory, appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';

export type HospitalScope = 'all' | readonly number[];

export interface FrontDeskFilter {
  scope: HospitalScope;
  from?: Date | undefined;
  to?: Date | undefined;
  hospitalId?: number;
  doctorId?: number;
  status?: AppointmentState;
  /** Prefix of a reference. */
  reference?: string;
  phoneHash?: string;
  limit: number;
}

export interface FrontDeskRow {
  appointment: AppointmentRow;
  doctorName: string;
  hospitalName: string;
}

const within = (scope: HospitalScope): SQL | undefined =>
  scope === 'all' ? undefined : inArray(appointments.hospitalId, [...scope]);

/** Appointments of the staff member's hospitals in order of time, holds excluded. */
export async function listFrontDeskRows(db: Database, filter: FrontDeskFilter): Promise<FrontDeskRow[]> {
  return frontDeskRows(db, filter);
}

/**
 * The query of that list, whose plan a test checks: a reference is found by its index
 * (appointments_reference_prefix).
 */
export function frontDeskRows(db: Database, filter: FrontDeskFilter) {
  const { scope, from, to, hospitalId, doctorId, status, reference, phoneHash } = filter;
  return db
    .select({ appointment: appointments, doctorName: doctors.name, hospitalName: hospitals.name })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(
      and(
        within(scope),
        status ? eq(appointments.status, status) : ne(appointments.status, 'held'),
        from ? gte(appointments.startsAt, from) : undefined,
        to ? lt(appointments.startsAt, to) : undefined,
        hospitalId ? eq(appointments.hospitalId, hospitalId) : undefined,
        doctorId ? eq(appointments.doctorId, doctorId) : undefined,
        reference ? like(appointments.reference, `${likeLiteral(reference)}%`) : undefined,
        phoneHash ? eq(appointments.phoneHash, phoneHash) : undefined,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(filter.limit);
}

export async function findFrontDeskRow(
  db: Database,
  where: { scope: HospitalScope; reference: string },
): Promise<FrontDeskRow | undefined> {
  const [row] = await db
    .select({ appointment: appointments, doctorName: doctors.name, hospitalName: hospitals.name })
    .from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(and(eq(appointments.reference, where.reference), ne(appointments.status, 'held'), within(where.scope)));
  return row;
}

/** The same appointment, locked until the transaction ends. */
export async function lockAppointment(tx: Transaction, id: string): Promise<AppointmentRow | undefined> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  return row;
}

export async function listHistory(db: Database, appointmentId: string) {
  return db
    .select()
    .from(appointmentHistory)
    .where(eq(appointmentHistory.appointmentId, appointmentId))
    .orderBy(desc(appointmentHistory.id))
    .limit(100);
}

/** The number of requests that wait for an answer in the staff member's hospitals. */
export async function countRequests(db: Database, scope: HospitalScope, now: Date): Promise<number> {
  return db.$count(
    appointments,
    and(eq(appointments.status, 'requested'), gte(appointments.startsAt, now), within(scope)),
  );
}

/** Doctors who practise in the staff member's hospitals, by name. */
export async function listFrontDeskDoctors(
  db: Database,
  scope: HospitalScope,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectDistinct({ id: doctors.id, name: doctors.name })
    .from(doctors)
    .innerJoin(doctorHospitals, eq(doctorHospitals.doctorId, doctors.id))
    .where(scope === 'all' ? undefined : inArray(doctorHospitals.hospitalId, [...scope]))
    .orderBy(doctors.name);
}

export async function hospitalsOfDoctor(db: Database | Transaction, doctorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: doctorHospitals.hospitalId })
    .from(doctorHospitals)
    .where(eq(doctorHospitals.doctorId, doctorId));
  return rows.map(({ id }) => id);
}

/** Bookings during a doctor's leave that are not cancelled, in order of time. */
export async function listBookingsBetween(
  db: Database | Transaction,
  where: { doctorId: number; from: Date; to: Date },
): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.doctorId, where.doctorId),
        inArray(appointments.status, ['requested', 'confirmed', 'rescheduled']),
        gte(appointments.startsAt, where.from),
        lt(appointments.startsAt, where.to),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}
