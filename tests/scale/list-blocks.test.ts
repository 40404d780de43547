/**
 * What the dearest lists of admin pages read, in blocks of 8 kB, which no other program on the machine changes. Each
 * limit is above what was measured with so many patients, and, but for refunds and new times that wait, below what was
 * measured without the list's index or kept sums.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readingOf, statementsOf } from '../../scripts/bench/statement-plans.ts';
import { fillDatabase } from '../../scripts/scale/fill-database.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { waitingDays } from '#src/features/console/trends/data/waiting-days.store.server.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { storeDayFigures } from '#src/platform/day-figures/day-figures.server.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
/** Staff of the whole group, and of one hospital. */
let staff: SignedIn;
let hospital: SignedIn;
const patients = 30_000;

beforeAll(async () => {
  site = await openTestSite();
  const client = await site.app.pool.connect();
  await fillDatabase(client, {
    patients,
    appointmentsEach: 1,
    now: site.clock.now(),
    seal: (plain) => site.app.secrets.seal(plain),
  });
  client.release(true);
  await vi.waitUntil(vacuumed, { timeout: 120_000, interval: 1_000 });
  while ((await storeDayFigures(site.app, [waitingDays])) > 0);
  const { rows } = await site.app.pool.query<{ id: number }>('select min(id)::int as id from hospitals');
  const assignments = (hospitalId: number | null) =>
    signedInStaff(
      site.app,
      (['administrator', 'front_desk'] as const).map((role) => ({ role, hospitalId })),
    );
  staff = await assignments(null);
  hospital = await assignments(rows[0]!.id);
}, 300_000);
afterAll(() => site.close());

const measured = ['waiting_list_entries', 'time_proposals', 'orders', 'order_lines', 'refunds', 'form_submissions'];

/**
 * Whether PostgreSQL knows of every row that all may see it: without that it looks up the row of each entry of an
 * index. A vacuum leaves out what a transaction of this site might not see yet, so that it is done again.
 */
async function vacuumed(): Promise<boolean> {
  for (const table of measured) await site.app.pool.query(`vacuum ${table}`);
  const { rows } = await site.app.pool.query<{ all: boolean }>(
    'select bool_and(relallvisible >= relpages) as all from pg_class where oid = any($1::regclass[])',
    [measured],
  );
  return rows[0]!.all;
}

/** The blocks that the statements of a page read. */
async function blocksOf(path: string, who: SignedIn): Promise<number> {
  const open = async () => {
    const answer = await openConsole(site, path, who);
    expect(answer.status).toBe(200);
    await answer.text();
  };
  // The second time, because the first fills what a process keeps.
  await open();
  const statements = await statementsOf(open);
  const client = await site.app.pool.connect();
  try {
    return (await readingOf(client, statements)).blocks;
  } finally {
    client.release();
  }
}

test.each([
  ['/staff/waiting-list?state=booked&offer=accepted', 1_600],
  ['/staff/waiting-list?state=left&offer=declined&page=50', 1_800],
  ['/staff/waiting-list?offer=open', 600],
  ['/staff/new-times', 700],
  ['/staff/orders?hospital=1&page=50', 1_600],
  ['/staff/orders?hospital=1&state=expired', 450],
  ['/staff/orders?hospital=1&state=failed', 60],
  ['/staff/refunds', 260],
  ['/staff/refunds?page=30', 260],
  ['/staff/enquiries?hospital=1&page=50', 220],
  ['/staff/enquiries?attention=escalated', 40],
  ['/staff/new-times?state=accepted&doctor=1', 500],
  ['/staff/new-times?sort=-due', 700],
  ['/staff/waiting-list?sort=-joined', 450],
  ['/staff/waiting-list?state=booked&sort=-joined&page=50', 460],
  ['/staff/waiting-list?state=booked&sort=-day&page=50', 1_800],
  ['/staff/refunds?sort=state', 260],
  ['/staff/refunds?state=done&sort=-state&page=30', 240],
])('%s reads at most %i blocks', async (path, most) => {
  expect(await blocksOf(path, staff)).toBeLessThanOrEqual(most);
});

test.each([
  ['/staff/orders?page=50', 1_600],
  ['/staff/orders?state=failed', 60],
  ['/staff/refunds', 240],
  ['/staff/enquiries?page=50', 220],
])('for staff of one hospital %s reads at most %i blocks', async (path, most) => {
  expect(await blocksOf(path, hospital)).toBeLessThanOrEqual(most);
});

test('the trend of the waiting lists reads the sums of its days, not the entries', async () => {
  const statements = (await statementsOf(() => openConsole(site, '/staff/trends', staff))).filter(({ text }) =>
    text.includes('waiting_list_entries'),
  );
  expect(statements).toHaveLength(1);
  const client = await site.app.pool.connect();
  const { blocks } = await readingOf(client, statements);
  client.release();
  expect(blocks).toBeLessThanOrEqual(110);
});
