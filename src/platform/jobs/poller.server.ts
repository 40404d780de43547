/** Work at an interval and delivery of due rows, with delays that double after failures. */
import type { App } from '../app.ts';

/** Work that repeats in this process, one run at a time, until it is stopped. */
export interface Poller {
  /** Runs at once instead of at the next interval; if a run is under way, after it. */
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
 * Runs `work` at an interval in this process; a run that takes longer delays the next one. A failed run is logged by
 * its kind alone, and the next one tries again. Only changes are logged, because a poller may run each second.
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
  /** Leases at most `limit` due rows for this process until `leaseEnd`; after that another process may lease them. */
  lease: (request: { now: Date; leaseEnd: Date; limit: number }) => Promise<Row[]>;
  /** Delivers one row; returns whether it succeeded. */
  deliver: (row: Row) => Promise<boolean>;
  batchSize: number;
}

const leaseMs = 60_000;

/** Delivers due rows batch by batch; returns the number of successes. Safe in several processes at once. */
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
    // A delivered row may have unblocked later ones, so the loop continues until nothing is due.
    if (batch.length < batchSize && !outcomes.some(Boolean)) return delivered;
  }
}

/** The delay after that many failures: `firstMs`, then twice as long each time, up to `longestMs`. */
export function doublingDelayMs(
  attempts: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): number {
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}

/**
 * The class of an error and of its cause. The text of an outside service is dropped, because it may quote the person's
 * data.
 */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  return [error.name, code, cause].filter(Boolean).join(' ');
}
