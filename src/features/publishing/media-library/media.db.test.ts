import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  editor,
  openTestSite,
  publish,
  recruiter,
  sharedInput,
  write,
  type TestSite,
} from '#src/features/publishing/editor/content.fixture.ts';
import { addImage } from './media.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const picture = (width: number, height: number, colour = '#0B6B6B') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const upload = async (bytes: Uint8Array, alt = 'A nurse measures blood pressure') =>
  addImage(site.app, editor, { name: 'nurse.png', bytes, alt: { en: alt } });

it('a picture is made in several sizes, as AVIF and WebP, and shown with its words', async () => {
  const id = await upload(await picture(1300, 800));
  for (const [width, format] of [
    [400, 'avif'],
    [800, 'webp'],
    [1200, 'jpeg'],
  ] as const) {
    const response = await site.request(`/media/${id}/${width}.${format}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { width: drawn } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(drawn).toBe(width);
  }
  expect((await site.request(`/media/${id}/1600.avif`)).status).toBe(404);
  const { entryId } = await write(site, 'news', 'with-picture', sharedInput({ imageId: id }));
  await publish(site, entryId, ['en']);
  const html = await (await site.request('/news/with-picture')).text();
  expect(html).toContain('alt="A nurse measures blood pressure"');
  expect(html).toContain(`/media/${id}/800.avif 800w`);
});

it('a photo is stored as it was cropped, and another part of it is another picture', async () => {
  const red = await sharp(await picture(1000, 500, '#C9973B'))
    .composite([{ input: await picture(500, 500, '#B3261E'), left: 500, top: 0 }])
    .png()
    .toBuffer();
  const crop = { left: 0.5, top: 0, width: 0.5, height: 1 };
  const part = await addImage(site.app, editor, { name: 'red.png', bytes: red, alt: { en: 'Red' }, crop });
  const served = sharp(Buffer.from(await (await site.request(`/media/${part}/400.webp`)).arrayBuffer()));
  expect(await served.metadata()).toMatchObject({ width: 400, height: 400 });
  const { dominant } = await served.stats();
  expect([dominant.r > 160, dominant.g < 60]).toEqual([true, true]);
  expect(await upload(red)).not.toBe(part);
  expect(await addImage(site.app, editor, { name: 'red.png', bytes: red, alt: { en: 'Red' }, crop })).toBe(part);
});

it('what a camera writes beside the picture is gone', async () => {
  const withPlace = await sharp(await picture(500, 400, '#C9973B'))
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
    .jpeg()
    .toBuffer();
  expect(withPlace.includes('SECRET-OWNER')).toBe(true);
  const id = await upload(withPlace);
  const served = Buffer.from(await (await site.request(`/media/${id}/400.jpeg`)).arrayBuffer());
  expect(served.includes('SECRET-OWNER')).toBe(false);
});

it.each([
  ['words in a file', Buffer.from('<script>alert(1)</script>')],
  ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a picture that breaks off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', async (_what, bytes) => {
  await expect(upload(bytes)).rejects.toMatchObject({ details: { status: 422, fields: { image: expect.anything() } } });
});

it('nobody adds a picture without words for it, too large, or without the duty', async () => {
  const bytes = await picture(450, 300, '#123456');
  await expect(upload(bytes, '  ')).rejects.toMatchObject({ details: { fields: { alt: expect.anything() } } });
  await expect(upload(Buffer.alloc(11 * 1024 * 1024))).rejects.toMatchObject({
    details: { fields: { image: expect.anything() } },
  });
  await expect(addImage(site.app, recruiter, { name: 'x', bytes, alt: { en: 'x' } })).rejects.toMatchObject({
    details: { status: 403 },
  });
});

it('the same picture handed in twice at once is one', async () => {
  const bytes = await picture(420, 300, '#654321');
  const ids = await Promise.all([upload(bytes), upload(bytes)]);
  expect(ids[0]).toBe(ids[1]);
});
