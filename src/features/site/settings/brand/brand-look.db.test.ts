import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { countPdfPictures, pdfColours } from '#src/platform/pdf/read-pdf.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { readSetting } from '../settings.server.ts';

const path = '/staff/brand';
let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const send = (fields: Record<string, string | File>, who = chief) => {
  const body = new FormData();
  body.set('zone_token', who.csrfToken);
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return site.request(path, {
    method: 'POST',
    headers: { cookie: who.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
    body,
  });
};
const colours = { deep: '#4A0D2B', teal: '#9B1B4B', gold: '#F2B8C6', cream: '#FFF5F7' };
const svg = (inner: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>`], 'logo.svg');
const png = async (width: number, height: number) => {
  const bytes = await sharp({ create: { width, height, channels: 4, background: '#9B1B4B' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'picture.png');
};
const brand = () => readSetting(site.app, 'brand');
const home = async () => (await site.request('/our-hospitals')).text();

describe('the look of the group', () => {
  test('own colours are seen on the home page before they are published', async () => {
    const preview = (fields: typeof colours) => sendForm(site, '/staff/brand/preview', chief, fields);
    const shown = await (await preview(colours)).text();
    expect(shown).toMatch(/style="[^"]*--color-teal:#9B1B4B[^]*What do you need today/);
    expect(await home()).not.toContain('--color-teal');
    const weak = await preview({ ...colours, teal: '#E98BA9' });
    expect(weak.status).toBe(422);
    expect(await weak.text()).not.toContain('--color-teal:#E98BA9');
    const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    expect((await sendForm(site, '/staff/brand/preview', editor, colours)).status).toBe(403);
  });

  test('own colours show on every page, and are written down', async () => {
    expect(await home()).not.toContain('--color-teal');
    expect((await send({ ...colours, intent: 'colours' })).headers.get('location')).toBe(`${path}?done=saved`);
    await expect.poll(home).toContain('--color-teal:#9B1B4B');
    expect(await home()).toContain('<meta name="theme-color" content="#4A0D2B"');
    expect(await (await openConsole(site, '/staff/settings/brand', chief)).text()).toContain('Member of staff');
    expect(await (await site.request('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Melur Healthcare',
      theme_color: '#4A0D2B',
    });
  });

  test('colours that cannot be read are refused beside them', async () => {
    const before = (await brand()).colours;
    const weak = await send({ ...colours, teal: '#E98BA9', intent: 'colours' });
    expect(weak.status).toBe(422);
    expect(await weak.text()).toContain('href="#teal"');
    expect((await send({ ...colours, gold: 'red;}', intent: 'colours' })).status).toBe(422);
    expect((await brand()).colours).toEqual(before);
  });

  test('a logo in SVG is cleaned, shown in header and footer, named to search engines, and taken away again', async () => {
    const sent = svg('<script>alert(1)</script><path d="M0 0L64 64" onload="alert(1)"></path>');
    expect((await send({ intent: 'image', kind: 'logo', logo: sent })).status).toBe(302);
    const { logoUrl } = await brand();
    expect(logoUrl).toMatch(/^\/brand\/[0-9a-f]{32}\.svg$/);
    const file = await site.request(logoUrl!);
    expect(file.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await file.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0L64 64" /></svg>',
    );
    await expect.poll(async () => (await home()).split(`src="${logoUrl}"`).length - 1).toBe(2);
    expect(await (await site.request('/')).text()).toContain(`"logo":"${testOrigin}${logoUrl}"`);
    expect((await send({ intent: 'remove', kind: 'logo' })).status).toBe(302);
    await expect.poll(home).not.toContain(`src="${logoUrl}"`);
    expect((await brand()).logoUrl).toBeUndefined();
  });

  test('an icon brings one for phones, without transparency', async () => {
    expect((await send({ intent: 'image', kind: 'icon', icon: await png(300, 300) })).status).toBe(302);
    const { faviconUrl, touchIconUrl } = await brand();
    const icon = await sharp(Buffer.from(await (await site.request(faviconUrl)).arrayBuffer())).metadata();
    expect([icon.width, icon.height]).toEqual([96, 96]);
    const touch = await sharp(Buffer.from(await (await site.request(touchIconUrl!)).arrayBuffer())).metadata();
    expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
    await expect.poll(home).toContain(`rel="apple-touch-icon" href="${touchIconUrl}"`);
    expect((await send({ intent: 'remove', kind: 'icon' })).status).toBe(302);
    expect((await brand()).faviconUrl).toBe('/favicon.svg');
  });

  test.each<[string, () => File]>([
    ['a page', () => new File(['<html><script>alert(1)</script></html>'], 'logo.svg')],
    ['nothing', () => new File([], 'logo.png')],
    ['half a picture', () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'a.png')],
    ['too large', () => svg(`<path d="${'M0 0'.repeat(140_000)}" />`)],
  ])('a file that is %s is refused beside it', async (_name, file) => {
    const before = await brand();
    const answer = await send({ intent: 'image', kind: 'logo', logo: file() });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('href="#logo"');
    expect(await brand()).toEqual(before);
  });

  test('is that of its papers and of the pictures of shared links, with the colours and the logo', async () => {
    const paper = async () =>
      new Uint8Array(await (await site.request('/innovationcampaign/guidelines')).arrayBuffer());
    expect(countPdfPictures(await paper())).toBe(0);
    expect((await send({ ...colours, intent: 'colours' })).status).toBe(302);
    expect((await send({ intent: 'image', kind: 'logo', logo: await png(300, 100) })).status).toBe(302);
    await expect.poll(async () => countPdfPictures(await paper())).toBeGreaterThan(0);
    // Headings and the band, the text, and what stands on the band; the shipped deep blue is nowhere.
    expect(pdfColours(await paper())).toEqual(['#22313f', '#4a0d2b', '#f2b8c6', '#ffffff']);

    const shared = await site.request('/pictures/share/our-hospitals.png');
    const { data, info } = await sharp(Buffer.from(await shared.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const isNear = (found: number[], wanted: number[]) =>
      found.every((part, index) => Math.abs(part - wanted[index]!) < 8);
    expect([at(10, 10), isNear(at(10, 10), [0xff, 0xf5, 0xf7])]).toEqual([at(10, 10), true]);
    // The middle of the logo, and of the line below the title.
    expect([at(140, 84), isNear(at(140, 84), [0x9b, 0x1b, 0x4b])]).toEqual([at(140, 84), true]);
    expect([at(100, 549), isNear(at(100, 549), [0xf2, 0xb8, 0xc6])]).toEqual([at(100, 549), true]);
    expect((await send({ intent: 'remove', kind: 'logo' })).status).toBe(302);
  });

  test('is for administrators of the whole group', async () => {
    const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    expect((await openConsole(site, path, editor)).status).toBe(403);
    expect((await send({ ...colours, intent: 'colours' }, editor)).status).toBe(403);
    expect((await site.request('/brand/00000000000000000000000000000000.png')).status).toBe(404);
  });
});
