/** The record of a booking: its state, the encrypted details, and the answer to the booker. */
import type { App } from '#src/platform/app.ts';
import { readPhone } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import type { BookingDetails } from './booking-details.schema.ts';
import type { AppointmentRow } from '../data/appointments.store.server.ts';
import type { BookableDoctor } from '../data/bookable-doctors.store.server.ts';

/** Survives JSON: it is stored as the answer to its idempotency key. */
export interface BookingAnswer {
  reference: string;
  status: AppointmentRow['status'];
  doctorId: number;
  hospitalId: number;
  mode: AppointmentRow['mode'];
  startsAt: string;
  endsAt: string;
}

/** Confirmed at once where the doctor allows it; otherwise requested, and the front desk answers. */
export function statusFor(doctor: BookableDoctor): 'confirmed' | 'requested' {
  return doctor.hasLiveSchedule && doctor.confirmsAtOnce ? 'confirmed' : 'requested';
}

/** Name, phone, address and reason in stored form: encrypted for this row, the phone number also hashed. */
export function sealedDetails(
  app: Pick<App, 'secrets'>,
  of: { table: 'appointments' | 'waiting_list_entries'; id: string },
  details: BookingDetails,
) {
  const phone = readPhone(app, details.phone);
  const sealed = (column: string, text: string) => app.secrets.seal(text, [of.table, column, of.id]);
  return {
    patientName: sealed('patient_name', details.name),
    phone: sealed('phone', phone.number),
    phoneHash: phone.hash,
    email: details.email === undefined ? null : sealed('email', details.email),
    reason: details.reason === undefined ? null : sealed('reason', details.reason),
    visit: details.visit,
    payer: details.payer,
    insurer: details.payer === 'insurer' ? (details.insurer ?? null) : null,
    consentVersion: details.consentVersion,
  };
}

/** The booked appointment in the form that its booker gets. */
export function answerOf(row: AppointmentRow): BookingAnswer {
  const { reference, status, doctorId, hospitalId, mode } = row;
  return {
    reference,
    status,
    doctorId,
    hospitalId,
    mode,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  };
}
