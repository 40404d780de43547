/**
 * Our record of an appointment that the service manages: the requests, the recorded answers, and the messages to the
 * patient.
 */
import type { App } from '#src/platform/app.ts';
import type { ServiceAppointment, ServiceBooking } from '#src/platform/appointment-service/appointment-service.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { spendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { occupyingStates } from '#src/features/appointments/appointments/appointments.rules.ts';
import {
  deleteExpiredHolds,
  findBookableDoctor,
  insertHistory,
  lockSchedule,
  updateAppointment,
  type AppointmentChange,
  type AppointmentRow,
  guarded,
} from '#src/features/appointments/appointments/appointments.server.ts';
import {
  findSentBooking,
  listTakenSeats,
  updateExternalBooking,
  type SentBooking,
} from './data/external-bookings.store.server.ts';
import { notifyOfAppointment, planReminders } from '#src/features/appointments/reminders/reminders.server.ts';
import { unusedSeat } from './external-availability.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'config'>;

/** States that the patient is notified of; an arrival needs no message. */
const notifiedStatuses: readonly ServiceAppointment['status'][] = [
  'requested',
  'confirmed',
  'rescheduled',
  'cancelled',
];

/** The booking request for the service; our reference makes it the same booking however often it is sent. */
export async function bookingOf(app: Ports, row: AppointmentRow): Promise<ServiceBooking> {
  const doctor = (await findBookableDoctor(app.db, { id: row.doctorId }))!;
  const opened = (column: string, sealed: string | null) =>
    sealed === null ? undefined : app.secrets.open(sealed, ['appointments', column, row.id]);
  return {
    doctor: doctor.slug,
    hospital: doctor.hospitals.find(({ id }) => id === row.hospitalId)!.slug,
    startsAt: row.startsAt,
    clientReference: row.reference,
    patient: {
      name: opened('patient_name', row.patientName) ?? '',
      phone: opened('phone', row.phone) ?? '',
      email: opened('email', row.email),
    },
    reason: opened('reason', row.reason),
    visit: row.visit ?? 'returning',
    payer: row.payer ?? 'self_pay',
    insurer: row.insurer ?? undefined,
    language: row.language,
    consentVersion: row.consentVersion ?? '',
  };
}

/** Records the first answer to a booking, once: from then on the service manages the appointment. */
export function recordAnswer(
  app: Ports,
  id: string,
  { made, codeId }: { made: ServiceAppointment; codeId?: string | null },
): Promise<AppointmentRow> {
  return inLockedRecord(app, id, async (tx, { row, sent }) => {
    if (sent.unanswered !== 'booking') return row;
    await updateExternalBooking(tx, id, {
      serviceReference: made.reference,
      unanswered: null,
      askedAt: app.clock.now(),
    });
    if (codeId) await spendCode(tx, codeId);
    return writeDown(app, tx, { row, seen: made, isNews: !sent.isNotified || made.status !== 'requested' });
  });
}

/** Records the booking as a request until the service answers; the patient is notified once. */
export function recordWaiting(app: Ports, id: string, codeId: string | null): Promise<AppointmentRow> {
  return inLockedRecord(app, id, async (tx, { row, sent }) => {
    if (sent.unanswered !== 'booking' || sent.isNotified) return row;
    await updateExternalBooking(tx, id, { isNotified: true });
    if (codeId) await spendCode(tx, codeId);
    await insertHistory(tx, {
      appointmentId: id,
      at: app.clock.now(),
      fromStatus: 'held',
      toStatus: row.status,
      by: 'patient',
    });
    await notify(app, tx, row);
    return row;
  });
}

/**
 * Records that there is no booking, because it was refused or not answered in time. A patient who was notified that the
 * booking waits is notified of this too.
 */
export function recordRefusal(
  app: Ports,
  id: string,
  { unanswered }: { unanswered: 'cancellation' | null },
): Promise<AppointmentRow> {
  return inLockedRecord(app, id, async (tx, { row, sent }) => {
    if (sent.unanswered !== 'booking') return row;
    await updateExternalBooking(tx, id, { unanswered });
    return change(app, tx, { row, to: { status: 'cancelled', cancelledBy: 'system' }, isNews: true });
  });
}

/**
 * Records the service's present view of an appointment, because its staff may have moved or cancelled it. An
 * appointment that has ended here stays ended.
 */
export function recordView(app: Ports, id: string, seen: ServiceAppointment): Promise<AppointmentRow> {
  return inLockedRecord(app, id, async (tx, { row, sent }) => {
    if (sent.unanswered) return row;
    await updateExternalBooking(tx, id, { askedAt: app.clock.now() });
    const isSame = seen.status === row.status && seen.startsAt.getTime() === row.startsAt.getTime();
    return isSame || !occupyingStates.includes(row.status) ? row : writeDown(app, tx, { row, seen, isNews: true });
  });
}

/** Runs the work with the record and the doctor's schedule locked. */
function inLockedRecord(
  app: Ports,
  id: string,
  work: (tx: Transaction, found: SentBooking) => Promise<AppointmentRow>,
): Promise<AppointmentRow> {
  return guarded(() =>
    inTransaction(app.db, async (tx) => {
      const known = (await findSentBooking(tx, { id }))!;
      await lockSchedule(tx, known.row.doctorId);
      return work(tx, (await findSentBooking(tx, { id }, true))!);
    }),
  );
}

async function writeDown(
  app: Ports,
  tx: Transaction,
  { row, seen, isNews }: { row: AppointmentRow; seen: ServiceAppointment; isNews: boolean },
): Promise<AppointmentRow> {
  const to: AppointmentChange = {
    status: seen.status,
    ...(seen.status === 'cancelled' ? { cancelledBy: 'staff' } : {}),
  };
  const isMoved = seen.startsAt.getTime() !== row.startsAt.getTime();
  return change(app, tx, {
    row,
    to: isMoved ? { ...to, ...(await newTime(app, tx, { row, startsAt: seen.startsAt })) } : to,
    isNews,
  });
}

/** The new time with the same duration, and a seat that is free in our records. */
async function newTime(
  app: Ports,
  tx: Transaction,
  { row, startsAt }: { row: AppointmentRow; startsAt: Date },
): Promise<AppointmentChange> {
  const now = app.clock.now();
  const endsAt = new Date(startsAt.getTime() + row.endsAt.getTime() - row.startsAt.getTime());
  await deleteExpiredHolds(tx, row.doctorId, now);
  return {
    startsAt,
    endsAt,
    seat: unusedSeat(await listTakenSeats(tx, { doctorId: row.doctorId, from: startsAt, to: endsAt, now })),
  };
}

async function change(
  app: Ports,
  tx: Transaction,
  { row, to, isNews }: { row: AppointmentRow; to: AppointmentChange; isNews: boolean },
): Promise<AppointmentRow> {
  const now = app.clock.now();
  const changed = await updateAppointment(tx, row.id, {
    ...to,
    calendarSequence: row.calendarSequence + 1,
    updatedAt: now,
  });
  await insertHistory(tx, {
    appointmentId: row.id,
    at: now,
    fromStatus: row.status,
    toStatus: changed.status,
    by: 'service',
  });
  if (isNews && notifiedStatuses.some((status) => status === changed.status)) await notify(app, tx, changed);
  else await planReminders(app, tx, changed);
  return changed;
}

async function notify(app: Ports, tx: Transaction, row: AppointmentRow): Promise<void> {
  const [doctor, brand] = [await findBookableDoctor(tx, { id: row.doctorId }), await readSetting({ db: tx }, 'brand')];
  await notifyOfAppointment(app, tx, { row, doctor: doctor!, brand });
}
