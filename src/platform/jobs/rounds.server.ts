import type { App } from '../app.ts';

/** Work that is never finished: done again and again, one round at a time, until stopped. */
export interface Rounds {
  /** Waits for the round under way. */
  stop(): Promise<void>;
}

interface RoundsRequest {
  name: string;
  work: () => Promise<unknown>;
  everyMs?: number;
}

/** Does `work` every so often in this process. A round that fails is logged by its kind alone, and the next one tries again. */
export function startRounds(app: Pick<App, 'logger'>, { name, work, everyMs = 1_000 }: RoundsRequest): Rounds {
  let round: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    round ??= work()
      .catch((error: unknown) => app.logger.warn({ reason: failureKind(error), round: name }, 'a round failed'))
      .finally(() => {
        round = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}

interface Batches<Row> {
  /** Takes at most `limit` rows that are due for this process, until `leaseEnd`: after that another may take them. */
  lease: (request: { now: Date; leaseEnd: Date; limit: number }) => Promise<Row[]>;
  /** Whether it went well. */
  deliver: (row: Row) => Promise<boolean>;
  batchSize: number;
}

const leaseMs = 60_000;

/** Delivers what is due, batch by batch; answers how many went well. Safe in several processes at once. */
export async function deliverDue<Row>(
  app: Pick<App, 'clock'>,
  { lease, deliver, batchSize }: Batches<Row>,
): Promise<number> {
  let delivered = 0;
  for (;;) {
    const now = app.clock.now();
    const batch = await lease({ now, leaseEnd: new Date(now.getTime() + leaseMs), limit: batchSize });
    const outcomes = await Promise.all(batch.map((row) => deliver(row)));
    delivered += outcomes.filter(Boolean).length;
    // What went well may have let later rows through: it is asked again until nothing more comes.
    if (batch.length < batchSize && !outcomes.some(Boolean)) return delivered;
  }
}

/** How long to wait after so many failures: `firstMs`, then twice as long each time, up to `longestMs`. */
export function doublingDelayMs(
  attempts: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): number {
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}

/** The kind of a failure and of its cause. An outside service's own words may quote the person it refused: they are not kept. */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  return [error.name, code, cause].filter(Boolean).join(' ');
}
