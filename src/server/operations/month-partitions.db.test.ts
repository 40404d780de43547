import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealAuditLog } from '#src/features/console/audit-log/audit-log.server.ts';
import { checkChainPart } from '#src/features/console/audit-log/data/audit-seals.store.server.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import {
  countRowsWithoutMonth,
  dropPastMonths,
  keepMonthPartitions,
  storedSince,
  makeMonths,
} from '#src/platform/month-partitions/month-partitions.server.ts';
import { addressOf } from '#tests/support/test-database.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { monthlyTables } from './monthly-tables.ts';
import { retention } from '../personal-data/retention.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The first column of what a statement answers. */
async function valuesOf(text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await site.app.pool.query<[string]>({ text, values, rowMode: 'array' });
  return rows.map(([value]) => value);
}

/**
 * Replaces the partitions of a table, and their rows, by so many months from a day on: what a group has after years.
 */
async function layOut(table: string, firstDay: string, months: number): Promise<void> {
  const former = await valuesOf(
    'select partition::text from months.partitions where parent = $1::regclass and not is_default',
    [table],
  );
  for (const name of former) await site.app.pool.query(`drop table ${name}`);
  await site.app.pool.query(
    `select months.make($1, ($2::date + make_interval(months => n))::date) from generate_series(0, $3::int - 1) n`,
    [table, firstDay, months],
  );
}

const insertEntry = (at: string, subject: string) =>
  site.app.pool.query(
    `insert into audit_log (at, actor_kind, action, subject_kind, subject_id) values ($1, 'system', 'look', 'order', $2)`,
    [at, subject],
  );
const insertMessage = (at: string) =>
  site.app.pool.query(
    `insert into payment_messages (kind, verdict, order_id, body, received_at) values ('callback', 'settled', $1::text, '', $1::timestamptz)`,
    [at],
  );
const partitionOf = (subject: string) =>
  valuesOf('select tableoid::regclass::text from audit_log where subject_id = $1', [subject]);
const monthsOf = (table: string) =>
  valuesOf('select partition::text from months.partitions where parent = $1::regclass order by is_default, ends', [
    table,
  ]);

test('the list names the tables that the database has by month, and agrees with what is said of their retention', async () => {
  expect(await valuesOf('select distinct parent::text from months.partitions order by 1')).toEqual(
    monthlyTables.map(({ table }) => table).toSorted(),
  );
  for (const { table, storedMonths } of monthlyTables)
    expect('kept' in retention[table]!, table).toBe(storedMonths === null);
});

test('the tables of a new database have a partition for what came before, three months ahead and one for all else', async () => {
  for (const { table } of monthlyTables) {
    const names = (await monthsOf(table)).map((name) => name.replace(/\d{4}_\d\d$/, 'month'));
    expect(names).toEqual([
      `months.${table}_before`,
      ...Array.from({ length: 3 }, () => `months.${table}_month`),
      `months.${table}_default`,
    ]);
  }
});

describe('months ahead', () => {
  test('are made up to the third next one, once', async () => {
    for (const { table } of monthlyTables) await layOut(table, '2026-10-01', 2);
    const made = [
      'audit_log_2026_12',
      'audit_log_2027_01',
      'audit_log_2027_02',
      'payment_messages_2026_12',
      'payment_messages_2027_01',
      'payment_messages_2027_02',
    ];
    expect(await makeMonths(site.app, monthlyTables)).toEqual({ done: made, postponed: [] });
    expect(await makeMonths(site.app, monthlyTables)).toEqual({ done: [], postponed: [] });
  });

  test('have the rows from their first moment in Malaysia to their last', async () => {
    await insertEntry('2026-11-30T15:59:59.999Z', 'LAST-OF-NOVEMBER');
    await insertEntry('2026-11-30T16:00:00Z', 'FIRST-OF-DECEMBER');
    await insertEntry('2026-12-31T15:59:59.999Z', 'LAST-OF-DECEMBER');
    expect(await partitionOf('LAST-OF-NOVEMBER')).toEqual(['months.audit_log_2026_11']);
    expect(await partitionOf('FIRST-OF-DECEMBER')).toEqual(['months.audit_log_2026_12']);
    expect(await partitionOf('LAST-OF-DECEMBER')).toEqual(['months.audit_log_2026_12']);
  });

  test('are made once also where two servers make them at the same moment, while rows come', async () => {
    for (const { table } of monthlyTables) await layOut(table, '2026-10-01', 2);
    const other = openDatabase(addressOf(site.app.pool));
    const servers = [site.app, { ...site.app, db: other.db }];
    await Promise.all([
      ...servers.map((server) => keepMonthPartitions(server, monthlyTables)),
      ...Array.from({ length: 20 }, (_, n) => insertEntry('2026-11-05T00:00:00Z', `MEANWHILE-${n}`)),
    ]);
    await other.pool.end();
    expect(await monthsOf('audit_log')).toEqual([
      'months.audit_log_2026_10',
      'months.audit_log_2026_11',
      'months.audit_log_2026_12',
      'months.audit_log_2027_01',
      'months.audit_log_2027_02',
      'months.audit_log_default',
    ]);
    expect(
      await valuesOf(
        `select distinct tableoid::regclass::text || ' ' || (entry_hash is not null) from audit_log where subject_id like 'MEANWHILE-%'`,
      ),
    ).toEqual(['months.audit_log_2026_11 true']);
  });
});

describe('retention', () => {
  test('begins with a whole month', () => {
    expect(storedSince(new Date('2026-11-23T01:00:00Z'), 84).toISOString()).toBe('2019-10-31T16:00:00.000Z');
    expect(storedSince(new Date('2026-11-30T16:00:00Z'), 84).toISOString()).toBe('2019-11-30T16:00:00.000Z');
  });

  test('drops the months past it, no row within it, and nothing of the audit log', async () => {
    await layOut('payment_messages', '2019-09-01', 88);
    await layOut('audit_log', '2012-01-01', 3);
    await makeMonths(site.app, monthlyTables);
    await insertEntry('2012-01-15T00:00:00Z', 'OLD');
    const times = ['2019-09-01T00:00:00Z', '2019-10-31T15:59:59Z', '2019-10-31T16:00:00Z', '2026-11-23T01:00:00Z'];
    for (const time of times) await insertMessage(time);
    expect(await dropPastMonths(site.app, monthlyTables)).toEqual({
      done: ['payment_messages_2019_09', 'payment_messages_2019_10'],
      postponed: [],
    });
    expect(await valuesOf('select order_id from payment_messages order by received_at')).toEqual(times.slice(2));
    expect((await monthsOf('payment_messages'))[0]).toBe('months.payment_messages_2019_11');
    expect(await partitionOf('OLD')).toEqual(['months.audit_log_2012_01']);
    expect(await dropPastMonths(site.app, monthlyTables)).toEqual({ done: [], postponed: [] });
  });

  test('waits half a second for others and leaves the month to the next run, which then drops it', async () => {
    await layOut('payment_messages', '2019-10-01', 90);
    await makeMonths(site.app, monthlyTables);
    const reader = await site.app.pool.connect();
    await reader.query('begin; select from payment_messages');
    // A session that would wait for as long as its statement may take.
    const patient = openDatabase(`${addressOf(site.app.pool)}?options=-c%20lock_timeout%3D0`);
    try {
      await expect(keepMonthPartitions({ ...site.app, db: patient.db }, monthlyTables)).rejects.toThrow(
        'Left for the next run, because others hold a lock: payment_messages_2019_10',
      );
    } finally {
      await patient.pool.end();
      await reader.query('commit');
      reader.release();
    }
    await keepMonthPartitions(site.app, monthlyTables);
    expect((await monthsOf('payment_messages'))[0]).toBe('months.payment_messages_2019_11');
  });
});

describe('a row whose month has no partition', () => {
  const waiting = async () => (await countRowsWithoutMonth(site.app.db, site.app.clock.now()))[0];

  test('is kept, found and counted for the alarm, until its month is made with it', async () => {
    expect(await waiting()).toEqual({ name: 'rows_without_month', count: 0, oldestSeconds: 0 });
    await insertEntry('2031-05-09T00:00:00Z', 'FAR');
    await insertMessage('2019-01-01T00:00:00Z');
    expect(await partitionOf('FAR')).toEqual(['months.audit_log_default']);
    expect(await waiting()).toMatchObject({ name: 'rows_without_month', count: 2 });
    const row = 'select to_jsonb(e)::text from audit_log e where subject_id = $1';
    const before = await valuesOf(row, ['FAR']);
    expect(await valuesOf(`select months.make('audit_log', '2031-05-20')`)).toEqual(['audit_log_2031_05']);
    expect(await partitionOf('FAR')).toEqual(['months.audit_log_2031_05']);
    expect(await valuesOf(row, ['FAR'])).toEqual(before);
    expect(await waiting()).toMatchObject({ count: 1 });
    await expect(site.app.pool.query('delete from months.audit_log_default')).rejects.toThrow('append-only');
  });
});

describe('the audit log', () => {
  test('refuses every change of every partition, also past the table itself', async () => {
    await layOut('audit_log', '2026-09-01', 3);
    await makeMonths(site.app, monthlyTables);
    const partitions = await monthsOf('audit_log');
    expect(partitions).toHaveLength(7);
    for (const name of ['audit_log', ...partitions])
      for (const change of [`update ${name} set action = 'x'`, `delete from ${name}`, `truncate ${name}`])
        await expect(site.app.pool.query(change), change).rejects.toThrow('the audit log is append-only');
  });

  test('is one chain over its months, and a change in any of them is found', async () => {
    await site.app.db.execute(sql`alter table audit_seals disable trigger user`);
    await site.app.db.execute(sql`delete from audit_seals`);
    await site.app.db.execute(sql`alter table audit_seals enable trigger user`);
    for (const month of ['09', '10', '12']) await insertEntry(`2026-${month}-10T00:00:00Z`, `CHAIN-${month}`);
    expect(await sealAuditLog(site.app)).toBe(3);
    const check = async () => {
      const { whole, brokenId } = await checkChainPart(site.app.db, { position: 0, hash: null }, 100);
      return { whole, brokenId };
    };
    expect(await check()).toEqual({ whole: 3, brokenId: null });
    const [id] = await valuesOf(`select id from audit_log where subject_id = 'CHAIN-10'`);
    await site.app.pool.query(`alter table months.audit_log_2026_10 disable trigger user;
      update months.audit_log_2026_10 set action = 'nothing'; alter table months.audit_log_2026_10 enable trigger user`);
    expect(await check()).toEqual({ whole: 1, brokenId: Number(id) });
  });
});
