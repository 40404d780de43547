import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { doctors } from '#src/features/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/hospitals/data/hospitals.table.ts';
import { occupyingStates } from '../appointments.rules.ts';
import { appointments } from './appointments.table.ts';

/** All of a holder's appointments with the names of doctor and hospital, earliest first; holds are none yet. */
export async function listAllAppointments(db: Database | Transaction, holderHash: string) {
  return db.select({ appointment: appointments, doctorName: doctors.name, hospitalName: hospitals.name }).from(appointments)
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(and(eq(appointments.holderHash, holderHash), ne(appointments.status, 'held'))).orderBy(asc(appointments.startsAt));
}

/** What a guest of this browser held and booked becomes the patient's; answers how many appointments moved. */
export async function updateHolder(tx: Transaction, { from, to }: { from: string; to: string }): Promise<number> {
  const moved = await tx.update(appointments).set({ holderHash: to }).where(eq(appointments.holderHash, from)).returning({ status: appointments.status });
  return moved.filter(({ status }) => status !== 'held').length;
}

/** The appointments that still keep a time, each with its doctor. */
export async function listOccupying(tx: Transaction, holderHash: string) {
  return tx.select({ id: appointments.id, doctorId: appointments.doctorId, status: appointments.status }).from(appointments)
    .where(and(eq(appointments.holderHash, holderHash), inArray(appointments.status, [...occupyingStates])));
}

/** Takes the person out of what is kept: that someone was here and when stays, who and why does not. */
export async function updateWithoutName(tx: Transaction, holderHash: string): Promise<void> {
  await tx.update(appointments).set({ patientName: null, phone: null, phoneHash: null, email: null, reason: null, insurer: null, personId: null })
    .where(eq(appointments.holderHash, holderHash));
}
