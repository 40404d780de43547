import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatNearDay } from '#src/shared/dates.ts';
import { nextDates, type SessionDates } from '#src/features/appointments/availability/session-dates.rules.ts';
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
const weeks = [m.schedules_nth_1, m.schedules_nth_2, m.schedules_nth_3, m.schedules_nth_4];

export function weekdayWords(weekday: number): string {
  return weekdays[weekday]!();
}

/** 'First' for the first such weekday of a month. */
export function monthWeekWords(week: number): string {
  return weeks[week - 1]!();
}

/** 'Every second Wednesday'; 'First, Third Saturday of the month'. */
export function recurrenceWords({ weekday, recurrence = 'weekly', monthWeeks = [] }: SessionDates): string {
  const name = weekdayWords(weekday);
  if (recurrence === 'fortnightly') return m.schedules_when_fortnightly({ weekday: name });
  if (recurrence === 'weekly') return m.schedules_when_weekly({ weekday: name });
  const separator = getLocale() === 'zh' ? '、' : ', ';
  return m.schedules_when_monthly({ weeks: monthWeeks.map(monthWeekWords).join(separator), weekday: name });
}

/** The next three dates of a session. */
export function nextDatesWords(session: SessionDates, today: string): string {
  const days = nextDates(session, today, 3).map((day) => formatNearDay(day, getLocale()));
  return days.length === 0 ? '' : m.schedules_next({ days: days.join(getLocale() === 'zh' ? '，' : ', ') });
}

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
