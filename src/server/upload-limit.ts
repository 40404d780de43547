import type { Context } from 'hono';
import type { App } from '#src/platform/app.ts';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { isFailure } from '#src/shared/failure.ts';

/** Bodies with files that one address may send: each is up to 52 megabytes of our memory. */
const uploads = { name: 'upload_address', points: 40, seconds: 15 * 60 };

export function isMultipart(c: Context): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
}

/** Counts one body with files. Throws 429. */
export async function countUpload(app: App, clientAddress: string): Promise<void> {
  await countAddress(app, uploads, clientAddress);
}

/** How long the sender has to wait, or nothing. */
export async function secondsToWait(count: () => Promise<void>): Promise<number | undefined> {
  try {
    await count();
    return undefined;
  } catch (error) {
    if (!isFailure(error, 'too_many_requests')) throw error;
    return error.details.retryAfterSeconds ?? 1;
  }
}
