/** Rate limits: counted in the database, so that all processes see the same count, by the app's clock. */
import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';
import type { App } from '../app.ts';
import { deleteInBatches } from '../db/queries/in-batches.ts';
import { addToCounter, deleteCounter, deleteEndedCounters, takeFromCounter } from './rate-limit.store.server.ts';

export interface RateLimit {
  /** Name of the limit, part of the stored key: 'send_code'. */
  name: string;
  /** Points per period in seconds. */
  points: number;
  seconds: number;
  /**
   * For limits of reads: the work continues while the counter is unavailable. Absent: the work is refused, because the
   * limit guards a secret, a phone or money.
   */
  mayGoUncounted?: true;
}

type LimitPorts = Pick<App, 'pool' | 'clock' | 'secrets' | 'logger'>;

const uncountedWaitSeconds = 5;

/**
 * Counts one use for `subject` (an address, hashed before it is stored) and returns the count. Throws 429 with the
 * seconds to wait once the limit is passed, and 503 where it cannot be counted, unless the limit may go uncounted.
 */
export async function countAgainstLimit(app: LimitPorts, limit: RateLimit, subject: string): Promise<number> {
  const now = app.clock.now();
  const count = await addToCounter(app.pool, { ...counterOf(app, limit, subject), now }).catch(() => undefined);
  if (!count) {
    app.logger.warn({ limit: limit.name }, 'rate limit could not be counted');
    if (limit.mayGoUncounted) return 0;
    throw new Failure({
      status: 503,
      code: 'unavailable',
      text: m.errors_unavailable,
      retryAfterSeconds: uncountedWaitSeconds,
    });
  }
  if (count.points > limit.points)
    throw new Failure({
      status: 429,
      code: 'too_many_requests',
      text: m.appointments_error_too_many,
      retryAfterSeconds: Math.max(1, Math.ceil((count.endsAt.getTime() - now.getTime()) / 1000)),
    });
  return count.points;
}

/** The same for the address of a request; an unknown address is not counted. */
export async function countAddress(app: LimitPorts, limit: RateLimit, clientAddress: string): Promise<void> {
  if (clientAddress !== 'unknown') await countAgainstLimit(app, limit, clientAddress);
}

/** Takes one use back: the counted event was no failure after all. */
export async function forgive(app: LimitPorts, limit: RateLimit, subject: string): Promise<void> {
  await takeFromCounter(app.pool, { ...counterOf(app, limit, subject), now: app.clock.now() }).catch(() =>
    app.logger.warn({ limit: limit.name }, 'rate limit use could not be taken back'),
  );
}

/** Resets the count. */
export async function clearCount(app: Pick<App, 'pool' | 'secrets'>, limit: RateLimit, subject: string): Promise<void> {
  await deleteCounter(app.pool, counterOf(app, limit, subject).key);
}

/** Deletes expired counters. Returns the number of deleted rows. */
export function deleteEndedLimits({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  return deleteInBatches((limit) => deleteEndedCounters(db, { now: clock.now(), limit }));
}

function counterOf({ secrets }: Pick<App, 'secrets'>, { name, seconds }: RateLimit, subject: string) {
  return { key: `${name}:${secrets.hash(subject)}`, milliseconds: seconds * 1000 };
}
