/**
 * Leave during existing bookings: which bookings are affected, which slots are proposed instead, and a message to each
 * patient.
 */
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import {
  carryOut,
  scheduleOfFrontDesk,
  recordAffected,
  withProposals,
  type AffectedBooking,
} from '../affected-bookings/affected-bookings.server.ts';
import type { BookingDecision } from '../affected-bookings/booking-plan.rules.ts';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { forbidden } from '#src/features/console/roles/roles.server.ts';
import { keepInTrash, type TrashedRecord } from '#src/features/console/trash/trash.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import type { Failure } from '#src/shared/failure.ts';
import {
  deleteExpiredHolds,
  lockSchedule,
  guarded,
  type AppointmentRow,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import {
  hospitalsOfDoctor,
  listBookingsBetween,
  listFrontDeskDoctors,
} from '#src/features/appointments/front-desk/front-desk.server.ts';
import { findScheduleDoctor } from '../data/schedule-admin.store.server.ts';
import {
  countLeaveRows,
  deleteLeave,
  findLeave,
  findOverlappingLeave,
  insertLeave,
  listLeaveRows,
  type LeaveRecord,
} from '../data/leave.store.server.ts';
import {
  leaveChangedMeanwhile,
  leaveDaysWrong,
  leaveDoctorMissing,
  leaveHoursWrong,
  leaveOverlaps,
} from './leave.errors.ts';
import { trashedHasBookings } from '../schedules.errors.ts';
import { leaveInstants } from '#src/features/appointments/availability/leave.rules.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { frontDeskWindowDays } from '#src/features/appointments/front-desk/front-desk.rules.ts';
import { leaveLimits } from './leave.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

/** Whole days, or from 'HH:MM' on the first day until 'HH:MM' on the last; null for the day's beginning and end. */
export type Leave = LeaveRecord;

/** For each affected booking: a new time, a question about one, or 'cancel'; a booking on leave cannot stay. */
export type LeavePlan = ReadonlyMap<string, Exclude<BookingDecision, 'stay'>>;

/** Leave in the staff member's hospitals, present and future or past; of one doctor or all. */
export async function listLeave(
  app: Ports,
  actor: Actor,
  {
    limit,
    offset,
    ...question
  }: { isPast: boolean; doctorId?: number; order: ListOrder; limit: number; offset: number },
) {
  const filter = {
    scope: hospitalsFor(requireStaff(actor, 'enter_leave').roleAssignments, 'enter_leave'),
    today: malaysianDay(app.clock.now()),
    ...question,
  };
  const [rows, total] = await Promise.all([
    listLeaveRows(app.db, filter, { limit, offset }),
    countLeaveRows(app.db, filter),
  ]);
  return { rows, total };
}

/** Doctors who practise in the staff member's hospitals. */
export async function leaveDoctors(app: Ports, actor: Actor) {
  return listFrontDeskDoctors(app.db, hospitalsFor(requireStaff(actor, 'enter_leave').roleAssignments, 'enter_leave'));
}

/**
 * The bookings during the leave, each with proposed slots. Throws leave_days_wrong, leave_hours_wrong,
 * leave_doctor_missing, leave_overlaps (422), forbidden (403).
 */
export async function previewLeave(app: Ports, actor: Actor, leave: Leave): Promise<AffectedBooking[]> {
  const staff = await whoMay(app, actor, leave);
  const bookings = await bookingsDuring(app.db, leave);
  const schedule = await scheduleOfFrontDesk(app, leave.doctorId);
  const affected = withProposals(app, schedule && { ...schedule, leave: [...schedule.leave, leave] }, bookings);
  await inTransaction(app.db, (tx) => recordAffected(app, tx, { staff, bookings, where: 'leave' }));
  return affected;
}

/**
 * Enters the leave, moves or cancels each affected booking as planned, or asks its patient, all or nothing.
 * Throws leave_changed_meanwhile (409) when a booking was made in between, and slot_taken (409) when a proposed slot
 * is gone.
 */
export async function enterLeave(
  app: Ports,
  actor: Actor,
  input: Leave & { plan: LeavePlan; reason: string },
): Promise<void> {
  const staff = await whoMay(app, actor, input);
  const settings = { ...(await readSetting(app, 'appointments')), bookingWindowDays: frontDeskWindowDays };
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedule(tx, input.doctorId);
      await deleteExpiredHolds(tx, input.doctorId, app.clock.now());
      if (await findOverlappingLeave(tx, input)) throw leaveOverlaps();
      const bookings = await bookingsDuring(tx, input);
      if (bookings.some(({ reference }) => !input.plan.has(reference))) throw leaveChangedMeanwhile();
      const { doctorId, startsOn, endsOn, startsAt, endsAt } = input;
      const id = await insertLeave(tx, { doctorId, startsOn, endsOn, startsAt, endsAt });
      await carryOut(app, tx, { staff, bookings, plan: input.plan, reason: input.reason, settings, because: 'leave' });
      await recordAudit(app, tx, {
        actor,
        action: 'leave_entered',
        subjectKind: 'leave',
        subjectId: String(id),
        detail: { ...auditedLeave(input), affected: bookings.length },
      });
      await invalidateTag(tx, 'appointments');
    }),
  );
}

/** Deletes leave: its days can be booked again. Throws leave_doctor_missing (422) when it is gone. */
export async function withdrawLeave(app: Ports, actor: Actor, id: number): Promise<void> {
  const leave = isRowId(id) ? await findLeave(app.db, id) : undefined;
  if (!leave) throw leaveDoctorMissing();
  await mayDecideFor(app, actor, leave.doctorId);
  await inTransaction(app.db, async (tx) => {
    await lockSchedule(tx, leave.doctorId);
    const row = await deleteLeave(tx, id);
    if (!row) throw leaveDoctorMissing();
    await keepLeave(app, tx, { actor, id, leave: row });
    await recordAudit(app, tx, {
      actor,
      action: 'leave_withdrawn',
      subjectKind: 'leave',
      subjectId: String(id),
      detail: auditedLeave(row),
    });
    await invalidateTag(tx, 'appointments');
  });
}

async function keepLeave(app: Ports, tx: Transaction, removed: { actor: Actor; id: number; leave: Leave }) {
  const { doctorId, startsOn, endsOn, startsAt, endsAt } = removed.leave;
  const places = await hospitalsOfDoctor(tx, doctorId);
  const doctor = await findScheduleDoctor(tx, doctorId);
  await keepInTrash(app, tx, {
    actor: removed.actor,
    list: 'leave',
    key: String(removed.id),
    title: `${doctor?.name ?? ''} · ${startsOn === endsOn ? startsOn : `${startsOn} – ${endsOn}`}`,
    // Leave is for all of the doctor's hospitals: who runs one of several may not enter it again.
    hospitalId: places.length === 1 ? places[0]! : null,
    record: { doctorId, startsOn, endsOn, startsAt, endsAt },
  });
}

/**
 * Enters withdrawn leave again. Throws trashed_has_bookings (409) where somebody is booked meanwhile, and as
 * `enterLeave`.
 */
export async function restoreLeave(app: Ports, actor: Actor, { record }: Pick<TrashedRecord, 'record'>) {
  const leave = record as unknown as Leave;
  if ((await bookingsDuring(app.db, leave)).length > 0) throw trashedHasBookings();
  await enterLeave(app, actor, { ...leave, plan: new Map(), reason: '' });
  return '/staff/leave';
}

async function whoMay(app: Ports, actor: Actor, leave: Leave): Promise<Staff> {
  const staff = await mayDecideFor(app, actor, leave.doctorId);
  const fault = leaveFault(app, leave);
  if (fault) throw fault;
  if (await findOverlappingLeave(app.db, leave)) throw leaveOverlaps();
  return staff;
}

/** The fault in the days or hours of new leave (leave_days_wrong, leave_hours_wrong); null where there is none. */
export function leaveFault(app: Pick<App, 'clock'>, leave: Leave): Failure | null {
  const isRight =
    isCalendarDay(leave.startsOn) &&
    isCalendarDay(leave.endsOn) &&
    leave.startsOn <= leave.endsOn &&
    leave.startsOn >= malaysianDay(app.clock.now()) &&
    leave.endsOn <= addDays(leave.startsOn, leaveLimits.days);
  if (!isRight) return leaveDaysWrong();
  return areHours(leave) ? null : leaveHoursWrong();
}

/**
 * Requires the permission in all of the doctor's hospitals, because leave applies to each of them. Throws forbidden
 * (403).
 */
async function mayDecideFor(app: Ports, actor: Actor, doctorId: number): Promise<Staff> {
  requireInternalScheduler(app);
  const staff = requireStaff(actor, 'enter_leave');
  const places = isRowId(doctorId) ? await hospitalsOfDoctor(app.db, doctorId) : [];
  if (places.length === 0) throw leaveDoctorMissing();
  if (!places.every((place) => mayDo(staff.roleAssignments, 'enter_leave', place))) throw forbidden();
  return staff;
}

/** Whether the hours are times, and the leave ends after it begins. */
function areHours({ startsOn, endsOn, startsAt, endsAt }: Leave): boolean {
  const isTime = (text: string | null) => text === null || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
  if (!isTime(startsAt) || !isTime(endsAt)) return false;
  return startsOn < endsOn || (startsAt ?? '00:00') < (endsAt ?? '24:00');
}

/**
 * The bookings that overlap the leave. A booking that ends when the leave begins, or begins when it ends, does not
 * overlap.
 */
async function bookingsDuring(db: App['db'] | Transaction, leave: Leave): Promise<AppointmentRow[]> {
  const { from, to } = leaveInstants(leave);
  const ofDays = { doctorId: leave.doctorId, from: atMalaysianTime(leave.startsOn, '00:00'), to };
  return (await listBookingsBetween(db, ofDays)).filter(({ endsAt }) => endsAt > from);
}

/** What the audit log records of leave. */
export function auditedLeave({ doctorId, startsOn, endsOn, startsAt, endsAt }: Leave) {
  const hours = { ...(startsAt ? { fromHour: startsAt } : {}), ...(endsAt ? { toHour: endsAt } : {}) };
  return { doctorId, from: startsOn, to: endsOn, ...hours };
}
