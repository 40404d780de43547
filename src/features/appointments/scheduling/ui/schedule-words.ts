import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatNearDay } from '#src/shared/dates.ts';
import { lastWeek, nextDates, type SessionDates } from '#src/features/appointments/availability/session-dates.rules.ts';
import type { SessionLimits } from '#src/features/appointments/availability/slot-limits.rules.ts';
import type { SessionHours } from '#src/features/appointments/availability/slots.rules.ts';

const weekdays = [
  m.doctors_weekday_0,
  m.doctors_weekday_1,
  m.doctors_weekday_2,
  m.doctors_weekday_3,
  m.doctors_weekday_4,
  m.doctors_weekday_5,
  m.doctors_weekday_6,
];
const weeks = [m.schedules_nth_1, m.schedules_nth_2, m.schedules_nth_3, m.schedules_nth_4, m.schedules_nth_5];

/** The name of a weekday, 0 for Sunday, in the language of the page. */
export function weekdayWords(weekday: number): string {
  return weekdays[weekday]!();
}

/** 'First' for the first such weekday of a month, 'Last' for the last. */
export function monthWeekWords(week: number): string {
  return week === lastWeek ? m.schedules_nth_last() : weeks[week - 1]!();
}

/** 'Every other Wednesday'; 'First, Third Saturday of the month'; 'On the 1st and 15th of the month'. */
export function recurrenceWords({
  weekday,
  recurrence = 'weekly',
  monthWeeks = [],
  monthDays = [],
}: SessionDates): string {
  if (weekday === null) return m.schedules_when_dates({ days: monthDaysWords(monthDays) });
  const name = weekdayWords(weekday);
  if (recurrence === 'fortnightly') return m.schedules_when_fortnightly({ weekday: name });
  if (recurrence === 'weekly') return m.schedules_when_weekly({ weekday: name });
  const separator = getLocale() === 'zh' ? '、' : ', ';
  const chosen = [...monthWeeks.filter((week) => week !== lastWeek), ...monthWeeks.filter((week) => week === lastWeek)];
  return m.schedules_when_monthly({ weeks: chosen.map(monthWeekWords).join(separator), weekday: name });
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** '1st and 15th', '1 hb dan 15 hb', '1日和15日'. */
function monthDaysWords(days: readonly number[]): string {
  const locale = getLocale();
  const shown = days.map((day) =>
    locale === 'en' ? `${day}${endings[ordinals.select(day)]!}` : locale === 'ms' ? `${day} hb` : `${day}日`,
  );
  // British English has no comma before the last of three.
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(shown);
}

/** The next three dates of a session. */
export function nextDatesWords(session: SessionDates, today: string): string {
  const days = nextDates(session, today, 3).map((day) => formatNearDay(day, getLocale()));
  return days.length === 0 ? '' : m.schedules_next({ days: days.join(getLocale() === 'zh' ? '，' : ', ') });
}

/** How a session's patients are seen, in the language of the page. */
export function modeWords(mode: SessionHours['mode']): string {
  return mode === 'teleconsult' ? m.front_desk_teleconsult() : m.front_desk_in_person();
}

/** The session's own limits, each as a text; none where the group's settings apply. */
export function limitsWords({ bufferMinutes, leadHours, windowDays, noticeHours }: SessionLimits): string[] {
  return [
    ...(bufferMinutes ? [m.schedules_has_buffer({ minutes: bufferMinutes })] : []),
    ...(leadHours == null ? [] : [m.schedules_has_lead({ hours: leadHours })]),
    ...(windowDays == null ? [] : [m.schedules_has_window({ days: windowDays })]),
    ...(noticeHours == null ? [] : [m.schedules_has_notice({ hours: noticeHours })]),
  ];
}

/** The sessions of a single date in one line, or that it is closed. */
export function dateSessionsWords(sessions: readonly SessionHours[]): string {
  if (sessions.length === 0) return m.schedules_date_closed();
  return sessions
    .map(({ from, to, mode }) => `${from}–${to} ${modeWords(mode)}`)
    .join(getLocale() === 'zh' ? '，' : ', ');
}
