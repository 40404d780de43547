/** The dates on which a recurring session takes place. */
import { addDays, weekdayOf } from '#src/shared/dates.ts';

export const recurrences = ['weekly', 'fortnightly', 'monthly', 'monthly_dates'] as const;
export type Recurrence = (typeof recurrences)[number];

/** The last such weekday of a month, whether it is the fourth or the fifth. */
export const lastWeek = -1;

/**
 * The weeks of a month that a monthly session may name: first to fifth such weekday, and the last. A month without a
 * fifth has no session then.
 */
export const monthWeeks = [1, 2, 3, 4, 5, lastWeek] as const;

/** The recurrence of a session. Without one it is weekly; without limits it has no first or last day. */
export interface SessionDates {
  /** 0 is Sunday; null for a session on dates of the month. */
  weekday: number | null;
  recurrence?: Recurrence | undefined;
  /** For a monthly session: 1 for the first such weekday of a month, up to 5, and -1 for the last. */
  monthWeeks?: readonly number[] | undefined;
  /** For a session on dates of the month: 1 to 31. A month without the date has no session then. */
  monthDays?: readonly number[] | undefined;
  /** First day ('YYYY-MM-DD'), included. A fortnightly session counts its weeks from here. */
  validFrom?: string | null | undefined;
  /** Last day, included. */
  validUntil?: string | null | undefined;
}

/** Whether the session takes place on the day ('YYYY-MM-DD'). A fortnightly session without a first day never does. */
export function takesPlaceOn(session: SessionDates, day: string): boolean {
  if (session.validFrom && day < session.validFrom) return false;
  if (session.validUntil && day > session.validUntil) return false;
  if (session.recurrence === 'monthly_dates') return session.monthDays?.includes(dateOf(day)) ?? false;
  if (weekdayOf(day) !== session.weekday) return false;
  if (session.recurrence === 'fortnightly') return isFortnightOf(session.weekday, session.validFrom, day);
  if (session.recurrence === 'monthly') return isInWeeks(session.monthWeeks ?? [], day);
  return true;
}

/** 1 for the first such weekday of the day's month, up to 5. */
export function weekOfMonth(day: string): number {
  return Math.ceil(dateOf(day) / 7);
}

/** The session's next dates from a day on, at most `count` of them, within a year. */
export function nextDates(session: SessionDates, from: string, count: number): string[] {
  const dates: string[] = [];
  for (let ahead = 0; ahead < 371 && dates.length < count; ahead += 1) {
    const day = addDays(from, ahead);
    if (takesPlaceOn(session, day)) dates.push(day);
  }
  return dates;
}

function dateOf(day: string): number {
  return Number(day.slice(8, 10));
}

function isInWeeks(weeks: readonly number[], day: string): boolean {
  if (weeks.includes(weekOfMonth(day))) return true;
  return weeks.includes(lastWeek) && addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
}

function isFortnightOf(weekday: number, validFrom: string | null | undefined, day: string): boolean {
  if (!validFrom) return false;
  const first = addDays(validFrom, (weekday - weekdayOf(validFrom) + 7) % 7);
  return ((Date.parse(day) - Date.parse(first)) / 86_400_000) % 14 === 0;
}
