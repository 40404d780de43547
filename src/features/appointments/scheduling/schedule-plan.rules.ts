/**
 * A doctor's schedule before and after a change: which sessions would overlap, and which bookings would lose their
 * session.
 */
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import type { RecurringSession, ScheduleChange } from './schedule-change.schema.ts';
import {
  sessionsOfDay,
  type DateOverride,
  type DaySession,
  type ScheduleBlock,
  type SessionHours,
  type AppointmentMode,
} from '#src/features/appointments/availability/slots.rules.ts';

export interface PlannedSession extends RecurringSession {
  id: number;
  state: string;
}

/** All rules of one doctor that staff maintain, from today on; leave and holidays are stored elsewhere. */
export interface SchedulePlan {
  sessions: readonly PlannedSession[];
  overrides: readonly (DateOverride & { id: number })[];
  blocks: readonly (ScheduleBlock & { id: number })[];
}

/**
 * Days over which sessions are compared. A session may begin within two years, and recurrences that coincide at all do
 * so within four more years: the rarest is a fortnightly weekday that falls on the 31st.
 */
export const comparedDays = 6 * 366;
export const latestFirstDays = 2 * 366;

/** The id of a row that is not in the plan yet. */
const newId = 0;

/** The hospital of a change; undefined where the plan has no such row. */
export function hospitalOfChange(plan: SchedulePlan, change: ScheduleChange): number | undefined {
  switch (change.kind) {
    case 'add_session':
      return change.session.hospitalId;
    case 'change_session':
    case 'remove_session':
      return plan.sessions.find(({ id }) => id === change.id)?.hospitalId;
    case 'clear_date':
      return plan.overrides.find(({ id }) => id === change.id)?.hospitalId;
    case 'remove_block':
      return plan.blocks.find(({ id }) => id === change.id)?.hospitalId;
    default:
      return change.hospitalId;
  }
}

/** The plan after the change. `state` is the state of the change's hospital. */
export function planAfter(plan: SchedulePlan, change: ScheduleChange, state: string): SchedulePlan {
  const without = <Row extends { id: number }>(rows: readonly Row[], id: number) => rows.filter((row) => row.id !== id);
  switch (change.kind) {
    case 'add_session':
      return { ...plan, sessions: [...plan.sessions, { ...change.session, id: newId, state }] };
    case 'change_session':
      return {
        ...plan,
        sessions: plan.sessions.map((one) => (one.id === change.id ? { ...change.session, id: one.id, state } : one)),
      };
    case 'remove_session':
      return { ...plan, sessions: without(plan.sessions, change.id) };
    case 'set_date': {
      const { hospitalId, day, sessions } = change;
      const others = plan.overrides.filter((one) => one.hospitalId !== hospitalId || one.day !== day);
      return { ...plan, overrides: [...others, { id: newId, hospitalId, state, day, sessions }] };
    }
    case 'clear_date':
      return { ...plan, overrides: without(plan.overrides, change.id) };
    case 'add_block':
      return { ...plan, blocks: [...plan.blocks, { id: newId, ...blockOf(change) }] };
    case 'remove_block':
      return { ...plan, blocks: without(plan.blocks, change.id) };
  }
}

/** A block's instants. */
export function blockOf({
  hospitalId,
  day,
  from,
  to,
}: {
  hospitalId: number;
  day: string;
  from: string;
  to: string;
}): ScheduleBlock {
  return {
    hospitalId,
    startsAtMs: atMalaysianTime(day, from).getTime(),
    endsAtMs: atMalaysianTime(day, to).getTime(),
  };
}

export interface Overlap {
  day: string;
  /** The other session, which the change would overlap. */
  other: DaySession;
}

/** The first day from `from` on when a session of this hospital overlaps another session of the doctor. */
export function firstOverlap(plan: SchedulePlan, hospitalId: number, from: string): Overlap | undefined {
  for (let ahead = 0; ahead < comparedDays; ahead += 1) {
    const overlap = overlapOn(plan, hospitalId, addDays(from, ahead));
    if (overlap) return overlap;
  }
  return undefined;
}

/** How a session of this hospital overlaps another session of the doctor on the day. */
export function overlapOn(plan: SchedulePlan, hospitalId: number, day: string): Overlap | undefined {
  const sessions = sessionsOfDay(plan, day);
  for (const [index, one] of sessions.entries()) {
    const met = sessions.find(
      (other, place) =>
        place > index && (one.hospitalId === hospitalId || other.hospitalId === hospitalId) && isOverlap(one, other),
    );
    if (met) return { day, other: met.hospitalId === hospitalId ? one : met };
  }
  return undefined;
}

function isOverlap(one: SessionHours, other: SessionHours): boolean {
  return one.from < other.to && other.from < one.to;
}

export interface PlannedBooking {
  hospitalId: number;
  mode: AppointmentMode;
  startsAt: Date;
  endsAt: Date;
}

/** The bookings that are within a session before the change and within none after it. */
export function affectedBookings<Booking extends PlannedBooking>(
  before: SchedulePlan,
  after: SchedulePlan,
  bookings: readonly Booking[],
): Booking[] {
  return bookings.filter((booking) => isCovered(before, booking) && !isCovered(after, booking));
}

function isCovered(plan: SchedulePlan, { hospitalId, mode, startsAt, endsAt }: PlannedBooking): boolean {
  const day = malaysianDay(startsAt);
  const [startsAtMs, endsAtMs] = [startsAt.getTime(), endsAt.getTime()];
  const isBlocked = plan.blocks.some(
    (block) => block.hospitalId === hospitalId && block.startsAtMs < endsAtMs && block.endsAtMs > startsAtMs,
  );
  return (
    !isBlocked &&
    sessionsOfDay(plan, day, { hospitalId, mode }).some(
      ({ from, to }) =>
        atMalaysianTime(day, from).getTime() <= startsAtMs && endsAtMs <= atMalaysianTime(day, to).getTime(),
    )
  );
}

/** A session as one text, so that a form can say with which values it was opened. */
export function fingerprintOf(session: RecurringSession): string {
  const { hospitalId, weekday, from, to, slotMinutes, capacity, mode, recurrence, validFrom, validUntil } = session;
  const { bufferMinutes, leadHours, windowDays, noticeHours, room } = session;
  const dates = [recurrence, session.monthWeeks.join(' '), session.monthDays.join(' '), validFrom, validUntil];
  const limits = [bufferMinutes, leadHours, windowDays, noticeHours];
  return [hospitalId, weekday, from, to, slotMinutes, capacity, mode, ...dates, ...limits, room].join();
}
