import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';

export const scheduleUnknown = () => new Failure({ status: 404, code: 'schedule_unknown', text: m.errors_not_found });
/** The session, date or block was deleted, or a colleague changed it after the form was opened. */
export const scheduleChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'schedule_changed_meanwhile', text: m.schedules_error_meanwhile });
/** Bookings were made after the affected ones were shown. */
export const bookingsChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'bookings_changed_meanwhile', text: m.schedules_error_bookings });

/** The hours would overlap another session of the doctor; the message names it. */
export function sessionsOverlap(words: { hospital: string; day: (language: Language) => string; hours: string }) {
  const text: MessageText = (_inputs, { locale }) =>
    m.schedules_error_overlap({ hospital: words.hospital, day: words.day(locale), hours: words.hours }, { locale });
  return new Failure({ status: 422, code: 'sessions_overlap', text, fields: { from: text } });
}

export function scheduleInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'schedule_invalid', text: m.schedules_error_invalid, fields });
}

const fieldWords: Record<string, MessageText> = {
  hospitalId: m.schedules_error_hospital,
  weekday: m.schedules_error_weekday,
  from: m.schedules_error_time,
  to: m.schedules_error_to,
  slotMinutes: m.schedules_error_slot,
  capacity: m.schedules_error_capacity,
  bufferMinutes: m.schedules_error_buffer,
  leadHours: m.schedules_error_lead,
  windowDays: m.schedules_error_window,
  noticeHours: m.schedules_error_notice,
  room: m.schedules_error_room,
  monthWeeks: m.schedules_error_weeks,
  monthDays: m.schedules_error_dates,
  validFrom: m.schedules_error_first_day,
  validUntil: m.schedules_error_last_day,
  day: m.schedules_error_day,
};

/** The field and message for a value that the schema refused; `rows` are the sessions of a single date. */
export function fieldError(path: readonly PropertyKey[]): [string, MessageText] {
  const names = path.filter((part) => part !== 'session').map(String);
  const [list, row, part] = names;
  if (list === 'sessions' && row !== undefined)
    return [`${part ?? 'from'}-${row}`, fieldWords[part ?? ''] ?? m.schedules_error_time];
  return [list ?? 'from', fieldWords[list ?? ''] ?? m.schedules_error_invalid];
}

/** What was removed would take booked times away: staff decide about each booking on the record's own page. */
export const trashedHasBookings = () =>
  new Failure({ status: 409, code: 'trashed_has_bookings', text: m.trash_error_bookings });
