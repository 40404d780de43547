import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { createDailyCounts } from '#src/platform/daily-counts/daily-counts.server.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let site: TestSite;
let article: { item_id: number; path: string };
let doctor: { item_id: number; path: string; slug: string };
beforeAll(async () => {
  site = await openTestSite();
  const first = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await site.app.db.execute<Row>(query)).rows[0]!;
  article = await first(
    sql`select item_id, path from search_documents where type = 'article' and language = 'en' order by item_id limit 1`,
  );
  doctor =
    await first(sql`select s.item_id, s.path, d.slug from search_documents s join published_doctors d on d.id = s.item_id
    where s.type = 'doctor' and s.language = 'en' order by s.item_id limit 1`);
});
beforeEach(async () => {
  await site.app.dailyCounts.flush();
  await site.app.db.execute(sql`delete from daily_counts`);
});
afterAll(() => site.close());

const view = (path: string, headers: Record<string, string> = {}) =>
  site.request('/views', {
    method: 'POST',
    body: path,
    headers: { origin: testOrigin, 'user-agent': browser, ...headers },
  });

async function counted() {
  await site.app.dailyCounts.flush();
  const { rows } = await site.app.db.execute<{ kind: string; day: string; item_id: number; times: number }>(
    sql`select kind, to_char(day, 'YYYY-MM-DD') as day, item_id, times from daily_counts order by kind, day, item_id`,
  );
  return rows.map(({ kind, day, item_id: id, times }) => [kind, day, id, times]);
}

test('views of an entry are one number a day, in all languages together; a doctor and a booking that is begun have their own', async () => {
  for (const path of [article.path, `/ms${article.path}`, `/zh${article.path}`])
    expect((await view(path)).status).toBe(204);
  await view(doctor.path);
  await view(`/ms/book/${doctor.slug}`);
  expect(await counted()).toEqual([
    ['article', '2026-11-23', article.item_id, 3],
    ['booking_begun', '2026-11-23', doctor.item_id, 1],
    ['doctor', '2026-11-23', doctor.item_id, 1],
  ]);
  await view(article.path);
  expect((await counted())[0]).toEqual(['article', '2026-11-23', article.item_id, 4]);
});

test('a day begins at midnight in Malaysia', async () => {
  const before = site.clock.now();
  site.clock.set(new Date('2026-11-23T23:59:00+08:00'));
  await view(article.path);
  site.clock.set(new Date('2026-11-24T00:01:00+08:00'));
  await view(article.path);
  site.clock.set(before);
  expect(await counted()).toEqual([
    ['article', '2026-11-23', article.item_id, 1],
    ['article', '2026-11-24', article.item_id, 1],
  ]);
});

test('staff, programs, other sites and pages that show no entry are not counted', async () => {
  const { cookie } = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  expect((await view(article.path, { cookie })).status).toBe(204);
  expect((await view(article.path, { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' })).status).toBe(204);
  expect((await view(article.path, { origin: 'https://elsewhere.example' })).status).toBe(204);
  for (const path of [
    '/home',
    '/my-appointments',
    '/nothing-of-ours',
    '',
    '\u0000',
    '%00',
    'https://elsewhere.example/',
    '__proto__',
  ])
    expect((await view(path)).status, path).toBe(204);
  expect((await view('/'.repeat(2_000))).status).toBe(413);
  expect(await counted()).toEqual([]);
});

test('a view costs no query and no line of the log, sets no cookie, and its answer is kept by nobody', async () => {
  await view(article.path);
  const asked = vi.spyOn(site.app.pool, 'query');
  const logged = vi.spyOn(site.app.logger, 'info');
  const answer = await view(article.path);
  expect(logged).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  logged.mockRestore();
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('');
});

test('what could not be written is written the next time', async () => {
  await view(article.path);
  await site.app.db.execute(sql`alter table daily_counts rename to daily_counts_away`);
  await expect(site.app.dailyCounts.flush()).rejects.toThrow();
  await site.app.db.execute(sql`alter table daily_counts_away rename to daily_counts`);
  await view(article.path);
  expect(await counted()).toEqual([['article', '2026-11-23', article.item_id, 2]]);
});

test('two processes add to the same day', async () => {
  const processes = [createDailyCounts(site.app), createDailyCounts(site.app)];
  for (const one of processes) one.raise('article', 7);
  await Promise.all(processes.map((one) => one.flush()));
  expect(await counted()).toEqual([['article', '2026-11-23', 7, 2]]);
});

test('one address is counted 120 times a minute', async () => {
  const proxied = await openTestSite({ trustedProxies: 1 });
  try {
    const from = async (address: string) =>
      (
        await proxied.request('/views', {
          method: 'POST',
          body: article.path,
          headers: { origin: testOrigin, 'user-agent': browser, 'x-forwarded-for': address },
        })
      ).status;
    const statuses = new Set<number>();
    for (let sent = 0; sent < 120; sent += 1) statuses.add(await from('198.51.100.9'));
    expect([[...statuses], await from('198.51.100.9'), await from('198.51.100.10')]).toEqual([[204], 429, 204]);
    await proxied.app.dailyCounts.flush();
    const { rows } = await proxied.app.db.execute<{ times: number }>(sql`select times from daily_counts`);
    expect(rows).toEqual([{ times: 121 }]);
  } finally {
    await proxied.close();
  }
});

test('searches are counted with those that found nothing, without their pages, types and short words', async () => {
  for (const query of [
    'keyword=heart',
    'keyword=heart&type=doctor',
    'keyword=heart&type=doctor&page=2',
    'keyword=h',
    'keyword=zzqqxxvv',
  ])
    expect((await site.request(`/search?${query}`)).status).toBe(200);
  expect(await counted()).toEqual([
    ['search', '2026-11-23', 0, 2],
    ['search_without_result', '2026-11-23', 0, 1],
  ]);
});
