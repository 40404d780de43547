import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInHospitals, builtInTowns } from '#src/features/find-care/nearest-hospital/nearest-hospital.server.ts';
import { editor, publish, sharedInput, textInput, write } from '#src/features/publishing/editor/content.fixture.ts';
import { saveEntry } from '#src/features/publishing/editor/editor.server.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the home page', () => {
  it.each([
    ['/', 'What do you need today?'],
    ['/home', 'What do you need today?'],
    ['/ms/home', 'Apa yang anda perlukan hari ini?'],
    ['/zh', '今天您需要什么'],
  ])('%s asks first what the visitor needs', async (path, question) => {
    const response = await site.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(question);
  });

  it('finds a doctor without scripts: the bar is a plain form', async () => {
    const html = await (await site.request('/ms/home')).text();
    expect(html).toMatch(/<form[^>]+action="\/ms\/doctor"/);
    for (const name of ['specialisation', 'location', 'doctor_name']) expect(html).toContain(`name="${name}"`);
  });

  it('leads only to addresses that answer', async () => {
    const html = await (await site.request('/home')).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)![0];
    const paths = new Set([...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, path]) => path!.replaceAll('&amp;', '&')));
    expect(paths.size).toBeGreaterThan(40);
    // The portal leads a guest to sign in.
    for (const path of paths)
      expect([path, (await site.request(path)).status]).toEqual([path, path === '/profile' ? 302 : 200]);
  });

  it('shows an unknown path as itself, with the truth for machines', async () => {
    const response = await site.request('/no-such-address');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('What do you need today?');
    expect(html).toContain('noindex');
    expect(html).toMatch(/<main[^]*We couldn(?:'|&#x27;)t find that address\.[^]*What do you need today\?/);
    expect(await (await site.request('/home')).text()).not.toContain('find that address');
  });

  it('gives its sections in their order to other programs', async () => {
    const { status, body } = await site.api('GET', 'homepage/sections?lang=ms');
    expect(status).toBe(200);
    expect(body.data.map(({ key }: { key: string }) => key)).toEqual([
      'find_doctor',
      'tasks',
      'nearest_hospital',
      'specialities',
      'packages',
      'hospitals',
      'insights',
      'happenings',
      'cares',
      'booking',
      'trust',
    ]);
    expect(body.data[0].title).toBe('Apa yang anda perlukan hari ini?');
  });
});

describe('sections that editors keep', () => {
  const keysOf = async () =>
    (await site.api('GET', 'homepage/sections')).body.data.map(({ key }: { key: string }) => key) as string[];
  const headingsOf = async (path: string) =>
    [...(await (await site.request(path)).text()).matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, words]) =>
      words!.replace(/<[^>]+>/g, ''),
    );
  /** A change reaches the process by a notification, so the test polls. */
  const soon = <T>(read: () => Promise<T>) => expect.poll(read);

  it('show an editor’s own section in its place, in each language, and not before it is published', async () => {
    const { entryId } = await write(
      site,
      'home-section',
      'haze-season',
      sharedInput({ fields: { position: 15, hidden: 'no', link: '/articles' } }),
    );
    expect(await headingsOf('/home')).not.toContain('haze-season english');
    await publish(site, entryId);
    await soon(async () => (await headingsOf('/home')).includes('haze-season english')).toBe(true);
    const headings = await headingsOf('/home');
    expect(headings.indexOf('haze-season english')).toBeLessThan(headings.indexOf('Your nearest hospital'));
    await soon(async () => (await headingsOf('/ms/home')).includes('haze-season melayu')).toBe(true);
    await soon(async () => (await keysOf()).slice(0, 3)).toEqual(['find_doctor', 'haze-season', 'tasks']);
  });

  it('follow an editor who renames a built-in section in one language, or leaves it out', async () => {
    const {
      rows: [row],
    } = await site.app.pool.query<{ id: number; revision: number }>(
      "select id, revision from content_entries where kind = 'home-section' and slug = 'booking'",
    );
    const revision = await saveEntry(site.app, editor, {
      entryId: row!.id,
      revision: row!.revision,
      texts: [textInput('ms', 'Tiga langkah mudah', '')],
    });
    await publish(site, row!.id, ['ms']);
    await soon(async () => (await headingsOf('/ms/home')).includes('Tiga langkah mudah')).toBe(true);
    expect(await headingsOf('/home')).toContain('How booking works');
    await saveEntry(site.app, editor, {
      entryId: row!.id,
      revision,
      shared: sharedInput({ fields: { position: 100, hidden: 'yes' } }),
    });
    await publish(site, row!.id);
    await soon(async () => (await keysOf()).includes('booking')).toBe(false);
  });
});

describe('the group', () => {
  it('tells its story with the numbers of today', async () => {
    const html = (await (await site.request('/corporate-home')).text()).replaceAll('<!-- -->', '');
    expect(html).toContain('Who we are');
    expect(html).toMatch(/<dd[^>]*>29<\/dd>/);
    expect(html).toMatch(/<dd[^>]*>600<\/dd>/);
  });

  it('says of itself what it has entered, and nothing until then', async () => {
    const page = async (path: string) => (await site.request(path)).text();
    const sample = await page('/ms/corporate-home');
    expect(sample).toContain('Melur Healthcare bermula pada tahun 1986');
    expect(sample).toContain('Doktor yang kerjanya disemak');
    expect(sample).toContain('Dr Melati binti Kenanga');
    expect(sample).toContain('Ketua Pegawai Eksekutif Kumpulan, Melur Healthcare');
    const enter = (value: object) =>
      inTransaction(site.app.db, async (tx) => {
        await tx.execute(
          sql`update settings set value = value || ${JSON.stringify(value)}::jsonb where key = 'corporate'`,
        );
        await invalidateTag(tx, 'settings');
      });
    const image = { seed: 'x', gender: 'female' };
    await enter({
      story: { en: '{{hospitals}} houses.' },
      promises: [{ title: { en: 'Quiet nights' }, text: { en: 'From ten.' } }],
      leader: { name: 'Puan Salmah', role: { en: 'Chair' }, statement: { en: 'First.\n\nSecond.' }, image },
    });
    await expect.poll(async () => (await page('/corporate-home')).includes('Puan Salmah')).toBe(true);
    const own = await page('/corporate-home');
    expect(own).toMatch(/<p>First\.<\/p><p>Second\.<\/p>/);
    expect(own).toContain('<p>29 houses.</p>');
    expect(own).toContain('Quiet nights');
    expect(own).not.toContain('Kenanga');
    const empty = { name: '', role: { en: '' }, statement: { en: '' }, image };
    await enter({ story: { en: '' }, promises: [], leader: empty });
    await expect.poll(async () => (await page('/corporate-home')).includes('Second.')).toBe(false);
    const nothing = await page('/corporate-home');
    expect(nothing).not.toContain('Who we are</h2>');
    expect(nothing).not.toContain('Quality and safety');
  });

  it('has the same hospitals in the browser’s built-in list as in the database', async () => {
    const { rows } = await site.app.db.execute<{
      name: string;
      slug: string;
      state: string;
      town: string;
      latitude: number;
      longitude: number;
    }>(sql`select name, slug, state, town, latitude, longitude from hospitals order by id`);
    expect(rows.map(({ name, slug, state, town }) => ({ name, slug, state, town }))).toEqual(
      builtInHospitals.map(({ name, slug, state }, index) => ({ name, slug, state, town: builtInTowns[index] })),
    );
    expect(rows.map(({ latitude, longitude }) => [latitude, longitude])).toEqual(
      builtInHospitals.map(({ location }) => location.split(',').map(Number)),
    );
  });

  it('is greeted by its own strapline, in the reader’s language', async () => {
    const inHero = async (path: string) => {
      const html = await (await site.request(path)).text();
      return /<main[^]*?<h1/.exec(html)![0];
    };
    expect(await inHero('/zh/home')).toContain('我们在这里，用心照顾您。');
    await inTransaction(site.app.db, async (tx) => {
      await tx.execute(
        sql`update settings set value = jsonb_set(value, '{strapline,en}', '"Kinder every day."') where key = 'brand'`,
      );
      await invalidateTag(tx, 'settings');
    });
    await expect.poll(() => inHero('/home')).toContain('Kinder every day.');
    expect(await inHero('/home')).not.toContain('We are here for your care.');
  });
});
