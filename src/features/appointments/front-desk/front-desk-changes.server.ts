/** What the front desk does with an appointment: each change with history, message and audit entry. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import {
  appointmentUnknown,
  deleteExpiredHolds,
  findBookableDoctor,
  insertHistory,
  lockSchedule,
  updateAppointment,
  type AppointmentChange,
  type AppointmentRow,
  movedAppointment,
  guarded,
} from '#src/features/appointments/appointments/appointments.server.ts';
import type { AppointmentState } from '#src/features/appointments/appointments/appointments.rules.ts';
import { lockAppointment } from './data/front-desk.store.server.ts';
import { noteMissing, reasonMissing, stepClosed, timeMissing } from './front-desk.errors.ts';
import { frontDeskWindowDays, mayTake, type FrontDeskStep } from './front-desk.rules.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { patientOf } from './front-desk-day.server.ts';
import { frontDeskRow } from './front-desk-appointment.server.ts';
import { endProposal } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { offerNext } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { notifyOfAppointment } from '#src/features/appointments/reminders/reminders.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

/** States that the patient is notified of; an arrival needs no message. */
const notifiedStatuses: readonly AppointmentState[] = ['confirmed', 'rescheduled', 'cancelled'];

/**
 * Confirms a request, or records that the patient arrived, was seen, or did not come. Throws appointment_unknown
 * (404), step_closed, kept_by_service (409).
 */
export async function takeFrontDeskStep(
  app: Ports,
  actor: Actor,
  input: { reference: string; step: FrontDeskStep },
): Promise<void> {
  await changeAtFrontDesk(app, actor, { reference: input.reference, to: input.step, decide: async () => ({}) });
}

/** Cancels on behalf of the hospital; the patient is notified. Throws reason_missing (422), step_closed (409). */
export async function cancelAtFrontDesk(
  app: Ports,
  actor: Actor,
  input: { reference: string; reason: string },
): Promise<void> {
  if (input.reason.length < 3) throw reasonMissing();
  await changeAtFrontDesk(app, actor, {
    reference: input.reference,
    to: 'cancelled',
    note: input.reason,
    decide: async (_tx, row) => ({
      cancelledBy: 'staff',
      cancelReason: app.secrets.seal(input.reason, ['appointments', 'cancel_reason', row.id]),
    }),
  });
}

/**
 * Moves the appointment to another available slot of the same doctor and hospital; the patient is notified. Throws
 * time_missing (422) and the errors of `holdSlot`.
 */
export async function moveAtFrontDesk(
  app: Ports,
  actor: Actor,
  input: { reference: string; startsAt: Date; reason: string },
): Promise<void> {
  if (Number.isNaN(input.startsAt.getTime())) throw timeMissing();
  const settings = await readSetting(app, 'appointments');
  const bookingWindowDays = Math.max(frontDeskWindowDays, settings.bookingWindowDays);
  await changeAtFrontDesk(app, actor, {
    reference: input.reference,
    to: 'rescheduled',
    ...(input.reason ? { note: input.reason } : {}),
    decide: (tx, row) =>
      movedAppointment(app, tx, {
        row,
        to: { startsAt: input.startsAt, hospitalId: row.hospitalId },
        bookingWindowDays,
        isStaff: true,
      }),
  });
}

/** Adds a note for colleagues to the appointment's history. Throws note_missing (422). */
export async function addFrontDeskNote(
  app: Ports,
  actor: Actor,
  input: { reference: string; note: string },
): Promise<void> {
  const staff = requireStaff(actor, 'run_front_desk');
  if (input.note.length < 2) throw noteMissing();
  const { appointment } = await frontDeskRow(app, staff, input.reference);
  await inTransaction(app.db, async (tx) => {
    await insertHistory(tx, {
      appointmentId: appointment.id,
      at: app.clock.now(),
      fromStatus: appointment.status,
      toStatus: appointment.status,
      by: 'staff',
      note: app.secrets.seal(input.note, ['appointment_history', 'note', appointment.id]),
    });
    await recordAudit(app, tx, {
      actor,
      action: 'appointment_noted',
      subjectKind: 'appointment',
      subjectId: input.reference,
      hospitalId: appointment.hospitalId,
      ...patientOf(appointment),
    });
  });
}

export interface FrontDeskChange {
  to: Exclude<AppointmentState, 'held' | 'requested'>;
  note?: string;
}

type Decide = (tx: Transaction, row: AppointmentRow) => Promise<AppointmentChange>;

async function changeAtFrontDesk(
  app: Ports,
  actor: Actor,
  { reference, decide, ...change }: FrontDeskChange & { reference: string; decide: Decide },
): Promise<void> {
  const staff = requireStaff(actor, 'run_front_desk');
  requireInternalScheduler(app);
  const { appointment } = await frontDeskRow(app, staff, reference);
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedule(tx, appointment.doctorId);
      await deleteExpiredHolds(tx, appointment.doctorId, app.clock.now());
      await applyChange(app, tx, { staff, id: appointment.id, change, decide });
    }),
  );
}

/**
 * Makes one change of one locked appointment, with history, message and audit entry; the doctor's schedule must be
 * locked. Throws step_closed (409).
 */
export async function applyChange(
  app: Ports,
  tx: Transaction,
  { staff, id, change: { to, note }, decide }: { staff: Staff; id: string; change: FrontDeskChange; decide: Decide },
): Promise<void> {
  const now = app.clock.now();
  const row = await lockAppointment(tx, id);
  if (!row) throw appointmentUnknown();
  if (!mayTake(to, row, now)) throw stepClosed();
  const isNotified = notifiedStatuses.includes(to);
  const changed = await updateAppointment(tx, row.id, {
    ...(await decided(app, tx, { row, to, decide })),
    status: to,
    updatedAt: now,
    calendarSequence: row.calendarSequence + (isNotified ? 1 : 0),
  });
  await insertHistory(tx, {
    appointmentId: row.id,
    at: now,
    fromStatus: row.status,
    toStatus: to,
    by: 'staff',
    note: note ? app.secrets.seal(note, ['appointment_history', 'note', row.id]) : null,
  });
  await recordAudit(app, tx, {
    actor: staff,
    action: `appointment_${to}`,
    subjectKind: 'appointment',
    subjectId: row.reference,
    hospitalId: row.hospitalId,
    ...patientOf(row),
    detail: { from: row.status, to },
  });
  if (!isNotified) return;
  if (to !== 'confirmed') await offerNext(app, tx, row.doctorId);
  if (!changed.phone) return;
  const [doctor, brand] = [await findBookableDoctor(tx, { id: row.doctorId }), await readSetting({ db: tx }, 'brand')];
  await notifyOfAppointment(app, tx, { row: changed, doctor: doctor!, brand });
}

/**
 * The columns that the change writes. It also ends an open question about another time, whose slot is then free for
 * this change.
 */
async function decided(
  app: Ports,
  tx: Transaction,
  { row, to, decide }: { row: AppointmentRow; to: AppointmentState; decide: Decide },
): Promise<AppointmentChange> {
  if (to !== 'confirmed') await endProposal(app, tx, row.id);
  return decide(tx, row);
}
