import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { sweep } from './retention-sweep.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('the sweep deletes what is past its time and nothing else', async () => {
  await site.app.db.execute(sql`insert into idempotency_keys (scope, key, request_hash, status, answer, created_at)
    values ('t', 'old', 'h', 200, '{}', now() - interval '25 hours'), ('t', 'new', 'h', 200, '{}', now())`);
  await site.app.db
    .execute(sql`insert into outbox (channel, recipient_hash, dedupe_key, status, sent_at, next_attempt_at)
    values ('mail', 'h', 'sent-long-ago', 'sent', now() - interval '31 days', now()),
      ('mail', 'h', 'still-queued', 'queued', null, now() - interval '31 days'),
      ('mail', 'h', 'parked-long-ago', 'parked', null, now() - interval '31 days'),
      ('mail', 'h', 'parked', 'parked', null, now() - interval '29 days'),
      ('mail', 'h', 'discarded-long-ago', 'discarded', null, now() - interval '31 days')`);
  expect(await sweep(site.app)).toEqual({
    holds: 0,
    answers: 1,
    codes: 0,
    messages: 1,
    drafts: 0,
    signIns: 0,
    mailedCodes: 0,
    resetLinks: 0,
    challenges: 0,
    devices: 0,
    sessions: 0,
  });
  const { rows } = await site.app.db.execute<{ key: string }>(
    sql`select key from idempotency_keys union select dedupe_key from outbox`,
  );
  expect(rows.map(({ key }) => key).sort()).toEqual([
    'discarded-long-ago',
    'new',
    'parked',
    'parked-long-ago',
    'still-queued',
  ]);
});
