import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function sharedPictureOf(path: string): Promise<string> {
  const html = await (await site.request(path)).text();
  const [, address = ''] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  return address;
}

async function pixelsOf(address: string): Promise<Buffer> {
  const response = await site.request(address);
  expect([response.status, response.headers.get('content-type')], address).toEqual([200, 'image/png']);
  const picture = sharp(await response.arrayBuffer());
  const { width, height, format } = await picture.metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  return picture.removeAlpha().raw().toBuffer();
}

it('a page names a picture drawn for it, in its language', async () => {
  expect(await sharedPictureOf('/melur-ipoh')).toBe('/pictures/share/melur-ipoh.png');
  expect(await sharedPictureOf('/zh/melur-ipoh')).toBe('/pictures/share/zh/melur-ipoh.png');
  expect(await sharedPictureOf('/doctor?speciality=cardiology')).toBe('/pictures/share/doctor.png');
});

it('each page has a picture of its own: another title or another drawing is another picture', async () => {
  const addresses = ['/melur-ipoh', '/ms/melur-ipoh', '/melur-klang', '/zh/doctor', '/faq'];
  const drawn = await Promise.all(addresses.map((path) => pixelsOf(`/pictures/share${path}.png`)));
  const distinct = new Set(drawn.map((pixels) => pixels.toString('base64')));
  // A hospital's name is the same in English and in Malay.
  expect(distinct.size).toBe(4);
});

it('a title is drawn in the embedded face, Chinese characters too: the left side is not empty', async () => {
  const pixels = await pixelsOf('/pictures/share/zh/doctor.png');
  let dark = 0;
  for (let y = 150; y < 500; y += 1) for (let x = 64; x < 660; x += 1) if (pixels[(y * 1200 + x) * 3]! < 80) dark += 1;
  expect(dark).toBeGreaterThan(1_000);
});

it.each([
  ['a private page', '/profile'],
  ['the page that signs in', '/login'],
  ['a page of the console', '/staff'],
  ['an unknown path', '/no-such-page'],
  ['the data of a page', '/doctor.data'],
])('%s has none', async (_what, path) => {
  expect((await site.request(`/pictures/share${path}.png`)).status).toBe(404);
});

it('a private page names the plain picture of the group, so that its address is not told', async () => {
  const html = await (await site.request('/login')).text();
  expect(html).toContain('/og-image.png');
  expect(html).not.toContain('/pictures/share/');
});
