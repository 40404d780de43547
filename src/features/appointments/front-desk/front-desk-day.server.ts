/** The front desk's day: a hospital's appointments and their states. Every view of a patient's data is recorded. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { inOrder, type ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import type { AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import {
  appointmentStates,
  type AppointmentState,
} from '#src/features/appointments/appointments/appointments.rules.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import {
  countRequests,
  listFrontDeskDoctors,
  listFrontDeskRows,
  type FrontDeskFilter,
  type FrontDeskRow,
} from './data/front-desk.store.server.ts';
import { schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { readListSearch } from './front-desk.rules.ts';

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

export const visibleStates = appointmentStates.filter((state) => state !== 'held');
const mostOfDay = 2_000;

type AppointmentItem = { appointment: FrontDeskAppointment };
/** The value that orders the list, by the name of its column. */
const appointmentOrders: Readonly<Record<string, (row: AppointmentItem) => string | number>> = {
  time: ({ appointment }) => appointment.startsAt.getTime(),
  name: ({ appointment }) => appointment.patientName,
  doctor: ({ appointment }) => appointment.doctorName,
  hospital: ({ appointment }) => appointment.hospitalName,
  reference: ({ appointment }) => appointment.reference,
  state: ({ appointment }) => appointmentStates.indexOf(appointment.status),
};

export interface FrontDeskQuery {
  /** 'YYYY-MM-DD'; today when absent. */
  day?: string;
  hospitalId?: number;
  doctorId?: number;
  status?: AppointmentState;
  /** By time where absent. */
  order?: ListOrder;
  /** A reference or a phone number is searched on all days, a name only on the day (names are stored sealed). */
  q: string;
}

/**
 * The appointments of a day, in order of time or of another column; `limit` and `offset` are the page that is shown,
 * and recorded as viewed. Requests without a day are all requests that still wait for an answer, because they are for
 * later days. For an empty day, the result names the next day with appointments.
 */
export async function listFrontDeskAppointments(
  app: Ports,
  actor: Actor,
  { question, limit, offset }: { question: FrontDeskQuery; limit: number; offset: number },
): Promise<{ rows: FrontDeskAppointment[]; total: number; day: string; isEveryDay: boolean; nextDay: string | null }> {
  const staff = requireStaff(actor, 'run_front_desk');
  const day = question.day && isCalendarDay(question.day) ? question.day : malaysianDay(app.clock.now());
  const search = readListSearch(question.q);
  const isEveryDay = question.status === 'requested' && !question.day && !search;
  const filter = filterOf(app, staff, { question, day, search });
  const found = await listFrontDeskRows(app.db, {
    ...filter,
    ...(isEveryDay ? { from: app.clock.now(), to: undefined } : {}),
    limit: mostOfDay,
  });
  const appointments = found.map((row) => ({ row, appointment: shownAppointment(app, row) }));
  const name = search && 'name' in search ? search.name : '';
  const matching = inOrder(
    appointments.filter(({ appointment }) => appointment.patientName.toLocaleLowerCase().includes(name)),
    question.order ?? { sort: 'time', isDescending: false },
    { by: appointmentOrders },
  );
  const shown = matching.slice(offset, offset + limit);
  await recordAccessOf(app, staff, { rows: shown.map(({ row }) => row), where: 'list' });
  const [next] =
    found.length === 0 && filter.to
      ? await listFrontDeskRows(app.db, { ...filter, from: filter.to, to: undefined, limit: 1 })
      : [];
  return {
    rows: shown.map(({ appointment }) => appointment),
    total: matching.length,
    day,
    isEveryDay,
    nextDay: next ? malaysianDay(next.appointment.startsAt) : null,
  };
}

function filterOf(
  app: Ports,
  staff: Staff,
  { question, day, search }: { question: FrontDeskQuery; day: string; search: ReturnType<typeof readListSearch> },
): Omit<FrontDeskFilter, 'limit'> {
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

/** An appointment as the front desk's list shows it; the patient's name is opened. */
export function shownAppointment(
  app: Ports,
  { appointment, doctorName, hospitalName }: FrontDeskRow,
): FrontDeskAppointment {
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

/**
 * Records that a member of staff has seen these appointments: one entry of the audit log for each, in one transaction.
 */
export async function recordAccessOf(
  app: Ports,
  actor: Staff,
  { rows, where }: { rows: readonly FrontDeskRow[]; where: 'list' | 'details' },
): Promise<void> {
  if (rows.length === 0) return;
  await inTransaction(app.db, (tx) =>
    recordAccesses(app, tx, {
      actor,
      accesses: rows.map(({ appointment }) => ({
        subjectKind: 'appointment',
        subjectId: appointment.reference,
        hospitalId: appointment.hospitalId,
        detail: { where },
        ...patientOf(appointment),
      })),
    }),
  );
}

/** The account that the data belongs to; a guest has none. */
export function patientOf({ holderHash }: Pick<AppointmentRow, 'holderHash'>): { patientId?: string } {
  return holderHash.startsWith('patient:') ? { patientId: holderHash.slice('patient:'.length) } : {};
}
