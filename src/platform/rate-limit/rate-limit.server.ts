/** Rate limits: counted in the database, so that all processes see the same count. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';
import type { App } from '../app.ts';
import { deleteInBatches } from '../db/in-batches.ts';
import { deleteEndedCounters } from './rate-limit.store.server.ts';

export interface RateLimit {
  /** Name of the limit, part of the stored key: 'send_code'. */
  name: string;
  /** So many in so many seconds. */
  points: number;
  seconds: number;
  /** Of what only reads: it goes on while nothing can be counted. Absent, nothing is done uncounted: what is counted guards a secret, a phone or money. */
  mayGoUncounted?: true;
}

const uncountedWaitSeconds = 5;

/**
 * Counts one more for `subject` (an address, hashed before it is stored) and answers the count. Throws 429 with the seconds
 * to wait once the limit is passed, and 503 where it cannot be counted, unless the limit says that its work may go on uncounted.
 */
export async function countAgainstLimit(
  app: Pick<App, 'pool' | 'secrets' | 'logger'>,
  limit: RateLimit,
  subject: string,
): Promise<number> {
  try {
    return (await limiterOf(app, limit).consume(app.secrets.hash(subject))).consumedPoints;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) {
      app.logger.warn({ limit: limit.name }, 'rate limit could not be counted');
      if (limit.mayGoUncounted) return 0;
      throw new Failure({
        status: 503,
        code: 'unavailable',
        text: m.errors_unavailable,
        retryAfterSeconds: uncountedWaitSeconds,
      });
    }
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new Failure({
      status: 429,
      code: 'too_many_requests',
      text: m.appointments_error_too_many,
      retryAfterSeconds,
    });
  }
}

/** The same for an address that a request came from; one that nobody knows is not counted. */
export async function countAddress(
  app: Pick<App, 'pool' | 'secrets' | 'logger'>,
  limit: RateLimit,
  clientAddress: string,
): Promise<void> {
  if (clientAddress !== 'unknown') await countAgainstLimit(app, limit, clientAddress);
}

/** Gives a point back: what was counted was not a failure after all. */
export async function forgive(
  app: Pick<App, 'pool' | 'secrets' | 'logger'>,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await limiterOf(app, limit)
    .reward(app.secrets.hash(subject))
    .catch(() => app.logger.warn({ limit: limit.name }, 'rate limit could not be given back'));
}

/** Begins the count anew. */
export async function clearCount(app: Pick<App, 'pool' | 'secrets'>, limit: RateLimit, subject: string): Promise<void> {
  await limiterOf(app, limit).delete(app.secrets.hash(subject));
}

/** Deletes the counters of limits whose time is over: nobody who comes back is counted by them any more. Answers how many. */
export function deleteEndedLimits({ db }: Pick<App, 'db'>): Promise<number> {
  return deleteInBatches((limit) => deleteEndedCounters(db, limit));
}

function limiterOf(app: Pick<App, 'pool'>, limit: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: app.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
}
