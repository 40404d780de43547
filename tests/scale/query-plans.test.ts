/**
 * With ten times the data no page, list or query of /metrics reads a large table from end to end. Each statement that
 * the site sends is explained with its own values on a filled database: plans are asserted, not times.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { fillDatabase, growingTables } from '../../scripts/scale/fill-database.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

interface Statement {
  text: string;
  values: unknown[];
}

let site: TestSite;
let staff: SignedIn;
let patient: SignedIn;
/** SCALE_PATIENTS=200000 fills more and prints how long each page takes. */
const patients = Number(process.env['SCALE_PATIENTS'] ?? 10_000);
/** The growing tables that are large now: the planner rightly reads a small one from end to end. */
const large = new Set<string>();
/** Their partitions by month that are large, as plans name them. */
const largePartitions = new Set<string>();
const sent = new Map<string, Statement>();
const query = pg.Client.prototype.query;

/** Notes each statement once, as the driver is given it. */
function note([input, parameters]: unknown[]): void {
  const { text, values } =
    typeof input === 'object' && input !== null ? (input as Statement) : { text: input, values: parameters };
  if (typeof text === 'string' && !sent.has(text))
    sent.set(text, { text, values: ((Array.isArray(parameters) ? parameters : values) as unknown[]) ?? [] });
}

beforeAll(async () => {
  site = await openTestSite({ metricsToken: 'figures' });
  const client = await site.app.pool.connect();
  await fillDatabase(client, { patients, now: site.clock.now(), seal: (plain) => site.app.secrets.seal(plain) });
  for (const table of growingTables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    if (Number(rows[0]!.count) >= patients / 3) large.add(table);
  }
  const partitions = await client.query<{ name: string }>(`select c.relname as name from months.partitions p
    join pg_class c on c.oid = p.partition where c.reltuples >= ${patients / 3}`);
  for (const { name } of partitions.rows) largePartitions.add(name);
  client.release(true);
  staff = await signedInStaff(
    site.app,
    (['administrator', 'front_desk'] as const).map((role) => ({ role, hospitalId: null })),
  );
  patient = await signedInPatient(site.app);
  pg.Client.prototype.query = function noted(this: pg.Client, ...input: unknown[]) {
    note(input);
    return (query as (...all: unknown[]) => unknown).apply(this, input);
  } as typeof query;
}, 300_000);
afterAll(async () => {
  pg.Client.prototype.query = query;
  await site.close();
});

interface Plan {
  'Node Type': string;
  'Plan Rows': number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** All steps of a plan but a scan that a limit ends early, because many of its rows match. */
function nodesOf(plan: Plan): Plan[] {
  const below = (plan.Plans ?? []).filter(
    (node) => !(plan['Node Type'] === 'Limit' && isScan(node) && node['Plan Rows'] > 3 * plan['Plan Rows']),
  );
  return [plan, ...below.flatMap(nodesOf)];
}

const isScan = (node: Plan) => node['Node Type'] === 'Seq Scan';

/** Large tables that the statement reads from end to end. Counts end at a limit, which is scaled as the data is. */
async function scansOf(client: pg.PoolClient, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (format json) ${text}`,
    values: values.map((value) => (value === mostCounted + 1 ? 101 : value)),
  });
  return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
    .filter((node) => isScan(node))
    .map((node) => node['Relation Name'] ?? '')
    .filter((name) => large.has(name) || largePartitions.has(name));
}

/** The scans of all statements that the work sends, by statement. */
async function scansDuring(work: () => Promise<unknown>): Promise<string[]> {
  sent.clear();
  await work();
  const statements = [...sent.values()].filter(({ text }) => /^\s*(?:select|with|update|delete|insert)\b/i.test(text));
  expect(statements.length).toBeGreaterThan(0);
  const client = await site.app.pool.connect();
  const found: string[] = [];
  try {
    for (const statement of statements)
      for (const table of await scansOf(client, statement))
        found.push(`${table}: ${statement.text.replace(/\s+/g, ' ').slice(0, 1_000)}`);
  } finally {
    client.release();
  }
  return found;
}

test('the data is large enough for plans to show it', async () => {
  expect([...large]).toEqual(growingTables.filter((table) => table !== 'refunds'));
  const { rows } = await site.app.pool.query<{ count: string }>('select count(*) from appointments');
  expect(Number(rows[0]!.count)).toBeGreaterThan(patients * 4);
  // A scan is found where there is one, also in a partition.
  expect(await scansDuring(() => site.app.pool.query("select * from appointments where reason = 'x'"))).toHaveLength(1);
  expect(await scansDuring(() => site.app.pool.query("select * from audit_log where detail ? 'x'"))).toHaveLength(1);
});

const day = '2026-11-23';
test.each([
  '/staff',
  '/staff/appointments',
  `/staff/appointments?day=${day}`,
  '/staff/appointments?q=A1B2',
  '/staff/appointments?state=cancelled',
  '/staff/appointments?state=no_show',
  '/staff/search?q=M000000010',
  '/staff/search?q=patient-77@large.example',
  '/staff/waiting-list',
  '/staff/waiting-list?state=booked',
  '/staff/waiting-list?state=booked&hospital=1',
  '/staff/waiting-list?offer=open',
  '/staff/waiting-list?q=W00000',
  '/staff/waiting-list?q=0123456789',
  '/staff/new-times',
  '/staff/new-times?state=accepted',
  '/staff/new-times?state=lapsed&page=3',
  '/staff/people',
  '/staff/audit',
  '/staff/audit?action=look',
  '/staff/audit?action=erase',
  '/staff/audit?hospital=2',
  '/staff/audit?subject=appointment',
  '/staff/audit?subject=777',
  '/staff/audit?person=qqqzzz',
  '/staff/dead-letters',
  '/staff/dead-letters?channel=mail',
  '/staff/privacy',
  '/staff/privacy?state=all&page=3',
  '/staff/privacy?state=all&sort=-received',
  '/staff/privacy/duplicates',
  '/staff/privacy/duplicates?state=apart&page=3',
  '/staff/orders',
  '/staff/orders?q=M000000010',
  '/staff/orders?q=patient-77@large.example',
  '/staff/orders?state=paid',
  '/staff/orders?state=failed',
  '/staff/orders?sort=total',
  '/staff/orders?sort=-state',
  '/staff/orders?q=M00000',
  '/staff/orders?hospital=1',
  '/staff/orders?hospital=1&state=failed',
  '/staff/orders?page=3',
  `/staff/orders?from=${day}&until=${day}`,
  '/staff/orders/M000000010',
  '/staff/refunds',
  '/staff/refunds?state=done&sort=amount',
  '/staff/refunds?page=3',
  '/staff/vouchers?q=VLARGE10',
  '/staff/members',
  '/staff/reconciliation',
  '/staff/reconciliation?page=3',
  '/staff/sales',
  '/staff/sales?from=2025-11-24&until=2026-11-23',
  '/staff/reconciliation?from=2025-11-24&until=2026-11-23&page=300',
  '/staff/trends',
  '/staff/trends?by=month',
  '/staff/trends?by=month&hospital=1',
  '/staff/sessions',
  '/staff/enquiries',
  '/staff/enquiries?sort=changed',
  '/staff/enquiries?attention=late',
  '/staff/enquiries?hospital=1',
  '/staff/enquiries?form=1',
  '/staff/guarantee-letters',
  '/staff/guarantee-letters?state=submitted&sort=due',
  '/staff/leave',
  '/staff/schedules',
  '/staff/catalogue/doctors',
  '/staff/content',
  '/staff/content?sort=title',
  '/staff/content?sort=-kind',
  '/staff/content?attention=review_due',
  '/staff/content?attention=approval_due',
  '/staff/content?attention=scheduled',
  '/staff/content?q=article+1001234',
  '/staff/media',
  '/staff/media?used=no',
  '/staff/media?q=ward+1234',
])('%s reads no large table from end to end', async (path) => {
  const open = async () => {
    const answer = await openConsole(site, path, staff);
    expect([200, 303, 302]).toContain(answer.status);
    await answer.text();
  };
  expect(await scansDuring(open)).toEqual([]);
  if (process.env['SCALE_PATIENTS']) await printTimes(path, open);
});

/** The middle and the slowest of twelve answers, in milliseconds. */
async function printTimes(path: string, open: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const startedAt = performance.now();
    await open();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  process.stdout.write(`${path} ${times[6]!.toFixed(0)} ms, slowest ${times[11]!.toFixed(0)} ms\n`);
}

test.each(['/profile', '/profile/details', '/appointments', '/orders', '/setting', '/setting/privacy'])(
  "a patient's %s reads no large table from end to end",
  async (path) => {
    expect(
      await scansDuring(async () => {
        await (await openConsole(site, path, patient)).text();
      }),
    ).toEqual([]);
  },
);

test.each(['/doctor?available=tomorrow', '/melur-ipoh', '/health-package', '/search?keyword=cardiology'])(
  'the public page %s reads no large table from end to end',
  async (path) => {
    expect(
      await scansDuring(async () => (await site.request(`${path}${path.includes('?') ? '&' : '?'}page=1`)).text()),
    ).toEqual([]);
  },
);

test('/metrics and the recurring jobs of each minute read no large table from end to end', async () => {
  const metrics = await scansDuring(async () => {
    await (await site.request('/metrics', { headers: { authorization: 'Bearer figures' } })).text();
  });
  expect(metrics).toEqual([]);
});
