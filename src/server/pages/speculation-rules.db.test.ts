import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { addresses } from '#src/routes.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

interface Rules {
  prefetch: { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] }; eagerness: string }[];
}

const origin = 'https://hospital.example';

/** Whether the rules let a browser fetch a link ahead, read by the browser's own patterns. */
async function fetchedAhead(): Promise<(path: string) => boolean> {
  const rules = (await (await site.request('/speculation-rules.json')).json()) as Rules;
  const [{ href_matches: any }, { not }] = rules.prefetch[0]!.where.and;
  const matches = (pattern: string) => {
    const compiled = new URLPattern(pattern, origin);
    return (path: string) => compiled.test(origin + path);
  };
  const isLink = matches(any);
  const never = not.href_matches.map(matches);
  return (path) => isLink(path) && !never.some((isNever) => isNever(path));
}

const inLanguages = (path: string) => ['', '/ms', '/zh'].map((prefix) => prefix + path);
/** An address of the table with something in the place of its parameters. */
const anExample = (path: string) => path.replaceAll(/:\w+\??/g, 'anything').replaceAll('*', 'anything');

test('no address with access, and none that is rendered for its visitor, is ever fetched ahead', async () => {
  const isAhead = await fetchedAhead();
  const others = addresses.filter(({ access, cacheTags }) => access || !cacheTags).map(({ path }) => anExample(path));
  expect(others.length).toBeGreaterThan(150);
  expect(others.flatMap(inLanguages).filter(isAhead)).toEqual([]);
  const named = ['/profile', '/my-appointments/AB12', '/cart', '/checkout/pay', '/login', '/logout', '/staff/orders'];
  const more = ['/book/dr-lim?day=2026-11-30', '/gl-application/G1', '/career/nurse/apply', '/api/doctors', '/a.pdf'];
  expect([...named, ...more].flatMap(inLanguages).filter(isAhead)).toEqual([]);
});

test('public pages are fetched ahead, in every language', async () => {
  const isAhead = await fetchedAhead();
  const pages = ['/', '/home', '/doctor', '/doctor?page=2', '/doctor/dr-lim', '/melur-ipoh', '/career/nurse', '/faq'];
  expect(pages.flatMap(inLanguages).filter((path) => !isAhead(path))).toEqual([]);
});

test('only pages from the cache name the rules, which browsers may keep for a day', async () => {
  const rulesOf = async (path: string) => (await site.request(path)).headers.get('speculation-rules');
  expect(await rulesOf('/doctor')).toBe('"/speculation-rules.json"');
  expect(await rulesOf('/ms/melur-ipoh')).toBe('"/speculation-rules.json"');
  expect(
    await Promise.all(['/login', '/profile', '/cart', '/staff/sign-in', '/search?keyword=heart'].map(rulesOf)),
  ).toEqual([null, null, null, null, null]);
  const answer = await site.request('/speculation-rules.json');
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});
