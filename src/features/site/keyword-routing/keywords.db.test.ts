import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { keywords, movedPaths } from './data/keywords.table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
const aKeyword = async (component: string) =>
  (await site.app.db.select().from(keywords).where(eq(keywords.component, component)).limit(1))[0]!;

describe('a path with a keyword', () => {
  it.each(['hospital', 'doctor', 'speciality-centre', 'center-of-excellence', 'speciality-centre-service'])(
    'shows the page of its component: %s',
    async (component) => {
      const { path } = await aKeyword(component);
      for (const prefix of ['', '/ms', '/zh']) {
        const response = await site.request(prefix + path);
        expect(response.status, prefix + path).toBe(200);
        const html = await response.text();
        expect(heading(html)).not.toBe('');
        expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${prefix}`);
      }
    },
  );

  it('of a hospital shows its most bought packages, and drops one that is taken off sale', async () => {
    const shown = async () =>
      /Health packages at this hospital[\s\S]*?<\/section>/.exec(
        await (await site.request('/melur-ipoh')).text(),
      )?.[0] ?? '';
    const slugs = [...(await shown()).matchAll(/href="\/health-package\/([a-z-]+)"/g)].map(([, slug]) => slug!);
    expect(new Set(slugs).size).toBe(3);
    await site.app.db.update(healthPackages).set({ status: 'withdrawn' }).where(eq(healthPackages.slug, slugs[0]!));
    await inTransaction(site.app.db, (tx) => invalidateTag(tx, 'packages'));
    await expect.poll(shown).not.toContain(slugs[0]);
  });

  it('is given by the API with its component and id', async () => {
    const { path, itemId } = await aKeyword('hospital');
    const { status, body } = await site.api('GET', `keyword?path=${encodeURIComponent(path)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, data: { component: 'hospital', id: itemId, url: path } });
    expect((await site.api('GET', `keyword?path=${encodeURIComponent(path)}&type=doctor`)).status).toBe(404);
    expect((await site.api('GET', 'keyword?path=/nobody-knows-this')).status).toBe(404);
    expect((await site.api('GET', 'keyword')).status).toBe(422);
  });

  it('redirects in place when it names a clinic, in the language asked for', async () => {
    const { path, url } = await aKeyword('clinic');
    const response = await site.request(`/ms${path}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/ms${url}`);
  });

  it('wins over the static table, once it is announced', async () => {
    const doctor = await aKeyword('doctor');
    await site.request('/our-hospitals');
    await inTransaction(site.app.db, async (tx) => {
      await tx.insert(keywords).values({ ...doctor, path: '/our-hospitals', createdAt: new Date() });
      await invalidateTag(tx, 'keywords');
    });
    const shown = heading(await (await site.request(doctor.path)).text());
    await expect.poll(async () => heading(await (await site.request('/our-hospitals')).text())).toBe(shown);
    await inTransaction(site.app.db, async (tx) => {
      await tx.delete(keywords).where(eq(keywords.path, '/our-hospitals'));
      await invalidateTag(tx, 'keywords');
    });
  });
});

it('answers an old address with 301 to where its page lives now', async () => {
  await site.app.db.insert(movedPaths).values({ path: '/an-old-address', movedTo: '/our-hospitals' });
  const response = await site.request('/zh/an-old-address');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/zh/our-hospitals');
});

it.each([
  ['/doctors', '/doctor'],
  ['/blogs', '/articles'],
  ['/zh/blogDetails', '/zh/articles'],
  ['/contact', '/contact-us'],
  ['/ms/servicesDetails', '/ms/speciality-centre'],
])('an address of the old template answers 301: %s to %s', async (old, now) => {
  const response = await site.request(old);
  expect([response.status, response.headers.get('location')]).toEqual([301, now]);
});

describe('a path that nobody knows', () => {
  it.each(['/nobody-knows-this', '/nobody/knows-this', '/ms/nobody-knows-this', '/a/b/c/d'])(
    'shows the home page with status 404 and keeps robots away: %s',
    async (path) => {
      const response = await site.request(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      const home = await (await site.request(path.startsWith('/ms') ? '/ms/home' : '/home')).text();
      expect(heading(html)).toBe(heading(home));
      expect(html).toContain('<meta name="robots" content="noindex"');
    },
  );

  it.each(['/doctor/none', '/speciality-centre/none', '/melur-ipoh/none', '/nobody/our-services', '/404'])(
    'inside a known section shows Page not found: %s',
    async (path) => {
      const response = await site.request(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('Oops! The page you are looking for is unavailable. It might have been moved or deleted.');
      expect(html).toContain('<title>Page not found');
    },
  );

  it('is answered cheaply when it names a file, and in JSON below /api/', async () => {
    expect((await site.request('/missing.png')).status).toBe(404);
    expect((await site.request('/assets/missing.js')).status).toBe(404);
    const { status, body } = await site.api('GET', 'nobody/knows');
    expect([status, body.status]).toEqual([404, false]);
  });
});
