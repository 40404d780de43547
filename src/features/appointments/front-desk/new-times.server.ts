/** Staff ask patients about a new time, record their answer on the phone, or withdraw the question. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import {
  deleteExpiredHolds,
  guarded,
  lockSchedules,
  type AppointmentRow,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import {
  accept,
  findProposal,
  proposalOver,
  proposalUnknown,
  proposeTime,
  withdrawProposal,
} from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import type { ProposalReason } from '#src/features/appointments/time-proposals/time-proposals.rules.ts';
import { offerNext } from '#src/features/appointments/waiting-list/waiting-list.server.ts';
import { lockAppointment } from './data/front-desk.store.server.ts';
import { timeMissing } from './front-desk.errors.ts';
import { listColleagues } from './data/new-times.store.server.ts';
import { frontDeskWindowDays } from './front-desk.rules.ts';
import { frontDeskRow } from './front-desk-appointment.server.ts';
import { patientOf } from './front-desk-day.server.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

interface Question {
  staff: Staff;
  appointment: AppointmentRow;
  doctorId: number;
  startsAt: Date;
  reason: ProposalReason;
}

/**
 * Asks one patient, with an audit entry; the schedules of both doctors must be locked. Throws the errors of
 * `proposeTime`.
 */
export async function askPatient(app: Ports, tx: Transaction, question: Question): Promise<void> {
  const { staff, appointment, doctorId, startsAt, reason } = question;
  await proposeTime(app, tx, {
    appointmentId: appointment.id,
    doctorId,
    startsAt,
    reason,
    bookingWindowDays: frontDeskWindowDays,
  });
  await note(app, tx, {
    staff,
    appointment,
    action: 'new_time_proposed',
    detail: { doctorId, to: startsAt.toISOString(), reason },
  });
}

/**
 * Asks the patient about another time: of the same doctor, or of a colleague in the same hospital and speciality.
 * Throws appointment_unknown (404), time_missing (422) and the errors of `proposeTime`.
 */
export async function proposeNewTime(
  app: Ports,
  actor: Actor,
  input: { reference: string; doctorId: number; startsAt: Date },
): Promise<void> {
  const staff = requireStaff(actor, 'run_front_desk');
  requireInternalScheduler(app);
  const { appointment } = await frontDeskRow(app, staff, input.reference);
  const { doctorId, startsAt } = input;
  if (Number.isNaN(startsAt.getTime()) || !isRowId(doctorId)) throw timeMissing();
  if (doctorId !== appointment.doctorId) {
    const colleagues = await listColleagues(app.db, appointment);
    if (!colleagues.some(({ id }) => id === doctorId)) throw timeMissing();
  }
  const doctorIds = [...new Set([appointment.doctorId, doctorId])];
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedules(tx, doctorIds);
      for (const id of doctorIds) await deleteExpiredHolds(tx, id, app.clock.now());
      await askPatient(app, tx, { staff, appointment, doctorId, startsAt, reason: 'front_desk' });
    }),
  );
}

/** The patient agreed on the phone. Throws proposal_unknown (404) and the errors of an answer. */
export async function acceptOnPhone(app: Ports, actor: Actor, proposalId: string): Promise<void> {
  const staff = requireStaff(actor, 'run_front_desk');
  const known = await ownProposal(app, staff, proposalId);
  await accept(app, known, {
    by: 'staff',
    also: (tx, appointment) =>
      note(app, tx, {
        staff,
        appointment,
        action: 'new_time_accepted_on_phone',
        detail: { to: appointment.startsAt.toISOString() },
      }),
  });
}

/** Withdraws the question: the appointment keeps its time. Throws proposal_unknown (404), proposal_over (409). */
export async function withdrawNewTime(app: Ports, actor: Actor, proposalId: string): Promise<void> {
  const staff = requireStaff(actor, 'run_front_desk');
  requireInternalScheduler(app);
  const known = await ownProposal(app, staff, proposalId);
  const doctorIds = [...new Set([known.row.doctorId, known.proposal.doctorId])];
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedules(tx, doctorIds);
      const appointment = await lockAppointment(tx, known.row.id);
      const current = await findProposal(tx, proposalId);
      if (!appointment || current?.proposal.state !== 'proposed') throw proposalOver();
      await withdrawProposal(app, tx, appointment);
      await note(app, tx, { staff, appointment, action: 'new_time_withdrawn', detail: {} });
      for (const doctorId of doctorIds) await offerNext(app, tx, doctorId);
    }),
  );
}

/** A proposal in one of the staff member's hospitals. */
async function ownProposal(app: Ports, staff: Staff, id: string) {
  const scope = hospitalsFor(staff.roleAssignments, 'run_front_desk');
  const known = isUuid(id) ? await findProposal(app.db, id) : undefined;
  if (!known || (scope !== 'all' && !scope.includes(known.proposal.hospitalId))) throw proposalUnknown();
  return known;
}

async function note(
  app: Ports,
  tx: Transaction,
  {
    staff,
    appointment,
    action,
    detail,
  }: { staff: Staff; appointment: AppointmentRow; action: AuditAction; detail: Record<string, unknown> },
): Promise<void> {
  await recordAudit(app, tx, {
    actor: staff,
    action,
    subjectKind: 'appointment',
    subjectId: appointment.reference,
    hospitalId: appointment.hospitalId,
    ...patientOf(appointment),
    detail,
  });
}
