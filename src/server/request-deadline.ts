import type { Context, Next } from 'hono';
import { withDeadline } from '#src/platform/http/limited-response.ts';
import { Unavailable } from '#src/platform/unavailable.server.ts';
import { isMultipart } from './upload-limit.ts';

const answerMs = 9_500;
/**
 * A slow connection may take this long to send its files (`requestTimeout` of the listener); the deadline starts
 * after that.
 */
const uploadMs = 30_000;

/** Every request is answered within ten seconds: after that with 503. The work itself is ended by its own deadlines. */
export function requestDeadline() {
  return async (c: Context, next: Next): Promise<void> => {
    const ms = isMultipart(c) ? uploadMs + answerMs : answerMs;
    await withDeadline(next(), ms, () => new Unavailable('The request was not answered in time.'));
  };
}
