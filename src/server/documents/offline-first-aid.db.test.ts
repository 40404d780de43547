import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const copyOf = async (prefix: string) => (await site.request(`${prefix}/mccn/first-aid/offline.json`)).json();

test('the worker of each language may serve its first-aid pages and no other page', async () => {
  for (const prefix of ['', '/ms', '/zh']) {
    const { status, headers } = await site.request(`${prefix}/mccn/first-aid/offline.js`);
    expect([
      status,
      headers.get('service-worker-allowed'),
      headers.get('cache-control'),
      headers.get('content-security-policy'),
    ]).toEqual([200, `${prefix}/mccn/first-aid`, 'no-cache', "default-src 'none'; connect-src 'self'"]);
  }
});

test('the first-aid pages alone may install a service worker', async () => {
  const policyOf = async (path: string) =>
    /worker-src [^;]+/.exec((await site.request(path)).headers.get('content-security-policy') ?? '')?.[0];
  for (const path of ['/mccn/first-aid', '/mccn/first-aid/choking', '/zh/mccn/first-aid/choking'])
    expect([path, await policyOf(path)]).toEqual([path, "worker-src 'self'"]);
  for (const path of ['/', '/mccn/diseases', '/mccn/diseases/stroke', '/login', '/staff/sign-in'])
    expect([path, await policyOf(path)]).toEqual([path, "worker-src 'none'"]);
});

test('the copy has the list and each entry in its language, and neither script, form nor key', async () => {
  for (const [prefix, tag] of [
    ['', 'en-MY'],
    ['/ms', 'ms-MY'],
    ['/zh', 'zh-Hans-MY'],
  ] as const) {
    const { language, pages, files } = await copyOf(prefix);
    expect(language).toBe(tag);
    expect(Object.keys(pages)).toHaveLength(26);
    expect(Object.keys(pages)).toContain(`${prefix}/mccn/first-aid/asthma-attack`);
    for (const html of Object.values<string>(pages)) {
      expect(html).toContain(`lang="${tag}"`);
      expect(html).toContain('{checked}');
      expect(html).toContain('999');
      expect(html).not.toMatch(/<script|<form|<header|<footer|api-key|zone-token|modulepreload/);
    }
    expect(files.filter((address: string) => address.endsWith('.css')).length).toBeGreaterThan(0);
    for (const address of files) {
      expect(address).toMatch(/^\/[\w./?=&%+-]+$/);
      expect((await site.request(address)).status, address).toBe(200);
    }
  }
});

test('the same for every visitor, and not sent twice', async () => {
  const first = await site.request('/mccn/first-aid/offline.json', { headers: { cookie: 'session=made-up' } });
  expect(first.headers.has('set-cookie')).toBe(false);
  const etag = first.headers.get('etag')!;
  const again = await site.request('/mccn/first-aid/offline.json', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what is no longer published is no longer in the copy', async () => {
  const path = '/mccn/first-aid/nosebleed';
  expect((await copyOf('')).pages).toHaveProperty([path]);
  await inTransaction(site.app.db, async (tx) => {
    await tx.execute(sql`delete from content_published where entry_id =
      (select id from content_entries where kind = 'library-first-aid' and slug = 'nosebleed')`);
    await invalidateTag(tx, 'library');
  });
  await expect.poll(async () => Object.keys((await copyOf('')).pages).includes(path)).toBe(false);
});
