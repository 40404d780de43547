import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { StaffRole } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { listTop } from './top-lists.server.ts';
import type { TrendName } from './trends.rules.ts';
import { viewTrends, type TrendChoice } from './trend-figures.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  await site.app.db.execute(sql`delete from search_misses`);
});
afterAll(() => site.close());

const reader = (role: StaffRole, hospitalId: number | null = null) => signedInStaff(site.app, [{ role, hospitalId }]);

async function rowsOf(name: TrendName, choice: Partial<TrendChoice> = {}) {
  const { actor } = await reader('administrator');
  const [figure] = await viewTrends(site.app, actor, { by: 'week', hospitalId: null, ...choice, only: [name] });
  return Object.fromEntries(figure!.rows.map(({ start, values }) => [start, values]));
}

const counted = (kind: string, day: string, itemId: number, times: number) =>
  site.app.db.execute(
    sql`insert into daily_counts (kind, day, item_id, times) values (${kind}, ${day}, ${itemId}, ${times})`,
  );

let made = 0;
async function appointment(status: string, madeAt: string, partner: string | null = null): Promise<void> {
  made += 1;
  const startsAt = `2026-12-01T10:${String(made).padStart(2, '0')}:00+08:00`;
  await site.app.db.execute(sql`
    insert into appointments (id, reference, doctor_id, hospital_id, mode, seat, during, starts_at, ends_at, status, holder_hash, client_reference, created_at)
    values (gen_random_uuid(), ${`AFUNNEL${made}`}, ${clinic.doctorId}, ${clinic.selangor}, 'in_person', ${made + 50},
      tstzrange(${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '20 minutes'), ${startsAt}, ${startsAt}::timestamptz + interval '20 minutes',
      ${status}, 'nobody', ${partner}, ${madeAt})`);
}

test('searches are counted by their day, with those that found nothing and their share', async () => {
  await counted('search', '2026-11-15', 0, 3);
  await counted('search', '2026-11-16', 0, 40);
  await counted('search', '2026-11-22', 0, 8);
  await counted('search_without_result', '2026-11-22', 0, 6);
  expect(await rowsOf('searches')).toMatchObject({
    '2026-11-09': [3, 0, 0],
    '2026-11-16': [48, 6, 12.5],
    '2026-11-23': [0, 0, null],
  });
  expect(await rowsOf('searches', { by: 'month' })).toMatchObject({ '2026-11-01': [51, 6, 11.8] });
});

test('reading is all that is read: articles, videos with podcasts, and the rest; doctors and bookings are none of it', async () => {
  await counted('article', '2026-10-05', 1, 5);
  await counted('video', '2026-10-06', 1, 2);
  await counted('podcast', '2026-10-06', 1, 1);
  await counted('news', '2026-10-11', 1, 4);
  await counted('doctor', '2026-10-06', 999, 100);
  await counted('booking_begun', '2026-10-06', 999, 100);
  expect(await rowsOf('reading')).toMatchObject({ '2026-10-05': [12, 5, 3, 4], '2026-10-12': [0, 0, 0, 0] });
});

test('the funnel leads from views of doctors to visits, each hospital with its own doctors and appointments', async () => {
  await counted('doctor', '2026-09-07', clinic.doctorId, 200);
  await counted('doctor', '2026-09-13', clinic.doctorId, 50);
  await counted('booking_begun', '2026-09-08', clinic.doctorId, 60);
  await counted('booking_held', '2026-09-08', clinic.doctorId, 30);
  for (const status of ['completed', 'arrived', 'confirmed', 'no_show', 'cancelled', 'requested', 'held'])
    await appointment(status, '2026-09-09T10:00:00+08:00');
  // A patient of a partner's program saw no page of ours.
  await appointment('completed', '2026-09-09T10:00:00+08:00', 'partner-1');
  const atClinic = { hospitalId: clinic.selangor };
  expect(await rowsOf('funnel', atClinic)).toMatchObject({
    '2026-08-31': [0, 0, 0, 0, 0],
    '2026-09-07': [250, 60, 30, 4, 2],
  });
  const { rows } = await site.app.db.execute<{ id: number }>(sql`select id from hospitals
    where id not in (select hospital_id from doctor_hospitals where doctor_id = ${clinic.doctorId}) order by id limit 1`);
  expect(await rowsOf('funnel', { hospitalId: rows[0]!.id })).toMatchObject({ '2026-09-07': [0, 0, 0, 0, 0] });
});

test("the most read entries stand first with their titles in the reader's language, without those that are no longer public", async () => {
  const { rows } = await site.app.db.execute<{ item_id: number; title: string; path: string }>(sql`
    select item_id, title, path from search_documents where type = 'article' and language = 'ms' order by item_id limit 2`);
  const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]];
  await site.app.db.execute(sql`delete from daily_counts where kind = 'article'`);
  await counted('article', '2026-11-20', first.item_id, 3);
  await counted('article', '2026-11-21', first.item_id, 4);
  await counted('article', '2026-11-21', second.item_id, 9);
  await counted('article', '2026-11-21', 99_999_999, 50);
  // Before the weeks that are shown.
  await counted('article', '2026-08-30', first.item_id, 70);
  const { actor } = await reader('editor');
  const choice = { by: 'week', hospitalId: null } as const;
  const ask = (limit: number) => listTop(site.app, actor, { name: 'reading', choice, language: 'ms', limit });
  const articles = (await ask(20)).filter(({ entry }) => entry?.type === 'article');
  expect(articles).toEqual([
    { title: second.title, times: 9, entry: { type: 'article', path: second.path } },
    { title: first.title, times: 7, entry: { type: 'article', path: first.path } },
  ]);
  expect(await ask(1)).toHaveLength(1);
});

test('words that found nothing are listed with their language, and nobody sees them whose role does not open them', async () => {
  await site.app.db.execute(sql`insert into search_misses (language, keyword, times, last_at)
    values ('ms', 'zzq rawatan angin', 7, '2026-11-20T23:30:00+08:00'), ('en', 'zzq sauna', 9, '2026-11-19T10:00:00+08:00')`);
  const choice = { by: 'week', hospitalId: null } as const;
  const ask = async (role: StaffRole, hospitalId: number | null) =>
    listTop(site.app, (await reader(role, hospitalId)).actor, { name: 'searches', choice, language: 'en', limit: 20 });
  expect(await ask('editor', null)).toEqual([
    { title: 'zzq sauna', times: 9, search: { language: 'en', lastOn: '2026-11-19' } },
    { title: 'zzq rawatan angin', times: 7, search: { language: 'ms', lastOn: '2026-11-20' } },
  ]);
  expect(await ask('front_desk', null)).toEqual([]);
  expect(await ask('editor', clinic.perlis)).toEqual([]);
});

test('the page shows both lists, and each is a file of its own', async () => {
  const chief = await reader('administrator');
  const html = await (await openConsole(site, '/zh/staff/trends', chief)).text();
  expect(html).toContain('zzq sauna');
  expect(html).toContain('最多人看');
  const file = await openConsole(site, '/staff/trends/csv?figure=searches&list=top', chief);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="trends-searches-top.csv"');
  expect((await file.text()).split('\r\n')).toContain('zzq sauna,search,,en,2026-11-19,9');
  const front = await reader('front_desk');
  const empty = await openConsole(site, '/staff/trends/csv?figure=searches&list=top', front);
  expect(await empty.text()).not.toContain('zzq');
});

test('counts of a year are read by an index', async () => {
  const client = await site.app.pool.connect();
  try {
    // The test's table is small: the planner is told not to read it whole.
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      "explain select sum(times) from daily_counts where kind = any('{article,video}') and day >= '2026-01-01' and day < '2026-12-01'",
    );
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toMatch(/Index (Only )?Scan using daily_counts_/);
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
});
