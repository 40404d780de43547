import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '#src/routes.ts';
import { spellings } from '#tests/support/path-spellings.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const privatePaths = addresses
  .filter(({ access }) => access)
  .map(({ path, access }) => ({ access: access!, path: path.replace(/:\w+/g, '777777').replace('*', '777777') }));
const ask = (path: string, init: RequestInit = {}) =>
  site.request(path.startsWith('http') ? path : `${testOrigin}${path}`, { redirect: 'manual', ...init });

describe('every private address in twenty spellings', () => {
  test('there are twenty, and they cover all private addresses', () => {
    expect(Object.keys(spellings)).toHaveLength(20);
    expect(privatePaths.length).toBeGreaterThan(140);
  });

  test('each spelling is redirected to the one that the guard knows, or refused; none reaches a page by itself', async () => {
    for (const { path, access } of privatePaths) {
      const canonical = new Set(['', '/ms'].flatMap((prefix) => [`${prefix}${path}`, `${prefix}${path}.data`]));
      for (const [name, spell] of Object.entries(spellings)) {
        const spelled = new URL(testOrigin + spell(path)).pathname;
        const answer = await ask(spell(path));
        const label = `${name}: ${spell(path)}`;
        if (canonical.has(spelled)) continue;
        if (answer.status === 301) expect(canonical, label).toContain(answer.headers.get('location'));
        // The address only looked like a private one: '/x%2Fprofile' is one segment that no page has.
        else expect([400, 404], `${label} (${access})`).toContain(answer.status);
        const sent = await ask(spell(path), {
          method: 'POST',
          headers: { origin: testOrigin, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'a=b',
        });
        expect([400, 404], `POST ${label}`).toContain(sent.status);
      }
    }
  }, 600_000);
});
