/** Runs a recurring job once at a time over all processes, and says when it last succeeded. */
import type { App } from '../app.ts';
import { extendLease, listRuns, takeLease, updateRunEnded } from './recurring-job-runs.store.server.ts';

/** A feature's recurring work: done by one of all processes at a time. */
export interface RecurringJob {
  /** Name of its queue: 'expire-orders'. */
  name: string;
  /** Five cron fields, in Malaysian time. */
  cron: string;
  work(): Promise<unknown>;
}

export type JobPorts = Pick<App, 'db' | 'clock' | 'random' | 'logger' | 'metrics'>;

/** The job of a process that died is free for others after this time. */
const leaseMs = 60_000;
const extendEveryMs = 15_000;

/**
 * One run: skipped while another run of the same job is under way, here or in another process; logged with its
 * duration and outcome, counted, and recorded. An error of the job is thrown on, for the library's own retry.
 */
export async function runRecurringJob(app: JobPorts, { name, work }: RecurringJob): Promise<void> {
  const run = { name, runId: app.random.uuid() };
  const leaseEnd = () => new Date(app.clock.now().getTime() + leaseMs);
  if (!(await takeLease(app.db, { ...run, now: app.clock.now(), leasedUntil: leaseEnd() }))) {
    app.metrics.jobRuns.inc({ job: name, outcome: 'skipped' });
    app.logger.info({ job: name, outcome: 'skipped' }, 'recurring job');
    return;
  }
  const extending = setInterval(() => {
    // A lease that cannot be extended expires; the next run then belongs to the first process that asks.
    extendLease(app.db, { ...run, leasedUntil: leaseEnd() }).catch(() => undefined);
  }, extendEveryMs);
  const startedAt = performance.now();
  const end = async (outcome: 'succeeded' | 'failed', error?: unknown) => {
    clearInterval(extending);
    const durationMs = Math.round(performance.now() - startedAt);
    countRun(app, { name, outcome, durationMs });
    const fields = { job: name, outcome, durationMs };
    if (outcome === 'failed') app.logger.warn({ ...fields, err: error }, 'recurring job');
    else app.logger.info(fields, 'recurring job');
    await updateRunEnded(app.db, { ...run, outcome, durationMs, now: app.clock.now() });
  };
  try {
    await work();
  } catch (error) {
    // The error of the work is reported, not the error of recording it.
    await end('failed', error).catch(() => undefined);
    throw error;
  }
  await end('succeeded');
}

function countRun(
  app: JobPorts,
  { name, outcome, durationMs }: { name: string; outcome: 'succeeded' | 'failed'; durationMs: number },
): void {
  app.metrics.jobRuns.inc({ job: name, outcome });
  app.metrics.jobSeconds.observe({ job: name }, durationMs / 1_000);
  if (outcome === 'succeeded') app.metrics.jobLastSuccess.set({ job: name }, app.clock.now().getTime() / 1_000);
}

export interface JobHealth {
  name: string;
  cron: string;
  lastOutcome: 'succeeded' | 'failed' | null;
  lastSuccessAt: string | null;
  /** Whether its last success is longer ago than its schedule allows. */
  isOverdue: boolean;
}

const graceMinutes = 5;

/** When each job last succeeded. A job that never succeeded counts as due since `since`. */
export async function jobHealth(
  app: Pick<App, 'db' | 'clock'>,
  recurring: readonly RecurringJob[],
  since: Date,
): Promise<JobHealth[]> {
  const runs = new Map((await listRuns(app.db)).map((run) => [run.name, run]));
  const now = app.clock.now().getTime();
  return recurring.map(({ name, cron }) => {
    const run = runs.get(name);
    const waitingSince = (run?.lastSuccessAt ?? since).getTime();
    return {
      name,
      cron,
      lastOutcome: run?.outcome ?? null,
      lastSuccessAt: run?.lastSuccessAt?.toISOString() ?? null,
      isOverdue: now - waitingSince > (minutesBetweenRuns(cron) + graceMinutes) * 60_000,
    };
  });
}

/** Derived from the first two cron fields: each minute, each hour or each day. */
function minutesBetweenRuns(cron: string): number {
  const [minute, hour] = cron.split(' ');
  if (minute === '*') return 1;
  return hour === '*' ? 60 : 24 * 60;
}
