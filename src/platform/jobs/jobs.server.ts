/** Recurring work, on the job library's tables in our own database: two servers run each job once. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { App } from '../app.ts';
import { doublingDelayMs, failureKind } from './poller.server.ts';
import { runRecurringJob, type JobPorts, type RecurringJob } from './recurring-job.server.ts';

export interface Jobs {
  /** Resolves once the scheduler runs; to nothing when it was stopped before that. */
  started: Promise<PgBoss | undefined>;
  stop(): Promise<void>;
}

/** Starts the scheduler, again and again until it runs: while the database is away nothing else would start it later. */
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

/** The library makes its own schema (`pgboss`) on first use. */
async function schedule(app: JobPorts, boss: PgBoss, recurring: readonly RecurringJob[]): Promise<void> {
  await boss.start();
  for (const job of recurring) {
    await boss.createQueue(job.name);
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Kuala_Lumpur' });
    await boss.work(job.name, async () => void (await runRecurringJob(app, job)));
  }
}

/**
 * Deletes what is past its time: holds that ended, answers of idempotency keys, codes and kept forms after a day, sign-ins
 * that were never finished, mailed codes, reset links, spent challenges and known devices at their end, sessions thirty days after theirs,
 * messages thirty days after they were sent. Answers how many rows went, by table.
 */
export async function sweep(app: Pick<App, 'db'>): Promise<Record<string, number>> {
  const [holds, answers, codes, drafts, signIns, mailedCodes, resetLinks, challenges, devices, sessions, messages] =
    await Promise.all([
      app.db
        .execute(sql`delete from appointments where status = 'held' and held_until < now() - interval '1 hour' and not exists (
      select from appointment_history h where h.appointment_id = appointments.id)`),
      app.db.execute(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`),
      app.db.execute(sql`delete from phone_codes where expires_at < now() - interval '1 day'`),
      app.db.execute(sql`delete from form_drafts where created_at < now() - interval '1 day'`),
      app.db.execute(sql`delete from pending_sign_ins where expires_at < now()`),
      app.db.execute(sql`delete from one_time_codes where expires_at < now()`),
      app.db.execute(sql`delete from identity_verifications where expires_at < now()`),
      app.db.execute(sql`delete from spent_challenges where expires_at < now()`),
      app.db.execute(sql`delete from known_devices where expires_at < now()`),
      app.db.execute(sql`delete from sessions where expires_at < now() - interval '30 days'`),
      app.db.execute(sql`delete from outbox where status = 'sent' and sent_at < now() - interval '30 days'`),
    ]);
  return Object.fromEntries(
    Object.entries({
      holds,
      answers,
      codes,
      drafts,
      signIns,
      mailedCodes,
      resetLinks,
      challenges,
      devices,
      sessions,
      messages,
    }).map(([name, { rowCount }]) => [name, rowCount ?? 0]),
  );
}
