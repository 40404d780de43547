import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearCount, countAgainstLimit, forgive } from './rate-limit.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ trustedProxies: 1 });
});
afterAll(() => site.close());

const headers = { 'x-forwarded-for': '198.51.100.7' };

describe('while nothing can be counted', () => {
  beforeAll(() => site.app.pool.query('alter table rate_limits rename to rate_limits_away'));
  afterAll(() => site.app.pool.query('alter table rate_limits_away rename to rate_limits'));

  test.each([
    ['a sign-in', 'auth/login', { email: 'aisyah@example.test', password: 'wrong-password' }],
    ['a reset of a password', 'auth/reset_password', { email: 'aisyah@example.test' }],
    ['a code for a phone', 'auth/twilio', { phone_no: '+60 12-345 6789' }],
    ['a package for a cart', 'healthpackages/addtocart', { healthpackage_id: 1 }],
  ])('%s is refused for now and says when to try again, not that something was wrong', async (_what, path, body) => {
    const answer = await site.api('POST', path, body, headers);
    expect(answer).toMatchObject({
      status: 503,
      body: { status: false, code: 'unavailable', message: expect.stringContaining('try again in a moment') },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a search and its suggestions are answered all the same', async () => {
    expect((await site.api('GET', 'search?keyword=heart', undefined, headers)).status).toBe(200);
    expect((await site.request('/search/suggestions?keyword=he', { headers })).status).toBe(200);
    expect((await site.request('/search?keyword=heart', { headers })).status).toBe(200);
  });
});

test('a limit lasts by the app’s clock, from its first count on, and a point that is given back counts no more', async () => {
  const limit = { name: 'clock', points: 2, seconds: 600 };
  const count = () =>
    countAgainstLimit(site.app, limit, 'somebody').catch((error: { details: object }) => error.details);
  expect([await count(), await count()]).toEqual([1, 2]);
  site.clock.advance(400_000);
  expect(await count()).toMatchObject({ status: 429, retryAfterSeconds: 200 });
  await forgive(site.app, limit, 'somebody');
  await forgive(site.app, limit, 'somebody');
  expect(await count()).toBe(2);
  site.clock.advance(199_000);
  expect(await count()).toMatchObject({ status: 429, retryAfterSeconds: 1 });
  site.clock.advance(1_000);
  expect(await count()).toBe(1);
  await clearCount(site.app, limit, 'somebody');
  expect(await Promise.all([count(), count()])).toEqual(expect.arrayContaining([1, 2]));
});

test('what can be counted again goes on', async () => {
  expect((await site.api('POST', 'auth/reset_password', { email: 'aisyah@example.test' }, headers)).status).toBe(200);
});
