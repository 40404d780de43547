/** What a patient or guest does with an own appointment: see it, cancel it, move it. */
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import {
  appointmentUnknown,
  changeTooLate,
  notChangeable,
  slotOfAnotherDoctor,
  deleteExpiredHolds,
  findAppointment,
  findBookableDoctor,
  insertHistory,
  listAppointments,
  lockSchedule,
  updateAppointment,
  type AppointmentChange,
  type AppointmentRow,
  movedAppointment,
  guarded,
  holderOf,
  calendarOf,
} from '#src/features/appointments/appointments/appointments.server.ts';
import {
  canBecome,
  noticeOf,
  type AppointmentState,
} from '#src/features/appointments/appointments/appointments.rules.ts';
import type { SchedulerPorts } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { schedulerOf, requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { endProposal } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { offerNext } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { notifyOfAppointment } from '#src/features/appointments/reminders/reminders.server.ts';
import { isChangeableByPatient } from './my-appointments.rules.ts';

type Ports = SchedulerPorts;

/** An appointment as its holder sees it. */
export interface OwnAppointment {
  reference: string;
  status: AppointmentRow['status'];
  doctorId: number;
  hospitalId: number;
  mode: AppointmentRow['mode'];
  startsAt: Date;
  endsAt: Date;
  /** The session's room; null for the doctor's own at the hospital. */
  room: string | null;
  /** Whether it may still be moved or cancelled. */
  isChangeable: boolean;
  changeableUntilHours: number;
}

/**
 * The actor's own appointment; marked as not current where the scheduler did not answer. Throws appointment_unknown
 * (404), also for another's.
 */
export async function viewAppointment(
  app: Ports,
  actor: Actor,
  input: { reference: string },
): Promise<OwnAppointment & { isCurrent: boolean }> {
  const own = { holderHash: holderOf(actor), reference: input.reference };
  const isCurrent = await schedulerOf(app).refresh(app, own);
  const [row, settings] = await Promise.all([findAppointment(app.db, own), readSetting(app, 'appointments')]);
  if (!row) throw appointmentUnknown();
  return { ...ownAppointment(row, app.clock.now(), settings.cancelUntilHours), isCurrent };
}

/** The actor's own appointments, latest first, with the names of doctor and hospital. */
export async function listOwnAppointments(app: Ports, actor: Actor, input: { limit: number; offset: number }) {
  const settings = await readSetting(app, 'appointments');
  const { items, total } = await listAppointments(app, { holderHash: holderOf(actor), ...input });
  const now = app.clock.now();
  return {
    total,
    items: items.map(({ appointment, doctorName, hospitalName }) => ({
      ...ownAppointment(appointment, now, settings.cancelUntilHours),
      doctorName,
      hospitalName,
    })),
  };
}

/** The appointment's .ics. Throws appointment_unknown (404). */
export async function appointmentCalendar(app: Ports, actor: Actor, input: { reference: string }): Promise<string> {
  const row = await findAppointment(app.db, { holderHash: holderOf(actor), reference: input.reference });
  const doctor = row && (await findBookableDoctor(app.db, { id: row.doctorId }));
  if (!row || !doctor) throw appointmentUnknown();
  return calendarOf(app, { row, doctor, brand: await readSetting(app, 'brand') });
}

/**
 * Cancels the actor's own appointment, as long as the notice of its session, or of the group, allows, and notifies by
 * mail and SMS. Throws appointment_unknown (404), change_too_late, not_changeable (409), service_away (503).
 */
export async function cancelAppointment(
  app: Ports,
  actor: Actor,
  input: { reference: string; reason?: string },
): Promise<OwnAppointment> {
  const own = { holderHash: holderOf(actor), reference: input.reference };
  const [known, settings] = await Promise.all([findAppointment(app.db, own), readSetting(app, 'appointments')]);
  if (!known) throw appointmentUnknown();
  requireChangeable(known, 'cancelled', { now: app.clock.now(), untilHours: settings.cancelUntilHours });
  const withIt = await schedulerOf(app).cancel(app, known, input.reason);
  return change(app, { own, known, to: 'cancelled', untilHours: settings.cancelUntilHours }, async (tx, row) => {
    await withIt(tx);
    const cancelReason = input.reason
      ? app.secrets.seal(input.reason, ['appointments', 'cancel_reason', row.id])
      : null;
    return { cancelledBy: 'patient', cancelReason };
  });
}

/**
 * Moves the actor's own appointment to another slot of the same doctor, all or nothing; reference and calendar id
 * stay. Errors of `cancelAppointment` and of `holdSlot`, and kept_by_service (409).
 */
export async function rescheduleAppointment(
  app: Ports,
  actor: Actor,
  input: { reference: string; doctorId?: number; startsAt: Date; hospitalId?: number },
): Promise<OwnAppointment> {
  requireInternalScheduler(app);
  const own = { holderHash: holderOf(actor), reference: input.reference };
  const [known, settings] = await Promise.all([findAppointment(app.db, own), readSetting(app, 'appointments')]);
  if (!known) throw appointmentUnknown();
  return change(app, { own, known, to: 'rescheduled', untilHours: settings.cancelUntilHours }, async (tx, row) => {
    if (input.doctorId !== undefined && input.doctorId !== row.doctorId) throw slotOfAnotherDoctor();
    const { startsAt, hospitalId } = input;
    const to = hospitalId === undefined ? { startsAt } : { startsAt, hospitalId };
    return movedAppointment(app, tx, { row, to, bookingWindowDays: settings.bookingWindowDays });
  });
}

type Decide = (tx: Transaction, row: AppointmentRow) => Promise<AppointmentChange>;

interface Change {
  own: { holderHash: string; reference: string };
  known: AppointmentRow;
  to: AppointmentState;
  untilHours: number;
}

async function change(
  app: Ports,
  { own, known: { doctorId }, to, untilHours }: Change,
  decide: Decide,
): Promise<OwnAppointment> {
  const brand = await readSetting(app, 'brand');
  return guarded(() =>
    inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      await lockSchedule(tx, doctorId);
      await deleteExpiredHolds(tx, doctorId, now);
      const row = (await findAppointment(tx, own, true))!;
      requireChangeable(row, to, { now, untilHours });
      await endProposal(app, tx, row.id);
      const changed = await updateAppointment(tx, row.id, {
        ...(await decide(tx, row)),
        status: to,
        calendarSequence: row.calendarSequence + 1,
        updatedAt: now,
      });
      await insertHistory(tx, { appointmentId: row.id, at: now, fromStatus: row.status, toStatus: to, by: 'patient' });
      const doctor = await findBookableDoctor(tx, { id: row.doctorId });
      await notifyOfAppointment(app, tx, { row: changed, doctor: doctor!, brand });
      await offerNext(app, tx, row.doctorId);
      return ownAppointment(changed, now, untilHours);
    }),
  );
}

function requireChangeable(
  row: AppointmentRow,
  to: AppointmentState,
  { now, untilHours }: { now: Date; untilHours: number },
): void {
  if (!canBecome(row.status, to)) throw notChangeable();
  if (!isChangeableByPatient(row, now, untilHours)) throw changeTooLate();
}

function ownAppointment(row: AppointmentRow, now: Date, untilHours: number): OwnAppointment {
  const { reference, status, doctorId, hospitalId, mode, startsAt, endsAt, room } = row;
  return {
    reference,
    status,
    doctorId,
    hospitalId,
    mode,
    startsAt,
    endsAt,
    room,
    isChangeable: isChangeableByPatient(row, now, untilHours),
    changeableUntilHours: noticeOf(row, untilHours),
  };
}
