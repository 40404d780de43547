import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  default as createCalendar,
} from 'ical-generator';

export interface CalendarEntry {
  appointmentId: string;
  /** Host of the site: makes the UID globally unique. */
  host: string;
  sequence: number;
  isCancelled: boolean;
  isConfirmed: boolean;
  startsAt: Date;
  endsAt: Date;
  /** Contains no health information: calendars are shared. */
  summary: string;
  location: string;
  /** Directions or the link to the call, and a number to call, one a line. */
  description: string;
  /** Minutes before the start at which the calendar shows a reminder with this text. */
  alarm: { minutesBefore: number; text: string };
  organizer: { name: string; email: string };
  attendee?: { name: string; email: string };
  now: Date;
}

/**
 * The appointment as iCalendar: a UID that never changes, a rising SEQUENCE, times in UTC; METHOD CANCEL removes it
 * from the reader's calendar.
 */
export function calendarEntry(entry: CalendarEntry): string {
  const calendar = createCalendar({
    prodId: { company: entry.organizer.name, product: 'Appointments', language: 'EN' },
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const event = calendar.createEvent({
    id: `${entry.appointmentId}@${entry.host}`,
    sequence: entry.sequence,
    stamp: entry.now,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.summary,
    location: entry.location,
    description: entry.description,
    organizer: entry.organizer,
    status: entry.isCancelled
      ? ICalEventStatus.CANCELLED
      : entry.isConfirmed
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
    attendees: entry.attendee
      ? [{ ...entry.attendee, rsvp: false, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED }]
      : [],
  });
  if (!entry.isCancelled)
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: entry.alarm.minutesBefore * 60,
      description: entry.alarm.text,
    });
  return calendar.toString();
}
