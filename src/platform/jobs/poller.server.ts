import type { App } from '../app.ts';

/** Work that is never finished: done again and again in this process, one run at a time, until stopped. */
export interface Poller {
  /** Runs without waiting for the next time; after the run under way where there is one. */
  runSoon(): void;
  /** Waits for the run under way. */
  stop(): Promise<void>;
}

interface PollerRequest {
  name: string;
  work: () => Promise<unknown>;
  everyMs?: number;
}

/**
 * Does `work` every so often in this process; a run that takes longer delays the next one. A run that fails is logged by its
 * kind alone, and the next one tries again. Only changes are logged: a poller may run each second.
 */
export function startPoller(
  app: Pick<App, 'logger' | 'metrics'>,
  { name, work, everyMs = 1_000 }: PollerRequest,
): Poller {
  let run: Promise<void> | undefined;
  let hasFailed = false;
  let isWanted = false;
  const report = (outcome: 'succeeded' | 'failed', error?: unknown) => {
    app.metrics.pollerRuns.inc({ poller: name, outcome });
    if (outcome === 'failed' && !hasFailed)
      app.logger.warn({ poller: name, reason: failureKind(error) }, 'poller failed');
    if (outcome === 'succeeded' && hasFailed) app.logger.info({ poller: name }, 'poller succeeded again');
    hasFailed = outcome === 'failed';
  };
  const start = () => {
    run ??= work()
      .then(
        () => report('succeeded'),
        (error: unknown) => report('failed', error),
      )
      .finally(() => {
        run = undefined;
        if (isWanted) runSoon();
      });
  };
  const runSoon = () => {
    isWanted = run !== undefined;
    start();
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  return {
    runSoon,
    async stop() {
      clearInterval(timer);
      isWanted = false;
      await run;
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
