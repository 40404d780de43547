import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { startJobs } from '#src/platform/jobs/jobs.server.ts';
import { runRecurringJob } from '#src/platform/jobs/recurring-job.server.ts';
import { startTcpProxy } from '#tests/support/tcp-proxy.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { recurringJobs } from './recurring-jobs.ts';
import { addressOf } from '#tests/support/test-database.ts';

/** Every job with its hour, in Malaysian time. */
const timetable = {
  'retention-sweep': '7 * * * *',
  'requery-payments': '* * * * *',
  'expire-orders': '* * * * *',
  'send-refunds': '* * * * *',
  'ask-appointment-service': '* * * * *',
  'remind-patients': '* * * * *',
  'waiting-list': '* * * * *',
  'settle-proposals': '* * * * *',
  'seal-audit-log': '* * * * *',
  'forget-calls': '22 * * * *',
  'remind-members': '20 9 * * *',
  'keep-day-figures': '* * * * *',
  'weekly-figures': '0 * * * *',
  'delete-past-forms': '12 * * * *',
  'escalate-late-forms': '* * * * *',
  'end-revoked-sessions': '* * * * *',
  'check-provider-sessions': '* * * * *',
  'forget-deleted-people': '* * * * *',
  'forget-guests': '42 3 * * *',
  'forget-past-sales': '52 3 * * *',
  'delete-ended-limits': '27 * * * *',
  'delete-undelivered': '37 3 * * *',
  'keep-month-partitions': '44 * * * *',
  'delete-gateway-messages': '47 3 * * *',
  'follow-merges': '* * * * *',
  'close-merges': '36 4 * * *',
  'find-duplicates': '32 4 * * *',
  'delete-search-misses': '57 3 * * *',
  'scan-files': '* * * * *',
  'sweep-files': '17 * * * *',
  'keep-search-whole': '* * * * *',
  'sweep-documents': '15 * * * *',
  'sweep-recordings': '14 * * * *',
  'empty-content-trash': '2 4 * * *',
  'empty-list-trash': '7 4 * * *',
  'publish-content': '* * * * *',
};
const names = Object.keys(timetable);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const runOf = async (name: string) =>
  (
    await site.app.db.execute<{ outcome: string; last_success_at: string | null }>(
      sql`select outcome, last_success_at from recurring_job_runs where name = ${name}`,
    )
  ).rows[0];
const jobNamed = (name: string, work: () => Promise<unknown>) => ({ name, cron: '* * * * *', work });
/** Records the lines that a run logs. */
function listening() {
  const lines: Record<string, unknown>[] = [];
  return {
    lines,
    app: { ...site.app, logger: pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) }) },
  };
}

describe('the timetable', () => {
  test('is what the scheduler was told, and each queue leads to its job', async () => {
    const jobs = startJobs(site.app, recurringJobs(site.app));
    const boss = (await jobs.started)!;
    const { rows } = await site.app.db.execute<{ name: string; cron: string; timezone: string }>(
      sql`select name, cron, timezone from pgboss.schedule`,
    );
    expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toEqual(timetable);
    expect(new Set(rows.map(({ timezone }) => timezone))).toEqual(new Set(['Asia/Kuala_Lumpur']));
    for (const name of names) await boss.send(name);
    for (const name of names)
      await expect.poll(() => runOf(name)).toMatchObject({ outcome: 'succeeded', last_success_at: expect.anything() });
    await jobs.stop();
  });
});

describe('the scheduler', () => {
  test('is started again and again until the database can be reached', async () => {
    const { app, lines } = listening();
    const url = new URL(addressOf(site.app.pool));
    const line = await startTcpProxy(Number(url.port));
    line.become('refusing');
    url.port = String(line.port);
    const away = openDatabase(url.href);
    const jobs = startJobs({ ...app, db: away.db, pool: away.pool }, []);
    await expect
      .poll(() => lines.filter(({ msg }) => msg === 'recurring jobs did not start').length)
      .toBeGreaterThan(1);
    line.become('passing');
    expect(await jobs.started).toBeDefined();
    expect(lines.at(-1)).toMatchObject({ msg: 'recurring jobs started' });
    await jobs.stop();
    await away.pool.end();
    await line.close();
  });

  test('that is stopped before it could start gives up', async () => {
    const nowhere = openDatabase('postgres://nobody@127.0.0.1:9/none');
    const jobs = startJobs({ ...listening().app, db: nowhere.db, pool: nowhere.pool }, []);
    await jobs.stop();
    expect(await jobs.started).toBeUndefined();
    await nowhere.pool.end();
  });
});

describe('a run', () => {
  test('is logged with its duration and outcome, counted and written down', async () => {
    const { app, lines } = listening();
    await runRecurringJob(
      app,
      jobNamed('a-good-job', async () => 'done'),
    );
    expect(lines).toEqual([
      expect.objectContaining({ job: 'a-good-job', outcome: 'succeeded', durationMs: expect.any(Number) }),
    ]);
    expect(await runOf('a-good-job')).toMatchObject({ outcome: 'succeeded' });
    expect(await app.metrics.registry.metrics()).toContain(
      'portal_job_runs_total{job="a-good-job",outcome="succeeded"} 1',
    );
  });

  test('that throws leaves a line, is counted as failed, and keeps the last success', async () => {
    const { app, lines } = listening();
    const job = (work: () => Promise<unknown>) => runRecurringJob(app, jobNamed('a-bad-job', work));
    await job(async () => 'done');
    const { last_success_at: before } = (await runOf('a-bad-job'))!;
    site.clock.advance(60_000);
    await expect(job(() => Promise.reject(new Error('the gateway is away')))).rejects.toThrow('the gateway is away');
    expect(lines.at(-1)).toMatchObject({
      level: 40,
      job: 'a-bad-job',
      outcome: 'failed',
      durationMs: expect.any(Number),
    });
    expect(await runOf('a-bad-job')).toEqual({ outcome: 'failed', last_success_at: before });
    expect(await app.metrics.registry.metrics()).toContain('portal_job_runs_total{job="a-bad-job",outcome="failed"} 1');
  });

  test('does not begin while another one of the same job is under way, whichever process has it', async () => {
    let runs = 0;
    let finish = () => undefined as void;
    const slow = jobNamed('a-slow-job', async () => {
      runs += 1;
      await new Promise<void>((done) => (finish = done));
    });
    const { app, lines } = listening();
    const first = runRecurringJob(site.app, slow);
    await expect.poll(() => runs).toBe(1);
    await runRecurringJob(app, slow);
    expect([runs, lines.map(({ outcome }) => outcome)]).toEqual([1, ['skipped']]);
    finish();
    await first;
    const again = runRecurringJob(app, slow);
    await expect.poll(() => runs).toBe(2);
    finish();
    await again;
  });

  test('whose process died leaves the job to the next one after a minute', async () => {
    let runs = 0;
    const job = jobNamed('an-orphaned-job', async () => (runs += 1));
    await site.app.db.execute(sql`insert into recurring_job_runs (name, run_id, leased_until, started_at)
      values ('an-orphaned-job', gen_random_uuid(), ${new Date(site.clock.now().getTime() + 60_000).toISOString()}, ${site.clock.now().toISOString()})`);
    await runRecurringJob(site.app, job);
    expect(runs).toBe(0);
    site.clock.advance(60_000);
    await runRecurringJob(site.app, job);
    expect(runs).toBe(1);
  });
});

describe('health', () => {
  test('names the jobs that should have succeeded by now', async () => {
    const health = async () => {
      const response = await site.request('/health/jobs');
      const body = (await response.json()) as { status: string; jobs: { name: string; isOverdue: boolean }[] };
      return [response.status, body.status, body.jobs.filter(({ isOverdue }) => isOverdue).map(({ name }) => name)];
    };
    for (const job of recurringJobs(site.app)) await runRecurringJob(site.app, job);
    expect(await health()).toEqual([200, 'on time', []]);
    site.clock.advance(6 * 60_000 + 1_000);
    const eachMinute = names.filter((name) => timetable[name as keyof typeof timetable] === '* * * * *');
    expect(eachMinute).toHaveLength(17);
    expect(await health()).toEqual([503, 'overdue', eachMinute]);
    for (const job of recurringJobs(site.app)) if (job.cron === '* * * * *') await runRecurringJob(site.app, job);
    expect(await health()).toEqual([200, 'on time', []]);
    site.clock.advance(60 * 60_000);
    const [, , late] = await health();
    const daily = [
      'remind-members',
      'forget-guests',
      'forget-past-sales',
      'delete-undelivered',
      'delete-gateway-messages',
      'close-merges',
      'find-duplicates',
      'delete-search-misses',
      'empty-content-trash',
      'empty-list-trash',
    ];
    expect(late).toEqual(names.filter((name) => !daily.includes(name)));
  });
});
