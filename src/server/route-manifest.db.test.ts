import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test.each(['', '/ms', '/zh'])(
  'a page’s scripts learn which files another address needs: their question reaches the router whole (%s)',
  async (prefix) => {
    const document = await (await site.request(`${prefix}/book`)).text();
    const version = /"version":\s*"([0-9a-f]+)"/.exec(document)![1]!;
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
