/**
 * The calendar file (.ics) of an appointment: what it says, its alarm, how it is written, and how a mail and an answer
 * carry it.
 */
import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  default as createCalendar,
} from 'ical-generator';
import type { App } from '#src/platform/app.ts';
import { directionsAddress } from '#src/features/find-care/hospitals/hospitals.rules.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { hospitalOf, inItsRoom } from './appointment-place.rules.ts';
import type { AppointmentRow } from './data/appointments.store.server.ts';
import type { BookableDoctor } from './data/bookable-doctors.store.server.ts';

type Ports = Pick<App, 'clock' | 'secrets' | 'config'>;

interface AppointmentFacts {
  row: AppointmentRow;
  doctor: BookableDoctor;
  brand: Brand;
}

const filename = 'appointment.ics';
const contentType = 'text/calendar; charset=utf-8';

/** The appointment's .ics in its present state. */
export function calendarOf(app: Ports, { row, doctor, brand }: AppointmentFacts): string {
  const hospital = hospitalOf(inItsRoom(doctor, row), row.hospitalId);
  const email = row.email ? app.secrets.open(row.email, ['appointments', 'email', row.id]) : undefined;
  const summary = m.appointments_calendar_summary({ doctor: doctor.name }, { locale: row.language });
  const isByVideo = row.mode === 'teleconsult';
  return iCalendar({
    appointmentId: row.id,
    host: new URL(app.config.publicOrigin).hostname,
    sequence: row.calendarSequence,
    isCancelled: row.status === 'cancelled',
    isConfirmed: row.status !== 'requested',
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    summary,
    location: isByVideo
      ? m.appointments_mode_teleconsult({}, { locale: row.language })
      : `${hospital.room}, ${hospital.name}, ${hospital.address}`,
    description: [
      ...(isByVideo
        ? []
        : [
            m.appointments_calendar_directions(
              { link: directionsAddress(`${hospital.name}, ${hospital.address}`) },
              { locale: row.language },
            ),
          ]),
      m.appointments_calendar_call({ phone: hospital.phone }, { locale: row.language }),
    ].join('\n'),
    // Time to get to the hospital; for a video consultation, time to find a quiet place.
    alarm: { minutesBefore: isByVideo ? 15 : 120, text: summary },
    organizer: { name: brand.groupName, email: brand.email },
    ...(email
      ? { attendee: { name: app.secrets.open(row.patientName!, ['appointments', 'patient_name', row.id]), email } }
      : {}),
    now: app.clock.now(),
  });
}

/** The calendar file as an attachment of a mail about the appointment. */
export function calendarAttachment(app: Ports, facts: AppointmentFacts) {
  return { filename, contentType, content: calendarOf(app, facts) };
}

/** The answer with an appointment's calendar file; private, so that nothing stores it. */
export function calendarResponse(calendar: string): Response {
  return new Response(calendar, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  });
}

interface CalendarEntry {
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
function iCalendar(entry: CalendarEntry): string {
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
