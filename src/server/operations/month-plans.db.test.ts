/**
 * Statements of lists with two years of months: what reads one month reads no other, and what reads all uses the index
 * of each.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditEntries, type AuditFilter } from '#src/features/console/audit/data/audit.store.server.ts';
import { checkChainPart } from '#src/features/console/audit-log/data/audit-seals.store.server.ts';
import { deleteMessages, listMessages } from '#src/features/shop/payments/data/payments.store.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
const query = pg.Client.prototype.query;
const sent: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  site = await openTestSite();
  const client = await site.app.pool.connect();
  await client.query(`do $$ declare p regclass; begin
    for p in select partition from months.partitions where not is_default loop execute format('drop table %s', p); end loop; end $$`);
  await client.query('set session_replication_role = replica; set statement_timeout = 0');
  await client.query(`select months.make(t::regclass, ('2025-01-01'::date + make_interval(months => n))::date)
    from unnest(array['audit_log', 'payment_messages']) t, generate_series(0, 23) n`);
  await client.query(`insert into audit_log (at, actor_kind, action, subject_kind, subject_id, hospital_id)
    select '2024-12-31T16:00:00Z'::timestamptz + n * interval '15 minutes', 'staff', case when n % 1000 = 0 then 'erase' else 'look' end, 'appointment', n::text, n % 18
    from generate_series(0, 69000) n`);
  await client.query(`insert into payment_messages (kind, verdict, order_id, body, received_at)
    select 'callback', case when n % 200 = 0 then 'forged' else 'settled' end, 'M' || n, '', '2024-12-31T16:00:00Z'::timestamptz + n * interval '15 minutes'
    from generate_series(0, 69000) n`);
  await client.query(`insert into audit_seals (position, entry_id, hash, sealed_at)
    select (select coalesce(max(position), 0) from audit_seals) + row_number() over (order by id), id, '', now() from audit_log
    on conflict do nothing`);
  await client.query('analyze audit_log; analyze payment_messages; analyze audit_seals');
  client.release(true);
}, 120_000);
afterAll(async () => {
  pg.Client.prototype.query = query;
  await site.close();
});

interface Plan {
  'Node Type': string;
  'Actual Loops': number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * The scans that the work's statements ran, each with its partition and how it read it. Those of the empty partition
 * for all other rows are left out, and those that a plan had but did not run.
 */
async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
  sent.length = 0;
  pg.Client.prototype.query = function noted(this: pg.Client, ...input: unknown[]) {
    const [first, second] = input as [{ text?: string; values?: unknown[] }, unknown];
    if (first?.text && /^\s*(?:select|with|delete)/i.test(first.text))
      sent.push({ text: first.text, values: Array.isArray(second) ? second : (first.values ?? []) });
    return (query as (...all: unknown[]) => unknown).apply(this, input);
  } as typeof query;
  await work().finally(() => (pg.Client.prototype.query = query));
  const scans: string[] = [];
  for (const { text, values } of sent) {
    const { rows } = await site.app.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (analyze, format json) ${text}`,
      values,
    });
    for (const node of nodesOf(rows[0]!['QUERY PLAN'][0].Plan))
      if (
        node['Actual Loops'] > 0 &&
        /Scan/.test(node['Node Type']) &&
        /_\d{4}_\d\d$/.test(node['Relation Name'] ?? '')
      )
        scans.push(`${node['Relation Name']} ${/Index|Bitmap/.test(node['Node Type']) ? 'by index' : 'whole'}`);
  }
  return scans;
}

const whole = (scans: string[]) => scans.filter((scan) => scan.endsWith('whole'));

const list = (filter: Partial<AuditFilter>) => () =>
  listAuditEntries(site.app.db, { scope: 'all', limit: 51, ...filter });

test('entries between two days are looked for in their month alone', async () => {
  const span = { from: new Date('2025-05-02T00:00:00Z'), to: new Date('2025-05-03T00:00:00Z') };
  expect(await scansOf(list(span))).toEqual(['audit_log_2025_05 by index']);
});

test.each<Partial<AuditFilter>>([{}, { action: 'erase' }, { subject: '777' }, { hospitalId: 3 }, { before: 900 }])(
  'entries by %o are found once in each month, by its index',
  async (filter) => {
    const scans = await scansOf(list(filter));
    expect(whole(scans)).toEqual([]);
    expect(scans.length).toBe(24);
  },
);

test('a part of the chain reads no month from end to end but those of its own entries', async () => {
  const scans = await scansOf(() => checkChainPart(site.app.db, { position: 20_000, hash: null }, 500));
  expect(scans.length).toBeGreaterThan(0);
  const { rows } = await site.app.pool.query<{ month: string }>(`select distinct c.relname || ' whole' as month
    from (select * from audit_seals where position > 20000 order by position limit 500) s
      join audit_log e on e.id = s.entry_id join pg_class c on c.oid = e.tableoid`);
  const own = rows.map(({ month }) => month);
  expect(whole(scans).filter((scan) => !own.includes(scan))).toEqual([]);
});

test('messages of an order are found by index, and refused ones deleted without a look at the months after their term', async () => {
  const messages = await scansOf(() => listMessages(site.app.db, 'M4321'));
  expect(messages).toHaveLength(24);
  expect(whole(messages)).toEqual([]);
  const deletion = await scansOf(() =>
    deleteMessages(site.app.db, { before: new Date('2025-03-31T16:00:00Z'), isRefused: true, limit: 100 }),
  );
  expect(deletion.length).toBeGreaterThan(0);
  expect(deletion.filter((scan) => !/_2025_0[123] /.test(scan))).toEqual([]);
});
