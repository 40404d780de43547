/** Doctors' calendars at their secret addresses: for calendar programs, which send no cookie and no header of ours. */
import { Hono, type Context } from 'hono';
import { doctorCalendar } from '#src/features/appointments/scheduling/scheduling.server.ts';
import type { App } from '#src/platform/app.ts';
import { isFailure } from '#src/shared/failure.ts';
import { tooMany } from '../requests/address-limits.ts';

/** 256 bits as base64url. */
const secretFile = /^([\w-]{43})\.ics$/;

/**
 * Every address below /calendars/. Every text that is not a valid secret gets the same answer, so that guesses learn
 * nothing.
 */
export function calendarFeedRoutes(app: App): Hono {
  const feeds = new Hono();
  feeds.get('/calendars/:file', async (c) => {
    const token = secretFile.exec(c.req.param('file'))?.[1];
    try {
      const calendar = token === undefined ? null : await doctorCalendar(app, token);
      return calendar === null ? unstored(c.text('Not found', 404)) : unstored(calendarAnswer(c, calendar));
    } catch (error) {
      if (isFailure(error, 'too_many_requests')) return tooMany(error.details.retryAfterSeconds ?? 1);
      throw error;
    }
  });
  return feeds;
}

function calendarAnswer(c: Context, calendar: string): Response {
  return c.body(calendar, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="appointments.ics"',
  });
}

function unstored(answer: Response): Response {
  answer.headers.set('cache-control', 'private, no-store');
  answer.headers.set('referrer-policy', 'no-referrer');
  answer.headers.set('x-robots-tag', 'noindex');
  return answer;
}
