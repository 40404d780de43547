/** The dates on which a recurring session takes place. */
import { addDays, weekdayOf } from '#src/shared/dates.ts';

export const recurrences = ['weekly', 'fortnightly', 'monthly'] as const;
export type Recurrence = (typeof recurrences)[number];

/** The weeks of a month that a monthly session may name: first to fourth such weekday. Not every month has a fifth. */
export const monthWeeks = [1, 2, 3, 4] as const;

/** The recurrence of a session. Without one it is weekly; without limits it has no first or last day. */
export interface SessionDates {
  /** 0 is Sunday. */
  weekday: number;
  recurrence?: Recurrence | undefined;
  /** For a monthly session: 1 for the first such weekday of a month, up to 4. */
  monthWeeks?: readonly number[] | undefined;
  /** First day ('YYYY-MM-DD'), included. A fortnightly session counts its weeks from here. */
  validFrom?: string | null | undefined;
  /** Last day, included. */
  validUntil?: string | null | undefined;
}

/** Whether the session takes place on the day ('YYYY-MM-DD'). A fortnightly session without a first day never does. */
export function takesPlaceOn(session: SessionDates, day: string): boolean {
  if (weekdayOf(day) !== session.weekday) return false;
  if (session.validFrom && day < session.validFrom) return false;
  if (session.validUntil && day > session.validUntil) return false;
  if (session.recurrence === 'fortnightly') return isFortnightOf(session, day);
  if (session.recurrence === 'monthly') return session.monthWeeks?.includes(weekOfMonth(day)) ?? false;
  return true;
}

/** 1 for the first such weekday of the day's month, up to 5. */
export function weekOfMonth(day: string): number {
  return Math.ceil(Number(day.slice(8, 10)) / 7);
}

/** The session's next dates from a day on, at most `count` of them, within a year. */
export function nextDates(session: SessionDates, from: string, count: number): string[] {
  const first = addDays(from, (session.weekday - weekdayOf(from) + 7) % 7);
  const dates: string[] = [];
  for (let week = 0; week < 53 && dates.length < count; week += 1) {
    const day = addDays(first, week * 7);
    if (takesPlaceOn(session, day)) dates.push(day);
  }
  return dates;
}

function isFortnightOf({ weekday, validFrom }: SessionDates, day: string): boolean {
  if (!validFrom) return false;
  const first = addDays(validFrom, (weekday - weekdayOf(validFrom) + 7) % 7);
  return ((Date.parse(day) - Date.parse(first)) / 86_400_000) % 14 === 0;
}
