/** The front desk's day: a hospital's appointments and their states. Every view of a patient's data is recorded. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import {
  appointmentUnknown,
  findBookableDoctor,
  type AppointmentRow,
} from '#src/features/appointments/appointments/appointments.server.ts';
import {
  appointmentStates,
  canBecome,
  requestTimes,
  type AppointmentState,
} from '#src/features/appointments/appointments/appointments.rules.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import {
  countRequests,
  findDeskRow,
  listFrontDeskDoctors,
  listDeskRows,
  listHistory,
  type DeskFilter,
  type DeskRow,
} from './data/front-desk.store.server.ts';
import { internalSlotsOfDay, schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { callState } from '#src/features/appointments/appointments/teleconsult-window.rules.ts';
import { openSteps, readListSearch, type FrontDeskStep } from './front-desk.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'appointmentService'>;

/** A row of the day's list: enough to greet the patient, without contact and reason. */
export interface FrontDeskAppointment {
  reference: string;
  status: AppointmentState;
  startsAt: Date;
  mode: AppointmentRow['mode'];
  patientName: string;
  visit: AppointmentRow['visit'];
  doctorName: string;
  hospitalName: string;
  hospitalId: number;
}

export interface FrontDeskAppointmentDetails extends FrontDeskAppointment {
  endsAt: Date;
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
  /** The appointment service manages it: it is shown here, and changed there. */
  isManagedExternally: boolean;
  /** A teleconsultation that is upcoming or under way. */
  hasCall: boolean;
  history: { id: number; at: Date; fromStatus: string | null; toStatus: string; by: string; note: string | null }[];
}

export const visibleStates = appointmentStates.filter((state) => state !== 'held');
const mostOfDay = 2_000;

export interface FrontDeskQuery {
  /** 'YYYY-MM-DD'; today when absent. */
  day?: string;
  hospitalId?: number;
  doctorId?: number;
  status?: AppointmentState;
  /** A reference or a phone number is searched on all days, a name on the day alone (names are stored sealed). */
  q: string;
}

/**
 * The appointments of a day, in order of time; `part` is the page that is shown, and recorded as viewed. Requests
 * without a day are all that still wait for an answer, because they are for later days. An empty day names the next
 * one with appointments.
 */
export async function listFrontDeskAppointments(
  app: Ports,
  actor: Actor,
  question: FrontDeskQuery,
  part: { limit: number; offset: number },
): Promise<{ rows: FrontDeskAppointment[]; total: number; day: string; isEveryDay: boolean; nextDay: string | null }> {
  const staff = requireStaff(actor, 'run_front_desk');
  const day = question.day && isCalendarDay(question.day) ? question.day : malaysianDay(app.clock.now());
  const search = readListSearch(question.q);
  const isEveryDay = question.status === 'requested' && !question.day && !search;
  const filter = filterOf(app, staff, question, { day, search });
  const found = await listDeskRows(app.db, {
    ...filter,
    ...(isEveryDay ? { from: app.clock.now(), to: undefined } : {}),
    limit: mostOfDay,
  });
  const visits = found.map((row) => ({ row, visit: visitOf(app, row) }));
  const name = search && 'name' in search ? search.name : '';
  const matching = visits.filter(({ visit }) => visit.patientName.toLocaleLowerCase().includes(name));
  const shown = matching.slice(part.offset, part.offset + part.limit);
  await noteLooks(
    app,
    staff,
    shown.map(({ row }) => row),
    'list',
  );
  const [next] =
    found.length === 0 && filter.to
      ? await listDeskRows(app.db, { ...filter, from: filter.to, to: undefined, limit: 1 })
      : [];
  return {
    rows: shown.map(({ visit }) => visit),
    total: matching.length,
    day,
    isEveryDay,
    nextDay: next ? malaysianDay(next.appointment.startsAt) : null,
  };
}

function filterOf(
  app: Ports,
  staff: Staff,
  question: FrontDeskQuery,
  { day, search }: { day: string; search: ReturnType<typeof readListSearch> },
): Omit<DeskFilter, 'limit'> {
  const { hospitalId, doctorId, status } = question;
  const narrowed = {
    scope: hospitalsFor(staff.roleAssignments, 'run_front_desk'),
    ...(hospitalId ? { hospitalId } : {}),
    ...(doctorId ? { doctorId } : {}),
    ...(status ? { status } : {}),
  };
  if (search && 'reference' in search) return { ...narrowed, reference: search.reference };
  if (search && 'phone' in search)
    return { ...narrowed, phoneHash: app.secrets.hash(`phone:${parsePhoneNumber(search.phone) ?? search.phone}`) };
  return { ...narrowed, from: atMalaysianTime(day, '00:00'), to: atMalaysianTime(addDays(day, 1), '00:00') };
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
  await noteLooks(app, staff, [row], 'details');
  const { endsAt, payer, insurer, cancelReason, doctorId, phone, email, reason } = row.appointment;
  const { isInternal } = schedulerOf(app);
  const { id } = row.appointment;
  const opened = (column: string, sealed: string | null) =>
    sealed && app.secrets.open(sealed, ['appointments', column, id]);
  return {
    ...visitOf(app, row),
    endsAt,
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
export async function frontDeskRow(app: Ports, staff: Staff, reference: string): Promise<DeskRow> {
  const row =
    reference.length > 20
      ? undefined
      : await findDeskRow(app.db, { scope: hospitalsFor(staff.roleAssignments, 'run_front_desk'), reference });
  if (!row) throw appointmentUnknown();
  return row;
}

/**
 * Available slots of the appointment's doctor in its hospital on a day; half days where the doctor is booked by
 * request.
 */
export async function frontDeskSlots(
  app: Pick<App, 'db' | 'pool' | 'clock'>,
  visit: Pick<FrontDeskAppointmentDetails, 'doctorId' | 'hospitalId'>,
  day: string,
): Promise<Date[]> {
  if (!isCalendarDay(day)) return [];
  const doctor = await findBookableDoctor(app.db, { id: visit.doctorId });
  if (doctor?.hasLiveSchedule)
    return (await internalSlotsOfDay(app, { doctorId: visit.doctorId, hospitalId: visit.hospitalId, day })).map(
      ({ startsAt }) => startsAt,
    );
  return day > malaysianDay(app.clock.now())
    ? Object.values(requestTimes).map((time) => atMalaysianTime(day, time))
    : [];
}

/** Doctors by which the front desk's lists can be filtered. */
export function frontDeskDoctors(app: Ports, actor: Actor): Promise<{ id: number; name: string }[]> {
  return listFrontDeskDoctors(
    app.db,
    hospitalsFor(requireStaff(actor, 'run_front_desk').roleAssignments, 'run_front_desk'),
  );
}

/** The number of requests that wait for the front desk; none where the appointment service answers them. */
export async function countWaitingRequests(app: Ports, staff: Staff): Promise<number> {
  if (!schedulerOf(app).isInternal) return 0;
  return countRequests(app.db, hospitalsFor(staff.roleAssignments, 'run_front_desk'), app.clock.now());
}

function visitOf(app: Ports, { appointment, doctorName, hospitalName }: DeskRow): FrontDeskAppointment {
  const { reference, status, startsAt, mode, visit, hospitalId, patientName } = appointment;
  return {
    reference,
    status,
    startsAt,
    mode,
    visit,
    doctorName,
    hospitalName,
    hospitalId,
    patientName: patientName ? app.secrets.open(patientName, ['appointments', 'patient_name', appointment.id]) : '',
  };
}

/** A note or cancel reason from before notes were sealed is shown as it is; keys:reseal seals it. */
function openNote(app: Ports, appointmentId: string, note: string): string {
  return app.secrets.open(note, ['appointment_history', 'note', appointmentId]);
}

async function noteLooks(app: Ports, actor: Staff, rows: readonly DeskRow[], where: 'list' | 'details'): Promise<void> {
  if (rows.length === 0) return;
  await inTransaction(app.db, (tx) =>
    recordAccesses(
      app,
      tx,
      actor,
      rows.map(({ appointment }) => ({
        subjectKind: 'appointment',
        subjectId: appointment.reference,
        hospitalId: appointment.hospitalId,
        detail: { where },
        ...patientOf(appointment),
      })),
    ),
  );
}

/** The account that the data belongs to; a guest has none. */
export function patientOf({ holderHash }: Pick<AppointmentRow, 'holderHash'>): { patientId?: string } {
  return holderHash.startsWith('patient:') ? { patientId: holderHash.slice('patient:'.length) } : {};
}
