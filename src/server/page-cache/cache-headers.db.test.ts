/**
 * The caching headers of each kind of answer, literally, with a shared cache in front of the servers and without one.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { leaseDuePurges, updatePurgesDone } from '#src/platform/page-purge/tag-purges.store.server.ts';
import { purgeDue } from '#src/platform/page-purge/purge-worker.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { pathsShowing } from '../documents/sitemaps.ts';

let alone: TestSite;
let behind: TestSite;
let cookie: string;
beforeAll(async () => {
  alone = await openTestSite();
  behind = await openTestSite({ sharedCache: { kind: 'varnish', addresses: ['http://127.0.0.1:9'] } });
  cookie = (await signedInPatient(behind.app)).cookie;
});
afterAll(async () => {
  await alone.close();
  await behind.close();
});

const askAgain = 'public, max-age=0, must-revalidate';
const shared = 'public, max-age=0, s-maxage=60, must-revalidate';
const network = 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400';
const forGood = 'public, max-age=31536000, immutable';
const everywhere = 'settings,keywords,scripts';
const catalogueTags =
  'hospitals,specialist-centres,doctors,appointments,packages,articles,videos,podcasts,campaigns,events,pages';

interface Kind {
  kind: string;
  path: string;
  headers?: Record<string, string>;
  status?: number;
  /** Cache-Control, CDN-Cache-Control, Vary and Cache-Tag behind a shared cache. */
  says: [cacheControl: string | null, network: string | null, vary: string | null, tags: string | null];
  /** Cache-Control without one, where it differs. */
  alone?: string;
}

const kinds: Kind[] = [
  {
    kind: 'a list',
    path: '/our-hospitals',
    says: [shared, network, 'accept-encoding', `${everywhere},hospitals`],
    alone: askAgain,
  },
  {
    kind: 'a list with a query',
    path: '/our-hospitals?view=map',
    says: [shared, network, 'accept-encoding', `${everywhere},hospitals`],
    alone: askAgain,
  },
  {
    kind: 'a page in Malay',
    path: '/ms/faq',
    says: [shared, network, 'accept-encoding', `${everywhere},faq`],
    alone: askAgain,
  },
  {
    kind: 'a page asked for with a session',
    path: '/news',
    headers: { cookie: 'SESSION' },
    says: [shared, network, 'accept-encoding', `${everywhere},news`],
    alone: askAgain,
  },
  {
    kind: 'the first page',
    path: '/',
    says: [askAgain, 'no-store', 'accept-encoding, cookie', `${everywhere},${catalogueTags}`],
    alone: askAgain,
  },
  {
    kind: 'the way to the chosen language',
    path: '/',
    headers: { cookie: 'selectedLanguage=zh' },
    status: 302,
    says: ['no-store', null, 'cookie', null],
  },
  { kind: 'a page that is nowhere', path: '/nowhere-at-all', status: 404, says: ['no-store', null, null, null] },
  { kind: 'another spelling', path: '/OUR-hospitals/', status: 301, says: ['no-store', null, null, null] },
  { kind: 'a search', path: '/search?q=heart', says: ['no-store', null, null, null] },
  { kind: 'sign-in', path: '/login', says: ['no-store', null, null, null] },
  { kind: 'a form', path: '/contact-us', says: ['no-store', null, null, null] },
  { kind: 'a patient’s page', path: '/profile', headers: { cookie: 'SESSION' }, says: ['no-store', null, null, null] },
  { kind: 'a patient’s page for a guest', path: '/my-appointments', status: 302, says: ['no-store', null, null, null] },
  { kind: 'the console', path: '/staff', status: 302, says: ['no-store', null, null, null] },
  {
    kind: 'a call',
    path: '/api/doctors',
    headers: { 'x-api-key': 'demo-web-key' },
    status: 404,
    says: ['no-store', null, null, null],
  },
  { kind: 'health', path: '/health/ready', says: ['no-store', null, null, null] },
  { kind: 'an icon', path: '/favicon.svg', says: ['public, max-age=86400', null, null, null] },
  { kind: 'the map of the site', path: '/sitemap.xml', says: ['public, max-age=300', null, null, null] },
  { kind: 'a feed', path: '/feeds/news.xml', says: ['public, max-age=300', null, null, null] },
  {
    kind: 'a file that is nowhere',
    path: '/assets/nothing.js',
    status: 404,
    says: [null, null, 'Accept-Encoding', null],
  },
];

const withSession = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('SESSION', cookie)]));

const said = ({ headers }: Response) =>
  ['cache-control', 'cdn-cache-control', 'vary', 'cache-tag'].map((name) => headers.get(name));

describe('what is said to caches', () => {
  test.each(kinds)('of $kind ($path)', async ({ path, headers, status = 200, says, alone: aloneSays }) => {
    const answer = await behind.request(path, { headers: withSession(headers) });
    expect([answer.status, ...said(answer)]).toEqual([status, ...says]);
    const byItself = await alone.request(path, {
      headers: { ...headers, cookie: headers?.cookie?.replace('SESSION', '') ?? '' },
    });
    const [cacheControl, ...targeted] = said(byItself);
    if (byItself.status === status) expect(cacheControl).toBe(aloneSays ?? says[0]);
    expect([targeted[0], targeted[2]]).toEqual([null, null]);
  });

  test('of our own files, which never change', async () => {
    const html = await (await behind.request('/home')).text();
    const [, asset = ''] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    const [, picture = ''] = /"(\/pictures\/[^"]+\.svg)[^"]*"/.exec(html) ?? [];
    expect(said(await behind.request(asset))).toEqual([forGood, null, 'Accept-Encoding', null]);
    expect(said(await behind.request(picture))).toEqual([forGood, null, 'accept-encoding', null]);
  });

  test('of an answer 304 as of the page itself', async () => {
    const etag = (await behind.request('/our-hospitals')).headers.get('etag')!;
    const again = await behind.request('/our-hospitals', { headers: { 'if-none-match': etag } });
    expect([again.status, ...said(again)]).toEqual([
      304,
      shared,
      network,
      'accept-encoding',
      `${everywhere},hospitals`,
    ]);
  });
});

describe('a purge', () => {
  const tags = ['hospitals', 'faq'];
  const purged: string[][] = [];
  let isAway = false;
  const purger = {
    purge: async (names: readonly string[]) => {
      if (isAway) throw new Error('away');
      purged.push([...names].sort());
    },
  };
  const due = () => purgeDue(behind.app, { purger, tags });
  const raise = (tag: string) =>
    behind.app.pool.query('update area_versions set version = version + 1 where area = $1', [tag]);

  test('is sent for each change, once more a moment later, and then no more', async () => {
    await due();
    behind.clock.advance(5_000);
    await due();
    purged.length = 0;
    expect(await due()).toBe(0);
    await raise('hospitals');
    expect([await due(), await due()]).toEqual([1, 0]);
    behind.clock.advance(1_300);
    expect([await due(), await due()]).toEqual([1, 0]);
    behind.clock.advance(60_000);
    expect(await due()).toBe(0);
    expect(purged).toEqual([['hospitals'], ['hospitals']]);
  });

  test('that failed is tried again, later and later, and never forgotten', async () => {
    purged.length = 0;
    isAway = true;
    await raise('hospitals');
    await expect(due()).rejects.toThrow('away');
    expect(await due()).toBe(0);
    behind.clock.advance(1_000);
    await expect(due()).rejects.toThrow('away');
    behind.clock.advance(1_000);
    expect(await due()).toBe(0);
    isAway = false;
    behind.clock.advance(1_000);
    expect(await due()).toBe(1);
    expect(purged).toEqual([['hospitals']]);
  });

  test('is taken by one process, and a change that comes meanwhile is not taken for sent', async () => {
    behind.clock.advance(60_000);
    await due();
    behind.clock.advance(60_000);
    await raise('hospitals');
    const now = behind.clock.now();
    const lease = { tags, now, leaseEnd: new Date(now.getTime() + 15_000) };
    const both = await Promise.all([leaseDuePurges(behind.app.db, lease), leaseDuePurges(behind.app.db, lease)]);
    expect(both.map((taken) => taken.length).sort()).toEqual([0, 1]);
    await raise('hospitals');
    await updatePurgesDone(behind.app.db, both.flat(), { now, repeatAt: new Date(now.getTime() + 1_200) });
    purged.length = 0;
    expect(await due()).toBe(1);
  });

  test('by address names every language of the pages that show the tag, and no others', async () => {
    const paths = await pathsShowing(behind.app, ['faq']);
    expect(paths).toEqual(expect.arrayContaining(['/faq', '/ms/faq', '/zh/faq']));
    expect(paths).not.toContain('/our-hospitals');
    expect(await pathsShowing(behind.app, ['hospitals'])).toEqual(
      expect.arrayContaining(['/our-hospitals', '/melur-ipoh', '/zh/melur-ipoh']),
    );
  });
});
