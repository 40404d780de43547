import type { Context, Next } from 'hono';
import { withDeadline } from '#src/platform/http/limited-response.ts';
import { Unavailable } from '#src/platform/unavailable.server.ts';
import { isMultipart, isRecordingUpload, longestUploadMs } from './upload-limit.ts';

const answerMs = 9_500;
/**
 * A slow connection may take this long to send its files (`requestTimeout` of the listener); the deadline starts
 * after that.
 */
const uploadMs = 30_000;

/** Every request is answered within ten seconds, if need be with 503. The work itself is ended by its own deadlines. */
export function requestDeadline() {
  return async (c: Context, next: Next): Promise<void> => {
    await withDeadline(next(), deadlineOf(c), () => new Unavailable('The request was not answered in time.'));
  };
}

function deadlineOf(c: Context): number {
  if (isRecordingUpload(c.req.path)) return longestUploadMs + answerMs;
  return isMultipart(c) ? uploadMs + answerMs : answerMs;
}
