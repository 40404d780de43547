import { expect, test } from 'vitest';
import { publishedCalendar, type CalendarEvent } from './calendar-events.server.ts';

const about = { name: 'Dr Tan Mei Ling', company: 'Melur Healthcare', host: 'www.example.test' };
const visit: CalendarEvent = {
  id: 'visit-1',
  start: new Date('2026-11-24T09:20:00+08:00'),
  end: new Date('2026-11-24T09:40:00+08:00'),
  summary: 'Appointment: In person · New patient · Confirmed',
  location: 'Suite 2-08, Level 2, a hospital whose name is longer than one line of a calendar may be',
  kind: 'appointment',
  sequence: 3,
  changedAt: new Date('2026-11-20T12:00:00Z'),
};
const written = (...events: CalendarEvent[]) => publishedCalendar(about, events);
const lines = (calendar: string) => calendar.replace(/\r\n /g, '').split('\r\n');

test('an appointment is written with its times in UTC, its number of changes and no other person', () => {
  expect(lines(written(visit))).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'X-PUBLISHED-TTL:PT15M',
      'UID:visit-1@www.example.test',
      'SEQUENCE:3',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261124T012000Z',
      'DTEND:20261124T014000Z',
      'STATUS:CONFIRMED',
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'END:VCALENDAR',
    ]),
  );
  expect(written(visit)).not.toMatch(/ATTENDEE|ORGANIZER|DESCRIPTION/);
});

test('lines end in CRLF and have at most 75 bytes', () => {
  const calendar = written(visit);
  expect(calendar.replaceAll('\r\n', '')).not.toContain('\n');
  expect(Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test.each([
  ['request', 'STATUS:TENTATIVE', 'TRANSP:OPAQUE'],
  ['busy', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE'],
  ['free', 'STATUS:CONFIRMED', 'TRANSP:TRANSPARENT'],
] as const)('an event that is %s has %s and %s', (kind, status, transparency) => {
  const found = lines(written({ ...visit, kind }));
  expect(found).toContain(status);
  expect(found).toContain(transparency);
});
