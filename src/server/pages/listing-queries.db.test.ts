/** The number of statements that a list needs when it is rendered anew, once the choices of its filters are cached. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
const sent: string[] = [];
const query = pg.Client.prototype.query;

beforeAll(async () => {
  site = await openTestSite();
  pg.Client.prototype.query = function noted(this: pg.Client, ...input: unknown[]) {
    const [first] = input as [string | { text?: string }];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    // Statements that the listener and the check behind a pooler send by themselves belong to no page.
    if (!/area_versions|^select 1$/.test(text)) sent.push(text.replace(/\s+/g, ' '));
    return (query as (...all: unknown[]) => unknown).apply(this, input);
  } as typeof query;
  // Nothing is cached until changes are heard.
  await vi.waitFor(async () => expect(await statementsOf('/faq')).toEqual([]), { timeout: 20_000, interval: 200 });
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await site.close();
});

async function statementsOf(path: string): Promise<string[]> {
  sent.length = 0;
  const answer = await site.request(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('</html>');
  return [...sent];
}

test.each([
  [
    '/doctor',
    ['/doctor?gender=female', '/doctor?specialisation=cardiology&sortBy=name', '/doctor?location=Perak&page=2'],
  ],
  ['/doctor?doctor_name=tan', ['/doctor?doctor_name=lim', '/doctor?doctor_name=wong&gender=male']],
  ['/health-package', ['/health-package?gender=female', '/health-package?type=heart&sortBy=price']],
  ['/our-hospitals', ['/our-hospitals?q=ipoh', '/our-hospitals?location=Perak']],
  ['/articles', ['/articles?topic=heart-health', '/articles?page=2&sortBy=title']],
])('with %s seen, other lists of the kind take three statements at most', async (first, others) => {
  await statementsOf(first);
  for (const path of others) {
    const statements = await statementsOf(path);
    expect(statements.length, `${path}\n${statements.join('\n')}`).toBeLessThanOrEqual(3);
  }
});
