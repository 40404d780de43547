/** The calendar behind a secret address: the doctor's coming appointments, sessions, blocked hours and leave. */
import type { App } from '#src/platform/app.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { m } from '#src/paraglide/messages.js';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { findSchedules, type DoctorSchedule } from '#src/features/appointments/availability/availability.server.ts';
import { isOnLeave, leaveHoursOn } from '#src/features/appointments/availability/leave.rules.ts';
import { schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  findCalendarByToken,
  listCalendarAppointments,
  listDoctorPlaces,
  type CalendarAppointment,
} from '../data/doctor-calendars.store.server.ts';
import { publishedCalendar, type CalendarEvent } from './calendar-events.server.ts';
import { openSessionsOf, type OpenSession } from './open-sessions.rules.ts';
import { appointmentDays, sessionDays } from './calendars.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'logger' | 'config' | 'cache' | 'appointmentService'>;

/** The largest file takes a calendar program a moment to read: a doctor has a few thousand appointments a year. */
const mostAppointments = 5_000;
/** Four programs that each read every five minutes. */
const readings = { name: 'doctor_calendar', points: 48, seconds: 60 * 60, mayGoUncounted: true } as const;

/**
 * The calendar with this token as iCalendar; null for an unknown or revoked token. Throws too_many_requests (429) for
 * an address that is read too often.
 */
export async function doctorCalendar(app: Ports, token: string): Promise<string | null> {
  const found = await findCalendarByToken(app.db, tokenHash(token));
  if (!found) return null;
  const { calendar, doctorName } = found;
  await countAgainstLimit(app, readings, calendar.id);
  const reading = await readingOf(app, calendar);
  const brand = await shownSetting(app, 'brand');
  const about = { name: doctorName, company: brand.groupName, host: new URL(app.config.publicOrigin).host };
  return publishedCalendar(about, await eventsOf(app, reading));
}

interface Reading {
  doctorId: number;
  language: Language;
  now: Date;
  today: string;
  isShown: (hospitalId: number) => boolean;
  /** The room and the hospital; `room` is the session's own, if any. */
  placeOf: (hospitalId: number, room?: string | null) => string;
}

async function readingOf(
  app: Ports,
  { doctorId, language, hospitalIds }: { doctorId: number; language: Language; hospitalIds: number[] | null },
): Promise<Reading> {
  const places = new Map(
    (await listDoctorPlaces(app.db, doctorId)).map(({ hospitalId, hospital, room }) => [
      hospitalId,
      { hospital, room },
    ]),
  );
  const now = app.clock.now();
  return {
    doctorId,
    language,
    now,
    today: malaysianDay(now),
    isShown: (hospitalId) => hospitalIds === null || hospitalIds.includes(hospitalId),
    placeOf: (hospitalId, room) => {
      const place = places.get(hospitalId);
      return [room || place?.room, place?.hospital].filter(Boolean).join(', ');
    },
  };
}

async function eventsOf(app: Ports, reading: Reading): Promise<CalendarEvent[]> {
  const { doctorId, today, isShown } = reading;
  const from = atMalaysianTime(today, '00:00');
  const to = atMalaysianTime(addDays(today, appointmentDays), '00:00');
  const rows = await listCalendarAppointments(app.db, { doctorId, from, to, limit: mostAppointments });
  const booked = rows.filter(({ hospitalId }) => isShown(hospitalId)).map((row) => appointmentEvent(reading, row));
  // With an appointment service the hours are managed there, and the hours in our tables are not the doctor's.
  return schedulerOf(app).isInternal ? [...booked, ...(await hoursOf(app, reading))] : booked;
}

/** Sessions as patients could book them, blocked hours and days of leave. */
async function hoursOf(app: Ports, reading: Reading): Promise<CalendarEvent[]> {
  const { doctorId, now, today, isShown } = reading;
  const days = Array.from({ length: sessionDays }, (_, ahead) => addDays(today, ahead));
  const window = { from: atMalaysianTime(today, '00:00'), to: atMalaysianTime(addDays(today, sessionDays), '00:00') };
  const schedule = (await findSchedules(app, { doctorIds: [doctorId], ...window, now })).get(doctorId);
  if (!schedule) return [];
  const sessions = days.flatMap((day) => openSessionsOf(schedule, day).map((one) => ({ ...one, day })));
  return [
    ...sessions.filter(({ hospitalId }) => isShown(hospitalId)).map((one) => sessionEvent(reading, one)),
    ...schedule.blocks
      .filter(({ hospitalId }) => isShown(hospitalId))
      .map(({ hospitalId, startsAtMs, endsAtMs }) => ({
        ...computed(reading, `blocked-${doctorId}-${hospitalId}-${startsAtMs}-${endsAtMs}`),
        start: new Date(startsAtMs),
        end: new Date(endsAtMs),
        summary: m.schedules_calendar_blocked({}, { locale: reading.language }),
        location: reading.placeOf(hospitalId),
      })),
    ...days.flatMap((day) => leaveEvents(reading, schedule, day)),
  ];
}

/** Leave of one day: the whole day, or its hours. */
function leaveEvents(reading: Reading, schedule: Pick<DoctorSchedule, 'leave'>, day: string): CalendarEvent[] {
  const hours = isOnLeave(schedule, day) ? [{ from: '00:00', to: '24:00' }] : leaveHoursOn(schedule, day);
  return hours.map(({ from, to }) => ({
    ...computed(reading, `leave-${reading.doctorId}-${day}${from === '00:00' ? '' : `-${from.replace(':', '')}`}`),
    start: atMalaysianTime(day, from),
    end: to === '24:00' ? atMalaysianTime(addDays(day, 1), '00:00') : atMalaysianTime(day, to),
    summary: m.schedules_calendar_leave({}, { locale: reading.language }),
    location: '',
  }));
}

const computed = ({ now }: Reading, id: string) => ({ id, kind: 'busy' as const, sequence: 0, changedAt: now });

function appointmentEvent({ language, placeOf }: Reading, row: CalendarAppointment): CalendarEvent {
  const inLanguage = { locale: language };
  const parts = [
    modeText(row.mode, language),
    row.visit && (row.visit === 'new' ? m.front_desk_new : m.front_desk_returning)({}, inLanguage),
    stateTexts[row.status]({}, inLanguage),
  ];
  return {
    id: `visit-${row.id}`,
    start: row.startsAt,
    end: row.endsAt,
    summary: m.schedules_calendar_appointment({ about: parts.filter(Boolean).join(' · ') }, inLanguage),
    location: placeOf(row.hospitalId, row.room) || row.hospital,
    kind: row.status === 'requested' ? 'request' : 'appointment',
    sequence: row.sequence,
    changedAt: row.updatedAt,
  };
}

function sessionEvent(reading: Reading, session: OpenSession & { day: string }): CalendarEvent {
  const { day, from, to, hospitalId, mode, room } = session;
  return {
    ...computed(reading, `session-${reading.doctorId}-${hospitalId}-${day}-${from.replace(':', '')}`),
    kind: 'free',
    start: atMalaysianTime(day, from),
    end: to === '24:00' ? atMalaysianTime(addDays(day, 1), '00:00') : atMalaysianTime(day, to),
    summary: m.schedules_calendar_session({ mode: modeText(mode, reading.language) }, { locale: reading.language }),
    location: reading.placeOf(hospitalId, room),
  };
}

function modeText(mode: CalendarAppointment['mode'], language: Language): string {
  return (mode === 'teleconsult' ? m.front_desk_teleconsult : m.front_desk_in_person)({}, { locale: language });
}

const stateTexts = {
  held: m.front_desk_state_held,
  requested: m.front_desk_state_requested,
  confirmed: m.front_desk_state_confirmed,
  rescheduled: m.front_desk_state_rescheduled,
  arrived: m.front_desk_state_arrived,
  completed: m.front_desk_state_completed,
  no_show: m.front_desk_state_no_show,
  cancelled: m.front_desk_state_cancelled,
};
