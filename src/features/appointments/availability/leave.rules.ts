/** A doctor's leave: whole days, or from an hour of its first day without a break until an hour of its last. */
import { addDays, atMalaysianTime } from '#src/shared/dates.ts';

export interface LeaveSpan {
  /** First and last day, 'YYYY-MM-DD', both included. */
  startsOn: string;
  endsOn: string;
  /** Time 'HH:MM' on the first day from which the doctor is away; if absent, from the beginning of the day. */
  startsAt?: string | null | undefined;
  /** Time 'HH:MM' on the last day from which the doctor is back; if absent, the whole day is leave. */
  endsAt?: string | null | undefined;
}

/** The hour that divides a day into two half days of leave. */
export const halfDayAt = '13:00';

/** The hours of leave on one day, 'HH:MM' to 'HH:MM'; '00:00' to '24:00' is the whole day. */
export interface LeaveHours {
  from: string;
  to: string;
}

/** The hours of one day on which the doctor is away, in order of time. */
export function leaveHoursOn({ leave }: { leave: readonly LeaveSpan[] }, day: string): LeaveHours[] {
  return leave
    .filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
    .map(({ startsOn, endsOn, startsAt, endsAt }) => ({
      from: (startsOn === day && startsAt) || '00:00',
      to: (endsOn === day && endsAt) || '24:00',
    }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The hours of leave on one day as instants in milliseconds; the end is not included. */
export function leaveTimes(
  schedule: { leave: readonly LeaveSpan[] },
  day: string,
): { startsAtMs: number; endsAtMs: number }[] {
  return leaveHoursOn(schedule, day).map(({ from, to }) => ({
    startsAtMs: atMalaysianTime(day, from).getTime(),
    endsAtMs: atMalaysianTime(day, to).getTime(),
  }));
}

/** Whether the doctor is on leave for the whole day ('YYYY-MM-DD'). Two half days that meet count as a whole day. */
export function isOnLeave(schedule: { leave: readonly LeaveSpan[] }, day: string): boolean {
  let awayUntil = '00:00';
  for (const { from, to } of leaveHoursOn(schedule, day)) if (from <= awayUntil && to > awayUntil) awayUntil = to;
  return awayUntil === '24:00';
}

/** The instants between which the doctor is away; the end is not included. */
export function leaveInstants({ startsOn, endsOn, startsAt, endsAt }: LeaveSpan): { from: Date; to: Date } {
  return {
    from: atMalaysianTime(startsOn, startsAt || '00:00'),
    to: endsAt ? atMalaysianTime(endsOn, endsAt) : atMalaysianTime(addDays(endsOn, 1), '00:00'),
  };
}
