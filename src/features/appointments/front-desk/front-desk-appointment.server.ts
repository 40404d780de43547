/** One appointment as the front desk sees it, and the slots to which it can be moved. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import {
  appointmentUnknown,
  findBookableDoctor,
  type AppointmentRow,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { canBecome, requestTimes } from '#src/features/appointments/appointments/appointments.rules.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { findFrontDeskRow, listHistory, type FrontDeskRow } from './data/front-desk.store.server.ts';
import { internalSlotsOfDay, schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { callState } from '#src/features/appointments/appointments/teleconsult-window.rules.ts';
import { openSteps, type FrontDeskStep } from './front-desk.rules.ts';
import { type FrontDeskAppointment, shownAppointment, recordAccessOf } from './front-desk-day.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'appointmentService'>;

export interface FrontDeskAppointmentDetails extends FrontDeskAppointment {
  endsAt: Date;
  /** The session's room; null for the doctor's own at the hospital. */
  room: string | null;
  phone: string | null;
  email: string | null;
  reason: string | null;
  payer: AppointmentRow['payer'];
  insurer: string | null;
  cancelReason: string | null;
  doctorId: number;
  steps: FrontDeskStep[];
  isCancellable: boolean;
  isMovable: boolean;
  /** Whether the appointment service manages it: it is shown here and changed there. */
  isManagedExternally: boolean;
  /** A teleconsultation that is upcoming or under way. */
  hasCall: boolean;
  history: { id: number; at: Date; fromStatus: string | null; toStatus: string; by: string; note: string | null }[];
}

/** One appointment with contact, reason and history. Throws appointment_unknown (404), also for another hospital's. */
export async function viewFrontDeskAppointment(
  app: Ports,
  actor: Actor,
  reference: string,
): Promise<FrontDeskAppointmentDetails> {
  const staff = requireStaff(actor, 'run_front_desk');
  const row = await frontDeskRow(app, staff, reference);
  const history = await listHistory(app.db, row.appointment.id);
  await recordAccessOf(app, staff, { rows: [row], where: 'details' });
  const { endsAt, room, payer, insurer, cancelReason, doctorId, phone, email, reason } = row.appointment;
  const { isInternal } = schedulerOf(app);
  const { id } = row.appointment;
  const opened = (column: string, sealed: string | null) =>
    sealed && app.secrets.open(sealed, ['appointments', column, id]);
  return {
    ...shownAppointment(app, row),
    endsAt,
    room,
    payer,
    insurer,
    cancelReason: opened('cancel_reason', cancelReason),
    doctorId,
    phone: opened('phone', phone),
    email: opened('email', email),
    reason: opened('reason', reason),
    isManagedExternally: !isInternal,
    steps: isInternal ? openSteps(row.appointment, app.clock.now()) : [],
    isCancellable: isInternal && canBecome(row.appointment.status, 'cancelled'),
    isMovable: isInternal && canBecome(row.appointment.status, 'rescheduled'),
    hasCall: ['early', 'open'].includes(callState(row.appointment, app.clock.now())),
    history: history.map(({ note, ...step }) => ({
      id: step.id,
      at: step.at,
      fromStatus: step.fromStatus,
      toStatus: step.toStatus,
      by: step.by,
      note: note && openNote(app, id, note),
    })),
  };
}

/** The appointment, if it is in one of the staff member's hospitals. Throws appointment_unknown (404). */
export async function frontDeskRow(app: Ports, staff: Staff, reference: string): Promise<FrontDeskRow> {
  const row =
    reference.length > 20
      ? undefined
      : await findFrontDeskRow(app.db, { scope: hospitalsFor(staff.roleAssignments, 'run_front_desk'), reference });
  if (!row) throw appointmentUnknown();
  return row;
}

/**
 * Available slots of the appointment's doctor in its hospital on a day; half days where the doctor is booked by
 * request.
 */
export async function frontDeskSlots(
  app: Pick<App, 'db' | 'pool' | 'clock'>,
  appointment: Pick<FrontDeskAppointmentDetails, 'doctorId' | 'hospitalId'>,
  day: string,
): Promise<Date[]> {
  if (!isCalendarDay(day)) return [];
  const doctor = await findBookableDoctor(app.db, { id: appointment.doctorId });
  if (doctor?.hasLiveSchedule)
    return (
      await internalSlotsOfDay(app, { doctorId: appointment.doctorId, hospitalId: appointment.hospitalId, day })
    ).map(({ startsAt }) => startsAt);
  return day > malaysianDay(app.clock.now())
    ? Object.values(requestTimes).map((time) => atMalaysianTime(day, time))
    : [];
}

/** A note or reason for a cancellation from before notes were sealed is shown as it is; keys:reseal seals it. */
function openNote(app: Ports, appointmentId: string, note: string): string {
  return app.secrets.open(note, ['appointment_history', 'note', appointmentId]);
}
