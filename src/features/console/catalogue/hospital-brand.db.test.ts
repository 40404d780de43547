import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, hospitalInputs, sendCatalogueForm } from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
let own: string;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const made = await send('new', { intent: 'publish' });
  own = /(\d+)\?/.exec(made.headers.get('location')!)![1]!;
});
afterAll(() => site.close());

const send = (path: string, change: Record<string, string | File>, who = chief) =>
  sendCatalogueForm(site, `hospitals/${path}`, who, {
    ...hospitalInputs('seri-murni'),
    facilities: ['parking'],
    ...change,
  });
const version = async () => {
  const { rows } = await site.app.db.execute<{ last: number }>(
    sql`select max(number)::int as last from catalogue_versions where list = 'hospitals' and item_id = ${Number(own)}`,
  );
  return String(rows[0]!.last);
};
const save = async (change: Record<string, string | File>, who = chief) =>
  send(own, { version: await version(), intent: 'save', ...change }, who);
const stored = async () => {
  const { rows } = await site.app.db.execute<{ logo: string; accent: string; strapline: unknown }>(
    sql`select logo, accent_colour as accent, strapline from hospitals where id = ${Number(own)}`,
  );
  return rows[0]!;
};
const html = async (path: string) => (await site.request(path)).text();
const svg = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="x()"><path d="M0 0L64 64" /></svg>'],
  'logo.svg',
);
const png = async (colour: string) => {
  const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: colour } });
  return new File([new Uint8Array(await picture.png().toBuffer())], 'logo.png');
};
const strapline = {
  strapline_en: 'Care by the river',
  strapline_ms: 'Penjagaan di tepi sungai',
  strapline_zh: '河畔的关怀',
};
const pages = ['/seri-murni', '/seri-murni/our-services', '/seri-murni/patient-care'];

describe("a hospital's own brand", () => {
  test("until it has one, its pages show the group's", async () => {
    expect(await stored()).toEqual({ logo: '', accent: '', strapline: null });
    for (const page of pages) {
      const shown = await html(page);
      expect(shown, page).toContain('Seri Murni');
      expect(shown, page).not.toContain('data-hospital');
      expect(shown, page).not.toContain('src="/brand/');
    }
  });

  test('its icon shows in the tab of its pages and in the call for icons, and on no other page', async () => {
    const answer = await save({ new_icon: svg });
    expect([answer.status, await answer.text()]).toEqual([303, '']);
    const { rows } = await site.app.db.execute<{ icon: string }>(
      sql`select icon from hospitals where id = ${Number(own)}`,
    );
    const { icon } = rows[0]!;
    expect(icon).toMatch(/^\/brand\/[0-9a-f]{32}\.svg$/);
    for (const page of pages)
      await expect.poll(() => html(page), { message: page }).toContain(`<link rel="icon" href="${icon}"/>`);
    for (const page of ['/melur-ipoh', '/our-hospitals'])
      expect(await html(page), page).toContain('<link rel="icon" href="/favicon.svg"/>');
    const called = await site.api('GET', `favicon?hospital_id=${own}`);
    expect(called.body).toMatchObject({ data: { favicon: icon } });
    const words = new File(['not a picture'], 'icon.svg');
    expect((await save({ icon, new_icon: words })).status).toBe(422);
    expect((await save({ icon, remove_icon: 'yes' })).status).toBe(303);
    await expect.poll(() => html('/seri-murni')).toContain('<link rel="icon" href="/favicon.svg"/>');
  });

  test('its logo, strapline and accent colour show on its pages, and on no other', async () => {
    const answer = await save({ new_logo: svg, accent_colour: '#7A1F5C', ...strapline });
    expect([answer.status, await answer.text()]).toEqual([303, '']);
    const { logo } = await stored();
    expect(logo).toMatch(/^\/brand\/[0-9a-f]{32}\.svg$/);
    expect(await (await site.request(logo)).text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0L64 64" /></svg>',
    );
    for (const page of pages) {
      await expect.poll(() => html(page)).toContain(`src="${logo}"`);
      expect(await html(page), page).toContain(
        `data-hospital="${own}" style="--color-teal:#7A1F5C;--color-teal-dark:#5d1846;--color-pale:#f0e6ed;--color-mist:#faf6f8"`,
      );
    }
    expect(await html('/seri-murni')).toContain('>Care by the river');
    expect(await html('/ms/seri-murni')).toContain('Penjagaan di tepi sungai');
    expect(await html('/zh/seri-murni')).toContain('河畔的关怀');
    expect(await html('/seri-murni')).toContain(`"logo":"${site.app.config.publicOrigin}${logo}"`);
    expect(await html('/seri-murni')).toContain('"slogan":"Care by the river"');
    // Below its own page the title says what the page is about.
    expect(await html('/seri-murni/our-services')).not.toContain('>Care by the river');
    expect(await html('/our-hospitals')).not.toContain(logo);
  });

  test('the picture of its shared link has its logo and colour', async () => {
    expect((await save({ new_logo: await png('#9B1B4B'), accent_colour: '#7A1F5C' })).status).toBe(303);
    const { logo } = await stored();
    await expect.poll(() => html('/seri-murni')).toContain(logo);
    const shared = await site.request('/pictures/share/seri-murni.png');
    const { data, info } = await sharp(Buffer.from(await shared.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const isNear = (found: number[], wanted: number[]) =>
      found.every((part, index) => Math.abs(part - wanted[index]!) < 8);
    // The middle of the logo, and of the line below the title.
    expect([at(140, 84), isNear(at(140, 84), [0x9b, 0x1b, 0x4b])]).toEqual([at(140, 84), true]);
    expect([at(100, 549), isNear(at(100, 549), [0x7a, 0x1f, 0x5c])]).toEqual([at(100, 549), true]);
  });

  test.each([
    ['a pale colour', { accent_colour: '#E98BA9' }, 'accent_colour'],
    // 4.54:1 on white, and less on the pale ground of its links.
    ['a grey that is readable on white alone', { accent_colour: '#767676' }, 'accent_colour'],
    ['a word', { accent_colour: 'red' }, 'accent_colour'],
    ['a longer text', { accent_colour: '#7A1F5C;color:red' }, 'accent_colour'],
    ['a logo that is not stored here', { logo: `/brand/${'0'.repeat(32)}.png` }, 'logo'],
    ['a logo of another site', { logo: 'https://example.test/logo.png' }, 'logo'],
    ['a page for a logo', { new_logo: new File(['<html></html>'], 'logo.svg') }, 'logo'],
    ['a logo above 512 kB', { new_logo: new File([`<svg${' '.repeat(524_300)}`], 'logo.svg') }, 'logo'],
    ['a long strapline', { strapline_en: 'a'.repeat(81) }, 'strapline_en'],
  ])('%s is refused beside it', async (_name, change, input) => {
    const before = await stored();
    const answer = await save(change);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`href="#${input}"`);
    expect(await stored()).toEqual(before);
  });

  test('is changed by editors of that hospital, and of no other', async () => {
    const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: Number(own) }]);
    const other = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 3 }]);
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    expect((await save({ new_logo: svg, accent_colour: '#7A1F5C' }, editor)).status).toBe(303);
    expect((await save({ accent_colour: '#1B4F9B' }, other)).status).toBe(403);
    const images = () => site.app.db.execute(sql`select count(*)::int as n from brand_images`);
    const before = (await images()).rows;
    expect((await save({ new_logo: await png('#123456') }, desk)).status).toBe(403);
    expect((await images()).rows).toEqual(before);
  });

  test('a file that the console exported changes nothing; another changes it', async () => {
    expect((await save({ new_logo: svg, accent_colour: '#7A1F5C', ...strapline })).status).toBe(303);
    const before = await stored();
    const exported = await (await openConsole(site, '/staff/catalogue/hospitals/csv?q=seri', chief)).text();
    expect(exported).toContain(before.logo);
    const again = await checkedFile(site, chief, { list: 'hospitals', file: new File([exported], 'hospitals.csv') });
    const plan = await (await openConsole(site, `/staff/catalogue/${again}`, chief)).text();
    expect(plan).toContain('This file changes nothing.');
    const changed = await checkedFile(site, chief, {
      list: 'hospitals',
      file: csvFile([{ code: 'seri-murni', accent_colour: '#1B4F9B' }]),
    });
    expect((await sendCatalogueForm(site, changed, chief, { intent: 'apply' })).status).toBe(303);
    expect(await stored()).toEqual({ ...before, accent: '#1B4F9B' });
  });

  test('an import is undone to a version from before hospitals had a brand', async () => {
    const file = csvFile([{ code: 'seri-murni', accent_colour: '#0E4F7A' }]);
    const changed = await checkedFile(site, chief, { list: 'hospitals', file });
    expect((await sendCatalogueForm(site, changed, chief, { intent: 'apply' })).status).toBe(303);
    await site.app.db.execute(
      sql`update catalogue_versions set record = record - 'logo' - 'accentColour' - 'strapline'
        where list = 'hospitals' and item_id = ${Number(own)} and number = ${Number(await version()) - 1}`,
    );
    expect((await sendCatalogueForm(site, changed, chief, { intent: 'undo' })).status).toBe(303);
    expect(await stored()).toEqual({ logo: '', accent: '', strapline: null });
    expect((await save({ new_logo: svg, accent_colour: '#7A1F5C', ...strapline })).status).toBe(303);
  });

  test('an earlier version brings it back, and taking the logo away brings the logo of the group', async () => {
    const before = await stored();
    const number = await version();
    expect((await save({ remove_logo: 'yes', accent_colour: '', strapline_en: '' })).status).toBe(303);
    expect(await stored()).toEqual({ logo: '', accent: '', strapline: null });
    await expect.poll(() => html('/seri-murni')).not.toContain('data-hospital');
    const back = await send(own, { version: await version(), intent: `version:${number}` });
    expect(back.status).toBe(303);
    expect(await stored()).toEqual(before);
    // The first version is from before the hospital had a brand.
    expect((await send(own, { version: await version(), intent: 'version:1' })).status).toBe(303);
    expect(await stored()).toEqual({ logo: '', accent: '', strapline: null });
  });
});
