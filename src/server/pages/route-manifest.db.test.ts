import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test.each(['', '/ms', '/zh'])(
  'a router in a browser, as in development, learns which files another address needs (%s)',
  async (prefix) => {
    const [version = ''] = readdirSync('build/client/assets').flatMap(
      (file) => /^manifest-([0-9a-f]+)\.js$/.exec(file)?.[1] ?? [],
    );
    const answer = await site.request(
      `${prefix}/__manifest?paths=${encodeURIComponent(`${prefix}/cart,${prefix}/doctor`)}&version=${version}`,
      { headers: { cookie: 'guest=someone' } },
    );
    expect(answer.status).toBe(200);
    expect(Object.keys(await answer.json())).toEqual(expect.arrayContaining(['/cart', '/doctor']));
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
  },
);

test('a document of an earlier version is told to load anew, and what is no question is refused', async () => {
  const earlier = await site.request('/__manifest?paths=%2Fcart&version=00000000');
  expect([
    earlier.status,
    earlier.headers.get('x-remix-reload-document'),
    earlier.headers.get('cache-control'),
  ]).toEqual([204, 'true', 'no-store']);
  expect((await site.request(`/__manifest?paths=${'a,'.repeat(5_000)}`)).status).toBe(400);
});
