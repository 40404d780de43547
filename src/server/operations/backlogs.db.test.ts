import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ metricsToken: 'figures' });
});
afterAll(() => site.close());

const inBrowser = { 'sec-fetch-site': 'same-origin' };
const run = (statement: string) => site.app.pool.query(statement);

/** The lines of /metrics that begin with `portal_`, after the answer of ten seconds ago is no longer repeated. */
async function figures(): Promise<string[]> {
  site.clock.advance(10_000);
  const answer = await site.request('/metrics', { headers: { authorization: 'Bearer figures' } });
  expect(answer.status).toBe(200);
  return (await answer.text()).split('\n').filter((line) => line.startsWith('portal_'));
}

/** What waits, by the name of the backlog: number, and seconds of the oldest. */
async function backlogs(): Promise<Record<string, [number, number]>> {
  const lines = (await figures()).map((line) => /^portal_backlog_(\w+)\{backlog="(\w+)"\} (\d+)$/.exec(line));
  const found: Record<string, [number, number]> = {};
  for (const [, what, name, value] of lines.filter((line) => line !== null)) {
    const pair = (found[name!] ??= [0, 0]);
    pair[what === 'items' ? 0 : 1] = Number(value);
  }
  return found;
}

test('everything that waits is counted, with the age of the oldest', async () => {
  await run('delete from outbox');
  await run(`update payment_requests set next_requery_at = null`);
  const now = `'${site.clock.now().toISOString()}'::timestamptz`;
  const ago = (minutes: number) => `${now} - interval '${minutes} minutes'`;
  const before = await backlogs();
  expect(Object.keys(before).sort()).toEqual([
    'audit_unsealed',
    'bookings_unanswered',
    'files_unscanned',
    'holds',
    'mail_parked',
    'mail_queued',
    'orders_without_documents',
    'payments_unasked',
    'profiles_queued',
    'refunds_failed',
    'refunds_unanswered',
    'rows_without_month',
    'sms_parked',
    'sms_queued',
  ]);
  expect(before['mail_queued']).toEqual([0, 0]);
  await run(`insert into outbox (channel, recipient_hash, dedupe_key, status, created_at) values
    ('mail', 'x', 'a', 'queued', ${ago(30)}), ('mail', 'x', 'b', 'queued', ${ago(5)}), ('mail', 'x', 'c', 'sent', ${ago(50)}),
    ('sms', 'x', 'd', 'parked', ${ago(90)}), ('sms', 'x', 'e', 'discarded', ${ago(99)})`);
  await run(`insert into payment_requests (order_id, owner_key, amount_sen, currency, description, contact, language, created_at, expires_at, next_requery_at)
    values ('ORDER-A', 'x', 100, 'MYR', '', '', 'en', ${ago(60)}, ${ago(0)}, ${ago(20)}),
      ('ORDER-B', 'x', 100, 'MYR', '', '', 'en', ${ago(60)}, ${ago(0)}, ${now} + interval '1 hour')`);
  await run(`insert into stored_files (id, name, mime, scan, bytes, state, created_at)
    values ('00000000-0000-4000-8000-000000000001', '', '', 'checking', 1, 'kept', ${ago(15)})`);
  const after = await backlogs();
  const seconds = 20;
  expect(after['mail_queued']).toEqual([2, 30 * 60 + seconds]);
  expect(after['mail_parked']).toEqual([0, 0]);
  expect(after['sms_queued']).toEqual([0, 0]);
  expect(after['sms_parked']).toEqual([1, 90 * 60 + seconds]);
  expect(after['payments_unasked']).toEqual([1, 20 * 60 + seconds]);
  expect(after['files_unscanned']).toEqual([1, 15 * 60 + seconds]);
});

test('the database is asked once in ten seconds, however often the metrics are read', async () => {
  const before = (await backlogs())['mail_parked']!;
  await run(`insert into outbox (channel, recipient_hash, dedupe_key, status) values ('mail', 'x', 'z', 'parked')`);
  const text = async () => (await site.request('/metrics', { headers: { authorization: 'Bearer figures' } })).text();
  expect(await text()).toContain(`portal_backlog_items{backlog="mail_parked"} ${before[0]}\n`);
  site.clock.advance(10_000);
  expect(await text()).toContain(`portal_backlog_items{backlog="mail_parked"} ${before[0] + 1}\n`);
});

test('sign-ins are counted by audience and outcome', async () => {
  const signIn = (password: string) =>
    site.api('POST', 'auth/login', { email: 'patient@example.test', password }, inBrowser);
  expect((await signIn('not the password')).body.status).toBe(false);
  expect((await signIn(samplePassword)).body.status).toBe(true);
  const lines = await figures();
  expect(lines).toContain('portal_sign_ins_total{audience="patient",outcome="refused"} 1');
  expect(lines).toContain('portal_sign_ins_total{audience="patient",outcome="signed_in"} 1');
});

test("a message in the gateway's name is counted by its verdict", async () => {
  const answer = await site.request('/payment/notify', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'orderid=ORDER-A&orderid=ORDER-B',
  });
  await answer.text();
  expect(await figures()).toContain('portal_payment_messages_total{verdict="malformed"} 1');
});
