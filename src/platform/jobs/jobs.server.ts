/** Recurring work, on the job library's tables in our own database: two servers run each job once. */
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { App } from '../app.ts';

const sweepQueue = 'retention-sweep';
const everyHour = '7 * * * *';

export interface Jobs {
  stop(): Promise<void>;
}

/** Work of a feature that comes back: done by one of all processes at a time. */
export interface RecurringJob {
  /** Name of its queue: 'expire-orders'. */
  name: string;
  /** Five fields, in Malaysian time. */
  cron: string;
  work(): Promise<unknown>;
}

/** Starts the scheduler. It makes its own schema (`pgboss`) on first use. */
export async function startJobs(
  app: Pick<App, 'db' | 'pool' | 'logger'>,
  recurring: readonly RecurringJob[] = [],
): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: async (text, values) => app.pool.query(text, values as unknown[]) } });
  boss.on('error', (error) => app.logger.error({ err: error }, 'job library'));
  await boss.start();
  const sweepJob = {
    name: sweepQueue,
    cron: everyHour,
    work: async () => app.logger.info(await sweep(app), 'retention sweep'),
  };
  for (const { name, cron, work } of [sweepJob, ...recurring]) {
    await boss.createQueue(name);
    await boss.schedule(name, cron, null, { tz: 'Asia/Kuala_Lumpur' });
    await boss.work(name, async () => void (await work()));
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) };
}

/**
 * Deletes what is past its time: holds that ended, answers of idempotency keys, codes and kept forms after a day, sign-ins
 * that were never finished, sessions thirty days after their end,
 * messages thirty days after they were sent, parked or discarded. Answers how many rows went, by table.
 */
export async function sweep(app: Pick<App, 'db'>): Promise<Record<string, number>> {
  const [holds, answers, codes, drafts, signIns, sessions, messages] = await Promise.all([
    app.db
      .execute(sql`delete from appointments where status = 'held' and held_until < now() - interval '1 hour' and not exists (
      select from appointment_history h where h.appointment_id = appointments.id)`),
    app.db.execute(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`),
    app.db.execute(sql`delete from phone_codes where expires_at < now() - interval '1 day'`),
    app.db.execute(sql`delete from form_drafts where created_at < now() - interval '1 day'`),
    app.db.execute(sql`delete from pending_sign_ins where expires_at < now()`),
    app.db.execute(sql`delete from sessions where expires_at < now() - interval '30 days'`),
    app.db.execute(sql`delete from outbox where (status = 'sent' and sent_at < now() - interval '30 days')
      or (status in ('parked', 'discarded') and next_attempt_at < now() - interval '30 days')`),
  ]);
  return Object.fromEntries(
    Object.entries({ holds, answers, codes, drafts, signIns, sessions, messages }).map(([name, { rowCount }]) => [
      name,
      rowCount ?? 0,
    ]),
  );
}
