/** Which pages are rendered at start, before the first visitor comes. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { warmAtStart } from './page-caching.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const firstInEnglish = ['/', '/home', '/our-hospitals', '/speciality-centre', '/doctor', '/health-package'];

async function warmed(): Promise<{ key: string; tags: readonly string[] }[]> {
  const warm = vi.fn();
  await warmAtStart(site.app, { warm });
  return warm.mock.calls.flatMap(([pages]) => pages);
}

/** Counts views of the first entries of a type, as browsers report them. */
async function view(type: string, day: string, times: readonly number[]): Promise<string[]> {
  const { rows } = await site.app.pool.query<{ item_id: number; path: string }>(
    `select item_id, path from search_documents where type = $1 and language = 'en' and path not like '%#%' order by item_id limit $2`,
    [type, times.length],
  );
  for (const [index, { item_id: id }] of rows.entries())
    await site.app.pool.query('insert into daily_counts (kind, day, item_id, times) values ($1, $2, $3, $4)', [
      type,
      day,
      id,
      times[index],
    ]);
  return rows.map(({ path }) => path);
}

test('without a view the first pages alone, in three languages', async () => {
  await site.app.pool.query('delete from daily_counts');
  const keys = (await warmed()).map(({ key }) => key);
  expect(keys).toHaveLength(18);
  expect(keys.slice(0, 6)).toEqual(firstInEnglish);
  expect(keys).toContain('/zh/doctor');
});

test('then what was looked at most in the last seven days, the most viewed first, in three languages', async () => {
  await site.app.pool.query('delete from daily_counts');
  const [seldom, often] = await view('article', '2026-11-22', [3, 90]);
  const [doctor] = await view('doctor', '2026-11-17', [40]);
  const [old] = await view('news', '2026-11-16', [500]);
  const pages = await warmed();
  const keys = pages.map(({ key }) => key);
  expect(keys.slice(18, 21)).toEqual([often, doctor, seldom]);
  expect(keys.slice(21)).toEqual(
    ['/ms', '/zh'].flatMap((language) => [often, doctor, seldom].map((path) => language + path)),
  );
  expect(keys).not.toContain(old);
  expect(pages[18]!.tags).toContain('articles');
});

test('no more than forty of them, and only pages that the page cache keeps', async () => {
  await site.app.pool.query('delete from daily_counts');
  await view(
    'doctor',
    '2026-11-22',
    Array.from({ length: 60 }, (_, index) => 100 + index),
  );
  expect(await warmed()).toHaveLength(18 + 40 * 3);
  await site.app.pool.query('delete from daily_counts');
  const [form] = await view('news', '2026-11-22', [10]);
  await site.app.pool.query(`update search_documents set path = '/contact-us' where path = $1`, [form]);
  expect(await warmed()).toHaveLength(18);
});

test('where the counts cannot be read, the first pages all the same', async () => {
  await site.app.pool.query('alter table daily_counts rename to daily_counts_away');
  expect(await warmed()).toHaveLength(18);
  await site.app.pool.query('alter table daily_counts_away rename to daily_counts');
});
