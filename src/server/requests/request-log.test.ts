import { expect, test } from 'vitest';
import { loggedPath } from './request-log.ts';

const secret = 'aB3-_'.repeat(9).slice(0, 43);

test.each([
  [`/calendars/${secret}.ics`, '/calendars/-'],
  [`/ms/calendars/${secret}.ics`, '/ms/calendars/-'],
  [`/Calendars/${secret}`, '/Calendars/-'],
  [`/calendars%2F${secret}.ics`, undefined],
  [`/${secret}.ics`, '/-.ics'],
  ['/staff/schedules/12/calendars', '/staff/schedules/12/calendars'],
  ['/events/health-day/calendar.ics', '/events/health-day/calendar.ics'],
])('%s is logged without a secret', (path, logged) => {
  if (logged !== undefined) expect(loggedPath(path)).toBe(logged);
  expect(loggedPath(path)).not.toContain(secret);
});
