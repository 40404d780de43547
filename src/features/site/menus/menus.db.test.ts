import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { menuVersions } from './data/menus.table.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
beforeEach(async () => {
  await site.app.db.delete(menuVersions);
  await site.app.db.execute(sql`insert into area_versions (area) values ('settings')
    on conflict (area) do update set version = area_versions.version + 1`);
  await expect.poll(() => headerOf('/home')).toContain('Find care');
});
afterAll(() => site.close());

type Fields = Record<string, string>;
const link = (place: number, en: string, href: string, more: Fields = {}): Fields => ({
  [`id-${place}`]: `a${place}`,
  [`en-${place}`]: en,
  [`ms-${place}`]: `${en} ms`,
  [`zh-${place}`]: `${en} zh`,
  [`href-${place}`]: href,
  [`under-${place}`]: '',
  ...more,
});
const send = (menu: string, fields: Fields, version = 0, who = editor) =>
  sendForm(site, `/staff/menus/${menu}`, who, { intent: 'save', version: String(version), ...fields });
const part = async (path: string, tag: string) =>
  new RegExp(`<${tag}[\\s>][^]*?</${tag}>`)
    .exec(await (await site.request(path)).text())?.[0]
    .replaceAll('<!-- -->', '') ?? '';
const headerOf = (path: string) => part(path, 'header');
const footerOf = (path: string) => part(path, 'footer');
const errorAt = (html: string, name: string) =>
  new RegExp(`id="${name}-error"[^>]*>(.*?)</p>`, 's')
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'") ?? '';
const versions = async () =>
  (await site.app.db.select().from(menuVersions).orderBy(menuVersions.version)).map(({ menu, version, items }) => [
    menu,
    version,
    items.map(({ label, href }) => `${label.en} ${href}`),
  ]);

describe('the menus of the public pages', () => {
  test('are shown as shipped until somebody has saved their own', async () => {
    const html = await (await openConsole(site, '/staff/menus', editor)).text();
    expect(headingOf(html)).toBe('Menus');
    expect(html.match(/Original</g)).toHaveLength(2);
    expect(await headerOf('/ms/home')).toContain('Cari rawatan');
    expect(await footerOf('/home')).toContain('href="/procurement"');
  });

  test('are changed in three languages on every page at once, and by their own', async () => {
    const saved = await send('header', {
      ...link(1, 'Our doctors', ''),
      ...link(2, 'All of them', '/ms/doctor/', { 'under-2': 'a1' }),
      ...link(3, 'Partner', 'https://partner.example.com/a?b=1#c'),
    });
    expect(saved.headers.get('location')).toBe('/staff/menus/header?done=saved');
    for (const path of ['/home', '/doctor', '/our-hospitals', '/no-such-address'])
      await expect.poll(() => headerOf(path)).toContain('Our doctors');
    const header = await headerOf('/ms/doctor');
    expect(header).toContain('All of them ms');
    expect(header).toContain('href="/ms/doctor"');
    expect(header).toContain('href="https://partner.example.com/a?b=1#c"');
    expect(header).not.toContain('Cari rawatan');
    expect(await footerOf('/ms/doctor')).toContain('Cari rawatan');
    expect(await versions()).toEqual([
      ['header', 1, ['Our doctors ', 'All of them /doctor', 'Partner https://partner.example.com/a?b=1#c']],
    ]);
    const { rows } = await site.app.db.execute(
      sql`select action, subject_id, account_id, detail ->> 'version' as version from audit_log where subject_kind = 'menu' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { action: 'menu_changed', subject_id: 'header', account_id: editor.accountId, version: '1' },
    ]);
  });

  test.each([
    ['/no-such-page', 'No page has this address.'],
    ['/staff/people', 'No page has this address.'],
    ['/news/999999', 'No page has this address.'],
    ['/doctor/../staff', 'No page has this address.'],
    ['//evil.example.com', 'Start with / for a page of this site'],
    ['http://example.com', 'Start with / for a page of this site'],
    ['javascript:alert(1)', 'Start with / for a page of this site'],
    ['https://user:pass@example.com', 'Start with / for a page of this site'],
    ['/melur-kl', 'This page has moved. Use /melur-tun-razak.'],
    ['', 'Enter an address, or put other items below this one.'],
  ])('refuse the address "%s" beside its field', async (href, words) => {
    const response = await send('footer', link(1, 'Link', href));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(errorAt(html, 'href-1')).toContain(words);
    expect(html).toContain(`value="${href}"`);
    expect(await versions()).toEqual([]);
  });

  test.each([
    '/melur-ipoh',
    '/heart',
    '/melur-ipoh/our-services',
    '/doctor?teleconsult=yes',
    '/cookies#choice',
    '/api/docs',
  ])('take the address %s', async (href) => {
    expect((await send('footer', link(1, 'Link', href))).status).toBe(302);
    expect(await versions()).toEqual([['footer', 1, [`Link ${href}`]]]);
  });

  test('take the address of a published entry', async () => {
    const { rows } = await site.app.db.execute<{ path: string }>(
      sql`select path from search_documents where type = 'news' and language = 'en' order by path limit 1`,
    );
    expect((await send('footer', link(1, 'Link', rows[0]!.path))).status).toBe(302);
  });

  test('refuse circles, a third level and labels that are missing in a language', async () => {
    const html = await (
      await send('footer', {
        ...link(1, 'One', '/doctor', { 'under-1': 'a2' }),
        ...link(2, 'Two', '/doctor', { 'under-2': 'a1' }),
        ...link(3, 'Three', '', { 'ms-3': '' }),
        ...link(4, 'Four', '/doctor', { 'under-4': 'a3' }),
        ...link(5, 'Five', '/doctor', { 'under-5': 'a4' }),
      })
    ).text();
    expect(errorAt(html, 'under-1')).toContain('These items are below each other.');
    expect(errorAt(html, 'under-2')).toContain('These items are below each other.');
    expect(errorAt(html, 'ms-3')).toBe('Enter the label in this language.');
    expect(errorAt(html, 'under-5')).toBe('An item can only go below one at the top level.');
    expect(errorAt(html, 'under-4')).toBe('');
    expect(await versions()).toEqual([]);
  });

  test('are previewed and put in order without being saved', async () => {
    const fields = { ...link(1, 'First', '/doctor'), ...link(2, 'Second', '/book') };
    const html = await (await send('header', { ...fields, intent: 'up:a2' })).text();
    expect(html).toContain('Nothing has been saved yet.');
    expect(html).toMatch(/name="en-1"[^>]*value="Second"/);
    expect(html).toMatch(/name="en-2"[^>]*value="First"/);
    const preview = await (await send('header', { ...fields, intent: 'preview' })).text();
    expect(preview).toMatch(/lang="zh"[^]*Second zh/);
    const more = await (await send('header', { ...fields, intent: 'add' })).text();
    expect(more).toMatch(/name="id-3" value="i1"/);
    expect(await versions()).toEqual([]);
  });

  test('show a link whose page was retired since as a fault', async () => {
    await send('footer', { ...link(1, 'Ipoh', '/melur-ipoh'), ...link(2, 'Doctors', '/doctor') });
    await site.app.db.execute(
      sql`insert into moved_paths (path, moved_to, is_gone) values ('/melur-ipoh', '/our-hospitals', true)`,
    );
    await site.app.db.execute(sql`delete from keywords where path = '/melur-ipoh'`);
    await site.app.db.execute(sql`insert into area_versions (area) values ('keywords')
      on conflict (area) do update set version = area_versions.version + 1`);
    const open = async (path: string) => (await openConsole(site, path, editor)).text();
    await expect
      .poll(async () => errorAt(await open('/staff/menus/footer'), 'href-1'), { timeout: 4_000 })
      .toBe('This page has been removed. Choose another address.');
    const html = await open('/staff/menus/footer');
    expect(html.replaceAll('<!-- -->', '')).toContain('Links that no longer lead to a page: 1.');
    expect(errorAt(html, 'href-2')).toBe('');
    expect((await open('/staff/menus')).replaceAll('<!-- -->', '')).toContain('Broken links: 1');
  });

  test('return to the shipped menu by one press, when emptied, and to a former version', async () => {
    await send('header', link(1, 'Own menu', '/doctor'));
    await expect.poll(() => headerOf('/home')).toContain('Own menu');
    expect((await send('header', { intent: 'ship' }, 1)).status).toBe(302);
    await expect.poll(() => headerOf('/home')).toContain('Find care');
    expect((await send('header', { intent: 'restore', from: '1' }, 2)).status).toBe(302);
    await expect.poll(() => headerOf('/home')).toContain('Own menu');
    expect((await send('header', {}, 3)).status).toBe(302);
    await expect.poll(() => headerOf('/home')).toContain('Find care');
    expect((await versions()).map(([, version, items]) => [version, items])).toEqual([
      [1, ['Own menu /doctor']],
      [2, []],
      [3, ['Own menu /doctor']],
      [4, []],
    ]);
  });

  test('are not overwritten by somebody who has not seen the last change', async () => {
    await send('header', link(1, 'Theirs', '/doctor'));
    const response = await send('header', link(1, 'Mine', '/doctor'));
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Somebody else saved this menu meanwhile.');
    expect((await versions()).map(([, version]) => version)).toEqual([1]);
  });

  test('are for editors and administrators of the whole group', async () => {
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    const local = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 1 }]);
    for (const who of [desk, local]) {
      expect((await openConsole(site, '/staff/menus/header', who)).status).toBe(403);
      expect((await send('header', link(1, 'Mine', '/doctor'), 0, who)).status).toBe(403);
      expect((await send('header', { ...link(1, 'Mine', '/doctor'), intent: 'preview' }, 0, who)).status).toBe(403);
    }
    expect((await openConsole(site, '/staff/menus/sidebar', editor)).status).toBe(404);
    expect(await versions()).toEqual([]);
  });

  test('cost no query when a page is rendered again', async () => {
    const { pool } = site.app;
    const query = pool.query.bind(pool);
    const asked: string[] = [];
    let rounds = 0;
    const queriesOfRenderings = async () => {
      asked.length = 0;
      rounds += 1;
      // Addresses that no page is kept for, so that each is rendered.
      for (const path of ['/careers-none', '/doctor?q=ali', '/our-hospitals?q=ipoh'])
        await site.request(`${path}${path.includes('?') ? '' : '?q='}${rounds}`);
      expect(asked.length).toBeGreaterThan(0);
      return asked.filter((text) => text.includes('menu_versions'));
    };
    pool.query = ((...input: Parameters<typeof query>) => {
      asked.push(JSON.stringify(input[0]));
      return query(...input);
    }) as typeof pool.query;
    try {
      // The notice of the change before this test may still be under way: it costs one query more.
      await expect.poll(queriesOfRenderings).toEqual([]);
    } finally {
      pool.query = query;
    }
  });
});
