/** Requests by route, status and duration, as /metrics tells them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ metricsToken: 'figures' });
});
afterAll(() => site.close());

/** The series of a figure of routes, by their labels. */
async function figures(name: string): Promise<Record<string, number>> {
  const answer = await site.request('/metrics', { headers: { authorization: 'Bearer figures' } });
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

test('pages and calls are counted and timed by the pattern of their address, whatever was asked for', async () => {
  for (const path of ['/doctor?gender=female', '/ms/doctor?gender=male', '/articles/nobody-of-this-name', '/profile'])
    await (await site.request(path)).text();
  await site.api('GET', 'doctors/listing?limit=2');
  await site.api('GET', 'doctors/detail/not-there-1');
  await site.api('GET', 'invented/1234');
  await (await site.request('/favicon.svg')).text();
  const counts = await figures('portal_route_seconds_count');
  const own = Object.entries(counts).filter(([labels]) => !labels.includes('"/metrics"'));
  expect(Object.fromEntries(own)).toMatchObject({
    '{route="/doctor",status="200"}': 2,
    '{route="/articles/:slug",status="404"}': 1,
    '{route="/profile",status="302"}': 1,
    '{route="/api/doctors/listing",status="200"}': 1,
  });
  expect(JSON.stringify(own)).not.toMatch(/nobody-of|1234|not-there|favicon/);
  const seconds = await figures('portal_route_seconds_sum');
  expect(Object.keys(seconds).sort()).toEqual(Object.keys(counts).sort());
  expect(seconds['{route="/doctor",status="200"}']).toBeGreaterThan(0.001);
});
