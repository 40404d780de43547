import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses } from '#src/routes.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/**
 * Addresses that no page links to by design: they answer scripts, forms or machines, redirect to another path, are a
 * second name of a page (product decisions, section 4), or compare what a reader has ticked.
 */
const notLinked = [
  '/',
  '/bookmarks',
  '/bookmarks/kept',
  '/cart/count',
  '/cart/add',
  '/doctor/suggestions',
  '/search/suggestions',
  '/search/urgent-words',
  '/mccn',
  '/404',
  '/design',
  '/kpj-cares-card-program',
  '/health-package/compare',
];

test('every public page of the table is reached by links from the home page', async () => {
  const wanted = addresses
    .filter(({ path, access, file }) => !access && !/[:*]/.test(path) && file.endsWith('.tsx'))
    .map(({ path }) => path)
    .filter((path) => !notLinked.includes(path));
  const seen = new Set(['/home']);
  const waiting = ['/home'];
  while (waiting.length > 0) {
    const path = waiting.pop()!;
    const html = await (await site.request(path, { headers: { 'sec-fetch-dest': 'document' } })).text();
    for (const [, href] of html.matchAll(/href="(\/[^"#?]*)/g)) {
      if (seen.has(href!) || !wanted.includes(href!)) continue;
      seen.add(href!);
      waiting.push(href!);
    }
  }
  expect(wanted.filter((path) => !seen.has(path))).toEqual([]);
});

test('the header’s menu leads to the service pages and to the page for consultants in every language', async () => {
  for (const prefix of ['', '/ms', '/zh']) {
    const html = await (await site.request(`${prefix}/home`)).text();
    for (const path of ['/ambulatory-care-and-wellness', '/anciliary-services', '/klinik-wakaf-an-nur', '/consultant'])
      expect(html, prefix).toContain(`href="${prefix}${path}"`);
  }
});
