/** The list of proposed new times as the front desk sees it, and the times to propose for one appointment. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { canBecome } from '#src/features/appointments/appointments/appointments.rules.ts';
import { availableSlots } from '#src/features/appointments/time-proposals/time-proposals.server.ts';
import { answerDueAt, type ProposalState } from '#src/features/appointments/time-proposals/time-proposals.rules.ts';
import {
  countNewTimeRows,
  listColleagues,
  listNewTimeRows,
  type NewTimeRow,
  type NewTimesFilter,
} from './data/new-times.store.server.ts';
import { frontDeskRow } from './front-desk-appointment.server.ts';
import { recordAccessOf, shownAppointment } from './front-desk-day.server.ts';
import { frontDeskWindowDays, timesShown } from './front-desk.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

export type NewTimesQuery = Omit<NewTimesFilter, 'scope' | 'now'>;

export interface NewTime {
  id: string;
  reference: string;
  patientName: string;
  /** The number to call; null where the contact was removed. */
  phone: string | null;
  hasMail: boolean;
  was: Date;
  startsAt: Date;
  doctorName: string;
  hospitalName: string;
  dueAt: Date;
  answeredAt: Date | null;
  state: ProposalState;
}

/** The proposals of the staff member's hospitals; the rows of the page are recorded as viewed. */
export async function listNewTimes(
  app: Ports,
  actor: Actor,
  { question, ...part }: { question: NewTimesQuery; limit: number; offset: number },
): Promise<{ rows: NewTime[]; total: number }> {
  const staff = requireStaff(actor, 'run_front_desk');
  const filter = {
    ...question,
    scope: hospitalsFor(staff.roleAssignments, 'run_front_desk'),
    now: app.clock.now(),
  };
  const [rows, total] = await Promise.all([listNewTimeRows(app.db, filter, part), countNewTimeRows(app.db, filter)]);
  await recordAccessOf(app, staff, { rows, where: 'list' });
  return { rows: rows.map((row) => newTimeOf(app, row)), total };
}

function newTimeOf(app: Ports, { proposal, appointment, doctorName, hospitalName }: NewTimeRow): NewTime {
  const { id, patientName, phone, email, reference } = appointment;
  return {
    id: proposal.id,
    reference,
    patientName: patientName ? app.secrets.open(patientName, ['appointments', 'patient_name', id]) : '',
    phone: phone && app.secrets.open(phone, ['appointments', 'phone', id]),
    hasMail: email !== null,
    was: proposal.fromStartsAt,
    startsAt: proposal.startsAt,
    doctorName,
    hospitalName,
    dueAt: proposal.dueAt,
    answeredAt: proposal.answeredAt,
    state: proposal.state,
  };
}

/**
 * One appointment and the times that can be proposed: of its doctor, or of the chosen colleague. Throws
 * appointment_unknown (404), also for another hospital's.
 */
export async function viewNewTimeChoices(app: Ports, actor: Actor, input: { reference: string; doctorId: number }) {
  const staff = requireStaff(actor, 'run_front_desk');
  const row = await frontDeskRow(app, staff, input.reference);
  await recordAccessOf(app, staff, { rows: [row], where: 'details' });
  const { appointment } = row;
  const colleagues = await listColleagues(app.db, appointment);
  const own = { id: appointment.doctorId, name: row.doctorName };
  const doctor = colleagues.find(({ id }) => id === input.doctorId) ?? own;
  const { hospitalId, mode, startsAt } = appointment;
  const slots = await availableSlots(app, { doctorId: doctor.id, hospitalId, mode, days: frontDeskWindowDays });
  const now = app.clock.now();
  return {
    appointment: shownAppointment(app, row),
    isAskable: canBecome(appointment.status, 'rescheduled'),
    doctor,
    doctors: [own, ...colleagues],
    times: [...slots.values()]
      .flat()
      .filter((to) => answerDueAt({ now, from: startsAt, to }) !== null)
      .slice(0, timesShown),
  };
}
