/** Recurring jobs, on the job library's tables in our own database: with two servers each job runs once. */
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { App } from '../app.ts';
import { doublingDelayMs, failureKind } from './poller.server.ts';
import { runRecurringJob, type JobPorts, type RecurringJob } from './recurring-job.server.ts';

export interface Jobs {
  /** Resolves once the scheduler runs; to undefined when it was stopped before that. */
  started: Promise<PgBoss | undefined>;
  stop(): Promise<void>;
}

/**
 * Starts the scheduler and retries until it runs: if the database is away at the start, nothing else would start it
 * later.
 */
export function startJobs(app: JobPorts & Pick<App, 'pool'>, recurring: readonly RecurringJob[]): Jobs {
  const stopping = new AbortController();
  const started = startUntilItRuns(app, recurring, stopping.signal);
  return {
    started,
    async stop() {
      stopping.abort();
      await (await started)?.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

async function startUntilItRuns(
  app: JobPorts & Pick<App, 'pool'>,
  recurring: readonly RecurringJob[],
  stop: AbortSignal,
): Promise<PgBoss | undefined> {
  for (let attempts = 1; !stop.aborted; attempts += 1) {
    const boss = new PgBoss({ db: { executeSql: async (text, values) => app.pool.query(text, values as unknown[]) } });
    boss.on('error', (error) => app.logger.warn({ reason: failureKind(error) }, 'job scheduler failed'));
    try {
      await schedule(app, boss, recurring);
      app.logger.info({ jobs: recurring.length, attempts }, 'recurring jobs started');
      return boss;
    } catch (error) {
      app.logger.warn({ reason: failureKind(error), attempts }, 'recurring jobs did not start');
      await boss.stop({ graceful: false }).catch(() => undefined);
      await pause(doublingDelayMs(attempts, { firstMs: 500, longestMs: 10_000 }), undefined, { signal: stop }).catch(
        () => undefined,
      );
    }
  }
  return undefined;
}

/** The library creates its own schema (`pgboss`) on first use. */
async function schedule(app: JobPorts, boss: PgBoss, recurring: readonly RecurringJob[]): Promise<void> {
  await boss.start();
  for (const job of recurring) {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Kuala_Lumpur' });
    await boss.work(job.name, async () => void (await runRecurringJob(app, job)));
  }
}
