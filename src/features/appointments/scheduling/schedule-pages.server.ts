/** Data of the schedule pages: the doctors, one doctor's rules, and the week that results from them. */
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { addDays, atMalaysianTime, malaysianDay, weekdayOf } from '#src/shared/dates.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import {
  countScheduledDoctors,
  findScheduleDoctor,
  findSchedulePlan,
  listClinicRooms,
  listScheduledDoctors,
} from './data/schedule-admin.store.server.ts';
import { findSchedules } from '#src/features/appointments/availability/availability.server.ts';
import { schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import type { SchedulePlan } from './schedule-plan.rules.ts';
import { scheduleUnknown } from './schedules.errors.ts';
import { isOnLeave, leaveHoursOn, type LeaveHours } from '#src/features/appointments/availability/leave.rules.ts';
import {
  holidayOf,
  sessionsOfDay,
  type DaySession,
  type Schedule,
} from '#src/features/appointments/availability/slots.rules.ts';
import { scheduleFilter } from './schedule-filter.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'appointmentService'>;

export const scheduleShape: ListShape = {
  sorts: ['doctor', 'sessions'],
  defaultSort: 'doctor',
  filters: { hospital: 'any', sessions: ['none'] },
};

/** Doctors who practise in the staff member's hospitals, with their number of sessions. */
export async function listSchedules(
  app: Ports,
  actor: Actor,
  { state, perPage = rowsPerPage }: { state: ListState; perPage?: number },
) {
  const filter = { ...scheduleFilter(actor, state), withoutSessions: state.filters.sessions === 'none' };
  const [rows, total] = await Promise.all([
    listScheduledDoctors(app.db, filter, { limit: perPage, offset: (state.page - 1) * perPage }),
    countScheduledDoctors(app.db, filter),
  ]);
  return { rows, total };
}

/** A day of the week view: its sessions, with the reason where they are closed. */
export interface WeekDay {
  day: string;
  /** For the whole day. */
  isOnLeave: boolean;
  /** The hours of leave on a day of which only a part is leave. */
  leaveHours: LeaveHours[];
  sessions: (DaySession & { holiday?: LocalText | undefined })[];
  /** Hospitals with an override on that day; without sessions the day is closed there. */
  replacedAt: number[];
  blocks: { id: number; hospitalId: number; startsAt: Date; endsAt: Date }[];
}

/** One doctor's rules and one week that results from them. Throws schedule_unknown (404). */
export async function viewSchedule(app: Ports, actor: Actor, asked: { doctorId: number; week: string | null }) {
  const { roleAssignments } = requireStaff(actor, 'manage_schedules');
  const doctor = isRowId(asked.doctorId) ? await findScheduleDoctor(app.db, asked.doctorId) : undefined;
  const scope = hospitalsFor(roleAssignments, 'manage_schedules');
  const isNear = doctor?.hospitals.some(({ id }) => scope === 'all' || scope.includes(id));
  if (!doctor || !isNear) throw scheduleUnknown();
  const now = app.clock.now();
  const today = malaysianDay(now);
  const monday = mondayOf(isDay(asked.week) ? asked.week : today);
  const from = atMalaysianTime(monday, '00:00');
  const to = atMalaysianTime(addDays(monday, 7), '00:00');
  const plan = await findSchedulePlan(app.db, doctor.id, { day: today, at: now });
  const schedule = (await findSchedules(app, { doctorIds: [doctor.id], from, to, now })).get(doctor.id)!;
  return {
    doctor,
    plan,
    today,
    monday,
    week: Array.from({ length: 7 }, (_, ahead) => weekDay(schedule, addDays(monday, ahead), plan)),
    /** The rooms of the clinics of the doctor's hospitals, for the forms to propose. */
    rooms: await listClinicRooms(
      app.db,
      doctor.hospitals.map(({ id }) => id),
    ),
    /** The hospitals whose sessions this staff member may change. */
    places: doctor.hospitals.filter(({ id }) => mayDo(roleAssignments, 'manage_schedules', id)),
    isInternalScheduler: schedulerOf(app).isInternal,
  };
}

function weekDay(schedule: Schedule, day: string, plan: SchedulePlan): WeekDay {
  const from = atMalaysianTime(day, '00:00').getTime();
  const blocks = plan.blocks.filter(({ startsAtMs, endsAtMs }) => startsAtMs < from + 86_400_000 && endsAtMs > from);
  return {
    day,
    isOnLeave: isOnLeave(schedule, day),
    leaveHours: isOnLeave(schedule, day) ? [] : leaveHoursOn(schedule, day),
    sessions: sessionsOfDay(schedule, day)
      .map((session) => ({ ...session, holiday: holidayOf(schedule, session, day) }))
      .sort((a, b) => a.from.localeCompare(b.from)),
    replacedAt: (schedule.overrides ?? []).filter((one) => one.day === day).map(({ hospitalId }) => hospitalId),
    blocks: blocks.map(({ id, hospitalId, startsAtMs, endsAtMs }) => ({
      id,
      hospitalId,
      startsAt: new Date(startsAtMs),
      endsAt: new Date(endsAtMs),
    })),
  };
}

/** Whether a query value is a calendar day, 'YYYY-MM-DD'. */
export function isDay(text: string | null): text is string {
  return text !== null && isCalendarDay(text);
}

function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}
