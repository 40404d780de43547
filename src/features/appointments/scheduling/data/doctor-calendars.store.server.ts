import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { doctorHospitals, doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { doctorCalendars } from './doctor-calendars.table.ts';

export type DoctorCalendarRow = typeof doctorCalendars.$inferSelect;

/** The calendar addresses of a doctor, oldest first. */
export function listDoctorCalendars(db: Database | Transaction, doctorId: number): Promise<DoctorCalendarRow[]> {
  return db
    .select()
    .from(doctorCalendars)
    .where(eq(doctorCalendars.doctorId, doctorId))
    .orderBy(asc(doctorCalendars.createdAt), asc(doctorCalendars.id));
}

export async function insertDoctorCalendar(tx: Transaction, row: DoctorCalendarRow): Promise<void> {
  await tx.insert(doctorCalendars).values(row);
}

/** Deletes one address of the doctor; undefined where there is none. */
export async function deleteDoctorCalendar(
  tx: Transaction,
  { id, doctorId }: { id: string; doctorId: number },
): Promise<DoctorCalendarRow | undefined> {
  const [row] = await tx
    .delete(doctorCalendars)
    .where(and(eq(doctorCalendars.id, id), eq(doctorCalendars.doctorId, doctorId)))
    .returning();
  return row;
}

/**
 * The calendar with this token, and its doctor; undefined for an unknown token, and while the doctor is not published.
 */
export async function findCalendarByToken(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ calendar: doctorCalendars, doctorName: doctors.name })
    .from(doctorCalendars)
    .innerJoin(doctors, eq(doctors.id, doctorCalendars.doctorId))
    .where(and(eq(doctorCalendars.tokenHash, tokenHash), eq(doctors.status, 'published')));
  return row;
}

/** The doctor's places: each hospital's name and the room there. */
export function listDoctorPlaces(db: Database, doctorId: number) {
  return db
    .select({ hospitalId: hospitals.id, hospital: hospitals.name, room: doctorHospitals.room })
    .from(doctorHospitals)
    .innerJoin(hospitals, eq(hospitals.id, doctorHospitals.hospitalId))
    .where(eq(doctorHospitals.doctorId, doctorId));
}

/** Appointments without anything about the patient: what a calendar that leaves the site may show. */
export function listCalendarAppointments(
  db: Database,
  { doctorId, from, to, limit }: { doctorId: number; from: Date; to: Date; limit: number },
) {
  return db
    .select({
      id: appointments.id,
      hospitalId: appointments.hospitalId,
      hospital: hospitals.name,
      mode: appointments.mode,
      room: appointments.room,
      visit: appointments.visit,
      status: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      sequence: appointments.calendarSequence,
      updatedAt: appointments.updatedAt,
    })
    .from(appointments)
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(
      and(
        eq(appointments.doctorId, doctorId),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
        inArray(appointments.status, ['requested', 'confirmed', 'rescheduled', 'arrived']),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);
}
export type CalendarAppointment = Awaited<ReturnType<typeof listCalendarAppointments>>[number];
