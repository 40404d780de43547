/** The record of a booking: who comes, when and why, never in clear. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { readPhone } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { doctorUnknown } from './appointments.errors.ts';
import { requireRoomForBooking } from './booking-limits.server.ts';
import type { BookingDetails } from './appointments.schema.ts';
import {
  findBookableDoctor,
  updateAppointment,
  type AppointmentRow,
  type BookableDoctor,
} from './data/appointments.store.server.ts';
import { holdIn, type HoldRequest } from './slot-reservation.server.ts';

type Ports = Pick<App, 'clock' | 'random' | 'secrets'>;

/** What is to be written down: the wished time, the details, and whom of a patient's persons it is for. */
export interface BookingRecord {
  slotRequest: HoldRequest;
  details: BookingDetails;
  person: { id: string; name: string } | null;
  brand: Brand;
}

/** Survives JSON: it is kept as the answer to its idempotency key. */
export interface BookingAnswer {
  reference: string;
  status: AppointmentRow['status'];
  doctorId: number;
  hospitalId: number;
  mode: AppointmentRow['mode'];
  startsAt: string;
  endsAt: string;
}

/** Makes the held time, or the same time held anew, an appointment with its details. Throws bookings_spent (429) and the errors of `holdSlot`. */
export async function recordBooking(
  app: Ports,
  tx: Transaction,
  { slotRequest, details, person }: BookingRecord,
  statusOf: (doctor: BookableDoctor) => AppointmentRow['status'],
): Promise<{ row: AppointmentRow; doctor: BookableDoctor }> {
  await requireRoomForBooking(app, tx, {
    holderHash: slotRequest.holderHash,
    phoneHash: readPhone(app, details.phone).hash,
  });
  const hold = await holdIn(app, tx, slotRequest);
  const doctor = await findBookableDoctor(tx, { id: slotRequest.doctorId });
  if (!doctor) throw doctorUnknown();
  const sealed = sealedDetails(
    app,
    { table: 'appointments', id: hold.id },
    person ? { ...details, name: person.name } : details,
  );
  const row = await updateAppointment(tx, hold.id, {
    ...sealed,
    personId: person?.id ?? null,
    status: statusOf(doctor),
    heldUntil: null,
    language: slotRequest.language,
    updatedAt: app.clock.now(),
  });
  return { row, doctor };
}

/** Confirmed at once where the doctor allows it, else the desk answers. */
export function statusFor(doctor: BookableDoctor): 'confirmed' | 'requested' {
  return doctor.hasLiveSchedule && doctor.confirmsAtOnce ? 'confirmed' : 'requested';
}

/** Who it is for and why: never stored in clear. */
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
