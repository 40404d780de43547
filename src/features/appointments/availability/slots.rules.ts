/** A doctor's slots, computed from sessions, overrides, leave, holidays and bookings; nothing here reads a database. */
import { addDays, atMalaysianTime, malaysianDay, weekdayOf } from '#src/shared/dates.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { isOnLeave, leaveTimes, type LeaveSpan } from './leave.rules.ts';
import { freeSeats, type OccupiedSeat } from './seats.rules.ts';
import { takesPlaceOn, type SessionDates } from './session-dates.rules.ts';
import { slotLimitsOf, type SessionLimits, type SlotLimits } from './slot-limits.rules.ts';

export type { OccupiedSeat } from './seats.rules.ts';

export type AppointmentMode = 'in_person' | 'teleconsult';

/** The hours of a session. Times are Malaysian 'HH:MM'; `to` may be '24:00'. */
export interface SessionHours extends SessionLimits {
  from: string;
  to: string;
  slotMinutes: number;
  /** Patients per slot. */
  capacity: number;
  mode: AppointmentMode;
}

/** One recurring session. */
export interface Session extends SessionHours, SessionDates {
  hospitalId: number;
  /** State of the hospital: its public holidays close the session. */
  state: string;
}

/** A single date at one hospital whose sessions replace all recurring ones; without sessions the date is closed. */
export interface DateOverride {
  hospitalId: number;
  state: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  sessions: readonly SessionHours[];
}

/** Blocked hours at one hospital. Instants are milliseconds. */
export interface ScheduleBlock {
  hospitalId: number;
  startsAtMs: number;
  endsAtMs: number;
}

/** Everything that decides a doctor's available slots. */
export interface Schedule {
  sessions: readonly Session[];
  overrides?: readonly DateOverride[];
  blocks?: readonly ScheduleBlock[];
  leave: readonly LeaveSpan[];
  /** By state and day: '{state} {YYYY-MM-DD}'. */
  holidays: ReadonlyMap<string, LocalText>;
  occupied: readonly OccupiedSeat[];
}

export interface Slot extends SlotLimits {
  startsAtMs: number;
  endsAtMs: number;
  hospitalId: number;
  mode: AppointmentMode;
  /** Free seat numbers, lowest first; empty when the slot is taken. */
  freeSeats: number[];
}

export type ClosedReason = 'past' | 'leave' | 'holiday' | 'no_session' | 'full' | 'too_soon' | 'too_far';

export interface Day {
  day: string;
  /** Number of slots that can be booked. */
  open: number;
  closed?: ClosedReason;
  holiday?: LocalText;
}

export interface Viewpoint {
  now: Date;
  /** Minimum minutes before the start, so that the visitor can get there. */
  leadMinutes: number;
  /**
   * The group's booking window, for visitors: each session's own lead time and window then apply as well. Absent for
   * staff and for figures.
   */
  bookingWindowDays?: number | undefined;
  hospitalId?: number;
  mode?: AppointmentMode;
}

/**
 * Every slot of the day's sessions in time order, taken ones included; none in the past, within the lead time, outside
 * the session's window, on leave or on a holiday.
 */
export function slotsOfDay(schedule: Schedule, day: string, view: Viewpoint): Slot[] {
  const slots = openSessions(schedule, day, view).flatMap(({ slots: own, earliestMs }) =>
    [...own].filter((slot) => slot.startsAtMs >= earliestMs),
  );
  return slots.sort((a, b) => a.startsAtMs - b.startsAtMs);
}

interface OpenSession {
  slots: Iterable<Slot>;
  earliestMs: number;
}

/** The slots of each session that takes place on the day. */
function openSessions(schedule: Schedule, day: string, view: Viewpoint): OpenSession[] {
  if (isOnLeave(schedule, day)) return [];
  return sessionsOfDay(schedule, day, view)
    .filter((session) => !holidayOf(schedule, session, day) && !isTooFar(session, day, view))
    .map((session) => ({ slots: slotsOfSession(schedule, session, day), earliestMs: earliest(session, view) }));
}

function earliest({ leadHours }: SessionLimits, { now, leadMinutes, bookingWindowDays }: Viewpoint): number {
  const own = bookingWindowDays === undefined ? 0 : (leadHours ?? 0) * 60;
  return now.getTime() + Math.max(leadMinutes, own) * 60_000;
}

function isTooFar({ windowDays }: SessionLimits, day: string, { now, bookingWindowDays }: Viewpoint): boolean {
  if (bookingWindowDays === undefined) return false;
  return day >= addDays(malaysianDay(now), windowDays ?? bookingWindowDays);
}

/** The public holiday that closes the session. An override names its date, so a holiday does not close it. */
export function holidayOf(
  schedule: Pick<Schedule, 'holidays'>,
  session: DaySession,
  day: string,
): LocalText | undefined {
  return session.rule === 'override' ? undefined : schedule.holidays.get(`${session.state} ${day}`);
}

/** How many slots of the day can be booked, or why none can. */
export function describeDay(schedule: Schedule, day: string, view: Viewpoint): Day {
  if (day < malaysianDay(view.now)) return { day, open: 0, closed: 'past' };
  const sessions = sessionsOfDay(schedule, day, view);
  if (sessions.length === 0) return { day, open: 0, closed: 'no_session' };
  if (isOnLeave(schedule, day)) return { day, open: 0, closed: 'leave' };
  const holidays = sessions.map((session) => holidayOf(schedule, session, day));
  if (holidays.every((holiday) => holiday !== undefined))
    return { day, open: 0, closed: 'holiday', holiday: holidays[0]! };
  const slots = slotsOfDay(schedule, day, view);
  if (slots.length === 0) return { day, open: 0, closed: whyNone(schedule, day, view) };
  const open = slots.filter(({ freeSeats }) => freeSeats.length > 0).length;
  return open === 0 ? { day, open, closed: 'full' } : { day, open };
}

/** Why a day with sessions has no slot at all: leave, blocked hours, a past day, or the limits of its sessions. */
function whyNone(schedule: Schedule, day: string, view: Viewpoint): ClosedReason {
  const forStaff = { ...view, bookingWindowDays: undefined };
  const isLeave = leaveTimes(schedule, day).length > 0 && slotsOfDay(schedule, day, forStaff).length === 0;
  if (isLeave && slotsOfDay({ ...schedule, leave: [] }, day, forStaff).length > 0) return 'leave';
  const open = openSessions(schedule, day, forStaff);
  if (open.every(({ slots }) => [...slots].length === 0)) return 'no_session';
  if (slotsOfDay(schedule, day, forStaff).length === 0) return 'past';
  return sessionsOfDay(schedule, day, view).every((session) => isTooFar(session, day, view)) ? 'too_far' : 'too_soon';
}

/** The slot that begins at exactly this instant; undefined for every other instant. */
export function findSlot(schedule: Schedule, startsAt: Date, view: Viewpoint): Slot | undefined {
  return slotsOfDay(schedule, malaysianDay(startsAt), view).find((slot) => slot.startsAtMs === startsAt.getTime());
}

/** The first `count` slots with a free seat in the coming days, in order; computes no more days than it needs. */
export function firstAvailableSlots(
  schedule: Schedule,
  view: Viewpoint,
  { days, count }: { days: number; count: number },
): Slot[] {
  const today = malaysianDay(view.now);
  const found: Slot[] = [];
  for (let ahead = 0; ahead < days && found.length < count; ahead += 1) {
    const ofDay = openSessions(schedule, addDays(today, ahead), view).flatMap((open) => firstAvailable(open, count));
    found.push(...ofDay.sort((a, b) => a.startsAtMs - b.startsAtMs));
  }
  return found.slice(0, count);
}

/** Stops at `count`, because a list of all doctors calls this for each of them. */
function firstAvailable({ slots, earliestMs }: OpenSession, count: number): Slot[] {
  const found: Slot[] = [];
  for (const slot of slots) {
    if (slot.startsAtMs >= earliestMs && slot.freeSeats.length > 0) found.push(slot);
    if (found.length === count) break;
  }
  return found;
}

/** A session of one day, with the rule that it comes from. */
export interface DaySession extends SessionHours {
  hospitalId: number;
  state: string;
  rule: 'recurring' | 'override';
}

/**
 * The sessions of one day: an override replaces the recurring sessions of its hospital. Leave and holidays are not
 * considered.
 */
export function sessionsOfDay(
  { sessions, overrides = [] }: Pick<Schedule, 'sessions' | 'overrides'>,
  day: string,
  view: Pick<Viewpoint, 'hospitalId' | 'mode'> = {},
): DaySession[] {
  const weekday = weekdayOf(day);
  const own = overrides.filter((override) => override.day === day);
  const recurring = sessions.filter(
    (session) =>
      (session.weekday ?? weekday) === weekday &&
      takesPlaceOn(session, day) &&
      !own.some(({ hospitalId }) => hospitalId === session.hospitalId),
  );
  return [
    ...recurring.map((session) => ({ ...session, rule: 'recurring' as const })),
    ...own.flatMap(({ hospitalId, state, sessions: hours }) =>
      hours.map((one) => ({ ...one, hospitalId, state, rule: 'override' as const })),
    ),
  ].filter(
    (session) =>
      (view.hospitalId === undefined || session.hospitalId === view.hospitalId) &&
      (view.mode === undefined || session.mode === view.mode),
  );
}

/** The session's slots in time order, generated one at a time. */
function* slotsOfSession(schedule: Schedule, session: DaySession, day: string): Generator<Slot> {
  const opensAtMs = atMalaysianTime(day, session.from).getTime();
  const closesAtMs = atMalaysianTime(day, session.to).getTime();
  const lengthMs = session.slotMinutes * 60_000;
  const bufferMs = (session.bufferMinutes ?? 0) * 60_000;
  const limits = slotLimitsOf(session);
  // Only rows that overlap this session are compared slot by slot: a busy doctor has hundreds of bookings in the
  // window.
  const occupied = schedule.occupied.filter((taken) => taken.startsAtMs < closesAtMs && taken.endsAtMs > opensAtMs);
  const blocks = (schedule.blocks ?? []).filter(({ hospitalId }) => hospitalId === session.hospitalId);
  const closed = [...blocks, ...leaveTimes(schedule, day)];
  // A remainder shorter than a slot is not offered.
  for (let startsAtMs = opensAtMs; startsAtMs + lengthMs <= closesAtMs; startsAtMs += lengthMs + bufferMs) {
    const endsAtMs = startsAtMs + lengthMs;
    if (closed.some((one) => one.startsAtMs < endsAtMs && one.endsAtMs > startsAtMs)) continue;
    yield {
      startsAtMs,
      endsAtMs,
      hospitalId: session.hospitalId,
      mode: session.mode,
      freeSeats: freeSeats(occupied, session.capacity, { startsAtMs, endsAtMs, bufferMs }),
      ...limits,
    };
  }
}
