import type { Context } from 'hono';
import type { App } from '#src/platform/app.ts';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { isFailure } from '#src/shared/failure.ts';

/** Limit of bodies with files from one address: each takes up to 52 megabytes of memory. */
const uploads = { name: 'upload_address', points: 40, seconds: 15 * 60 };

/** Whether the body may contain files. */
export function isMultipart(c: Context): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
}

/** Counts one body with files. Throws 429. */
export async function countUpload(app: App, clientAddress: string): Promise<void> {
  await countAddress(app, uploads, clientAddress);
}

/** The seconds that the sender has to wait, or undefined. */
export async function secondsToWait(count: () => Promise<void>): Promise<number | undefined> {
  try {
    await count();
    return undefined;
  } catch (error) {
    if (!isFailure(error, 'too_many_requests')) throw error;
    return error.details.retryAfterSeconds ?? 1;
  }
}

/** A recording of the largest size, over a slow line. */
export const longestUploadMs = 60 * 60_000;

/** Whether a request sends a recording: its path in any language, as it is in the URL. */
export function isRecordingUpload(path: string): boolean {
  return /^(?:\/(?:ms|zh))?\/staff\/content\/\d{1,9}\/recording\/file$/.test(path);
}
