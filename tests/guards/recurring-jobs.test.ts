/** The work that comes back, written out: a job that is forgotten, or comes at another time, is seen here. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recurringJobs } from '#src/server/recurring-jobs.ts';
import { startJobs } from '#src/platform/jobs/jobs.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const eachMinute = '* * * * *';

test('the started scheduler has exactly these jobs, at these times of Malaysia', async () => {
  const idle = recurringJobs(site.app).map((job) => ({ ...job, work: async () => undefined }));
  const jobs = await startJobs(site.app, idle);
  try {
    const { rows } = await site.app.db.execute<{ name: string; cron: string; timezone: string }>(
      sql`select name, cron, timezone from pgboss.schedule`,
    );
    expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toEqual({
      'ask-appointment-service': eachMinute,
      'delete-past-forms': '12 * * * *',
      'expire-orders': eachMinute,
      'forget-calls': '22 * * * *',
      'keep-search-whole': eachMinute,
      'publish-content': eachMinute,
      'remind-members': '20 9 * * *',
      'remind-patients': eachMinute,
      'requery-payments': eachMinute,
      'retention-sweep': '7 * * * *',
      'send-refunds': eachMinute,
      'sweep-files': '17 * * * *',
      'waiting-list': eachMinute,
    });
    expect([...new Set(rows.map(({ timezone }) => timezone))]).toEqual(['Asia/Kuala_Lumpur']);
  } finally {
    await jobs.stop();
  }
});
