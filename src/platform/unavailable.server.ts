/**
 * Classifies failures by the error's class and code, never by its message: unavailable (try again later), or out of
 * disk space.
 */

import { isFailure } from '#src/shared/failure.ts';

/** A needed service cannot be reached, or does not answer in time. The cause says why. */
export class Unavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Unavailable';
  }
}

/** The Retry-After of a 503. */
export const retryAfterSeconds = 5;

/**
 * SQLSTATEs of a database that cannot work at present: connection lost (08), out of resources (53), stopping or
 * starting (57P0), statement cancelled by its deadline (57014), lock not granted in time (55P03), session ended while
 * it was idle in a transaction (25P03).
 */
const sqlStates = /^(?:08...|53...|57P0.|57014|55P03|25P03)$/;

/** Error codes of the operating system and of the HTTP client for a connection that failed or broke. */
const networkCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|UND_ERR_(?:CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))$/;

/** No space on the disk of the uploaded files, or on that of the database. */
const fullDiskCodes = /^(?:ENOSPC|EDQUOT|53100)$/;

/** Whether the database or another service is away or overloaded: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      cause instanceof Unavailable ||
      (isFailure(cause) && cause.details.status === 503) ||
      // Thrown by AbortSignal.timeout().
      (cause instanceof DOMException && cause.name === 'TimeoutError') ||
      sqlStates.test(codeOf(cause)) ||
      networkCodes.test(codeOf(cause)),
  );
}

/** Whether the error, or one of its causes, means that a disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  return causesOf(error).some((cause) => fullDiskCodes.test(codeOf(cause)));
}

/** The HTTP status of an unexpected error. */
export function statusOfError(error: unknown): 500 | 503 | 507 {
  if (isOutOfSpace(error)) return 507;
  return isUnavailable(error) ? 503 : 500;
}

/** The error and its causes. Several addresses of one host fail as one AggregateError. */
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
