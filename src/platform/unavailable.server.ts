/** What a failure means for the asker: come back later, or no space is left. By the error's class and code, never by its words. */

import { isFailure } from '#src/shared/failure.ts';

/** Something that we need cannot be reached, or does not answer in time. The cause says why. */
export class Unavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Unavailable';
  }
}

/** How long a caller is asked to wait after a 503. */
export const retryAfterSeconds = 5;

/**
 * SQLSTATEs of a database that cannot work for us now: connection lost (08), out of resources (53), stopping or starting (57P0),
 * statement cancelled by its deadline (57014), lock not granted in time (55P03), session ended while it waited for us (25P03).
 */
const sqlStates = /^(?:08...|53...|57P0.|57014|55P03|25P03)$/;

/** Codes of the operating system and of the HTTP client for a connection that cannot be made or broke. */
const networkCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|UND_ERR_(?:CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))$/;

/** No space on the disk of the files, or on the database's. */
const fullDiskCodes = /^(?:ENOSPC|EDQUOT|53100)$/;

/** The database or another service is away, or has no time for us: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      cause instanceof Unavailable ||
      (isFailure(cause) && cause.details.status === 503) ||
      // What AbortSignal.timeout() throws.
      (cause instanceof DOMException && cause.name === 'TimeoutError') ||
      sqlStates.test(codeOf(cause)) ||
      networkCodes.test(codeOf(cause)),
  );
}

export function isOutOfSpace(error: unknown): boolean {
  return causesOf(error).some((cause) => fullDiskCodes.test(codeOf(cause)));
}

/** The HTTP status of a failure that nobody expected. */
export function statusOfError(error: unknown): 500 | 503 | 507 {
  if (isOutOfSpace(error)) return 507;
  return isUnavailable(error) ? 503 : 500;
}

/** The error and what it says was behind it. Several addresses of one host fail as one AggregateError. */
function causesOf(error: unknown, depth = 0): unknown[] {
  if (!error || depth > 5) return [];
  const further = error instanceof AggregateError ? error.errors : [];
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, ...further.flatMap((one) => causesOf(one, depth + 1)), ...causesOf(cause, depth + 1)];
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}
