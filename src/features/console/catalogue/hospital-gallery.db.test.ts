import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { editor } from '#src/features/publishing/editor/content.fixture.ts';
import { addImage, mediaLibrary } from '#src/features/publishing/media-library/media-library.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, faultyCells, hospitalInputs, sendCatalogueForm } from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
let pictures: number[];
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  pictures = [await upload('#0B6B6B', 'The lobby'), await upload('#C9973B', 'A room')];
});
afterAll(() => site.close());

async function upload(background: string, en: string): Promise<number> {
  const picture = sharp({ create: { width: 450, height: 300, channels: 3, background } });
  return addImage(site.app, editor, { name: 'hall.png', bytes: await picture.png().toBuffer(), alt: { en } });
}
const hospital = { ...hospitalInputs('seri-gambar'), facilities: ['parking'] };
const send = (path: string, fields: Parameters<typeof sendCatalogueForm>[3]) =>
  sendCatalogueForm(site, path, chief, fields);
const page = async (path: string) => (await site.request(path)).text();
const uses = async () =>
  (await mediaLibrary(site.app, { limit: 50, offset: 0 })).items.filter(({ id }) => pictures.includes(id));

test('a hospital’s page shows its further pictures in their order, and the media library counts them as used', async () => {
  const [lobby, room] = pictures;
  const saved = await send('hospitals/new', { ...hospital, gallery: `${room!}\n${lobby!}`, intent: 'publish' });
  const id = /(\d+)\?done=saved$/.exec(saved.headers.get('location') ?? '')?.[1];
  expect(id, await saved.clone().text()).toBeDefined();
  await expect.poll(() => page('/seri-gambar')).toContain('Pictures of the hospital');
  const html = await page('/seri-gambar');
  expect(html.indexOf(`/media/${room!}/`)).toBeGreaterThan(0);
  expect(html.indexOf(`/media/${lobby!}/`)).toBeGreaterThan(html.indexOf(`/media/${room!}/`));
  expect(html).toContain('alt="The lobby"');
  expect((await uses()).map((item) => item.uses)).toEqual([1, 1]);
  await expect(site.app.db.execute(sql`delete from content_media where id = ${room!}`)).rejects.toMatchObject({
    cause: { code: '23503' },
  });
  const changed = await send(`hospitals/${id!}`, { ...hospital, gallery: '', version: '1', intent: 'save' });
  expect(changed.status, await changed.clone().text()).toBe(303);
  expect((await uses()).map((item) => item.uses)).toEqual([0, 0]);
  await expect.poll(() => page('/seri-gambar')).not.toContain('Pictures of the hospital');
});

test('a number that the library does not have is refused beside its field, and by the row of a file', async () => {
  const refused = await send('hospitals/new', { ...hospital, code: 'seri-lain', gallery: `${pictures[0]!}\n99999` });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('The media library has no picture with the number 99999.');
  const plan = async (gallery: string) => {
    const file = csvFile([{ ...hospitalInputs('seri-fail'), gallery }]);
    const path = await checkedFile(site, chief, { list: 'hospitals', file });
    return faultyCells(await (await openConsole(site, `/staff/catalogue/${path}`, chief)).text());
  };
  expect(await plan('99999')).toEqual(['2 gallery']);
  expect(await plan(pictures.join('\n'))).toEqual([]);
});
