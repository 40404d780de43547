import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldGatewayMessages } from '#src/features/shop/payments/payments.server.ts';
import { paymentMessages } from '#src/features/shop/payments/data/payments.table.ts';
import type { App } from '#src/platform/app.ts';
import { deleteUndelivered } from '#src/platform/outbox/outbox-retention.server.ts';
import { outbox } from '#src/platform/outbox/outbox.table.ts';
import { countAgainstLimit, deleteEndedLimits } from '#src/platform/rate-limit/rate-limit.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { recurringJobs } from '../operations/recurring-jobs.ts';
import { retention } from './retention.ts';

const dayMs = 86_400_000;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const namesOf = async (query: ReturnType<typeof sql>) =>
  (await site.app.db.execute<{ name: string }>(query)).rows.map(({ name }) => name);
const daysAgo = (days: number) => new Date(site.clock.now().getTime() - days * dayMs);

describe('the database', () => {
  const foreignKeysWithoutIndex = () =>
    namesOf(sql`
      select c.conrelid::regclass || ' ' || c.conname as name from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
      order by 1`);

  test('has an index for every foreign key', async () => {
    expect(await foreignKeysWithoutIndex()).toEqual([]);
    // The check finds an index that is missing.
    await site.app.db.execute(sql`drop index vouchers_line_id_index`);
    expect(await foreignKeysWithoutIndex()).toEqual(['vouchers vouchers_line_id_order_lines_id_fk']);
    await site.app.db.execute(sql`create index vouchers_line_id_index on vouchers (line_id)`);
  });

  test('has no table of which nobody has said how long its rows are kept', async () => {
    const tables = await namesOf(
      sql`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    expect(Object.keys(retention).toSorted()).toEqual(tables.toSorted());
  });

  test('names a job that exists, or a table that takes its rows along', async () => {
    const jobs = ['retention-sweep', ...recurringJobs({} as App).map(({ name }) => name)];
    const cascades = await namesOf(sql`
      select conrelid::regclass || ' with ' || confrelid::regclass as name from pg_constraint where contype = 'f' and confdeltype = 'c'`);
    const wrong = Object.entries(retention).filter(([table, rule]) => {
      if ('job' in rule) return !jobs.includes(rule.job);
      return 'with' in rule ? !cascades.includes(`${table} with ${rule.with}`) : rule.kept.length < 8;
    });
    expect(wrong).toEqual([]);
  });
});

test('counters of limits go when their time is over, and one that still counts stays', async () => {
  const limit = { name: 'retention', points: 5, seconds: 600 };
  await countAgainstLimit(site.app, limit, 'somebody');
  await site.app.db.execute(sql`insert into rate_limits (key, points, expire)
    select 'ended:' || n, 1, ${site.clock.now().getTime()}::bigint - n from generate_series(1, 12000) n`);
  expect(await deleteEndedLimits(site.app)).toBe(12_000);
  expect(
    await namesOf(sql`select key as name from rate_limits where key like 'retention%' or key like 'ended%'`),
  ).toHaveLength(1);
});

test('messages that no provider took go after 90 days, discarded ones after 30, and what still waits stays', async () => {
  const message = (status: 'queued' | 'parked' | 'discarded', days: number) => ({
    status,
    channel: 'mail' as const,
    recipientHash: 'someone',
    payload: null,
    dedupeKey: `${status} ${days}`,
    nextAttemptAt: daysAgo(days),
  });
  await site.app.db.delete(outbox);
  await site.app.db
    .insert(outbox)
    .values([
      message('parked', 91),
      message('parked', 89),
      message('discarded', 31),
      message('discarded', 29),
      message('queued', 400),
    ]);
  expect(await deleteUndelivered(site.app)).toEqual({ parked: 1, discarded: 1 });
  expect((await namesOf(sql`select dedupe_key as name from outbox`)).toSorted()).toEqual([
    'discarded 29',
    'parked 89',
    'queued 400',
  ]);
});

test('messages of the gateway that were refused go after 90 days, those that were believed after seven years', async () => {
  const message = (verdict: string, days: number) => ({
    kind: 'callback' as const,
    verdict,
    orderId: `${verdict} ${days}`,
    body: '',
    receivedAt: daysAgo(days),
  });
  await site.app.db.delete(paymentMessages);
  await site.app.db
    .insert(paymentMessages)
    .values([message('forged', 91), message('forged', 89), message('settled', 2_600), message('settled', 2_550)]);
  expect(await deleteOldGatewayMessages(site.app)).toBe(2);
  expect((await namesOf(sql`select order_id as name from payment_messages`)).toSorted()).toEqual([
    'forged 89',
    'settled 2550',
  ]);
});
