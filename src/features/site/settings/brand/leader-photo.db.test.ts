import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { addImage } from '#src/features/publishing/media-library/media-library.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { readSetting } from '../settings.server.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const path = '/staff/settings/corporate';
async function save(language: '' | '/ms' | '/zh', changes: Record<string, string>): Promise<Response> {
  const html = await (await openConsole(site, path, chief)).text();
  const shown = [
    ...html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g),
    ...html.matchAll(/<textarea[^>]*name="([^"]+)"[^>]*>([^<]*)</g),
  ].filter(([, name]) => name !== 'zone_token');
  const typed = Object.fromEntries(shown.map(([, name, value]) => [name!, value!]));
  return sendForm(site, `${language}${path}`, chief, {
    intent: 'publish',
    ...typed,
    'leader.image.gender': 'female',
    ...changes,
  });
}
const leader = async () => (await readSetting(site.app, 'corporate')).leader;

test.each([
  ['', '999999', 'There is no picture with this number in the media library.'],
  ['/ms', '999999', 'Tiada gambar dengan nombor ini dalam pustaka media.'],
  ['/zh', '999999', '媒体库中没有此编号的图片。'],
  ['', 'portrait', 'Enter a whole number'],
] as const)(
  'an unknown photo of the leader is refused beside its field (%s %s), and nothing typed is lost',
  async (language, number, words) => {
    const before = await leader();
    const refused = await save(language, { 'leader.pictureId': number, 'leader.name': 'Puan Salmah binti Idris' });
    expect(refused.status).toBe(422);
    const html = (await refused.text()).replaceAll('<!-- -->', '');
    expect(html).toContain('href="#leader.pictureId"');
    expect(html).toContain(words);
    expect(html).toContain(`value="${number}"`);
    expect(html).toContain('value="Puan Salmah binti Idris"');
    expect(await leader()).toEqual(before);
  },
);

test('a picture of the library is taken, shown on the public page, and taken off again', async () => {
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: '#0B6B6B' } });
  const id = await addImage(site.app, chief.actor, {
    name: 'leader.png',
    bytes: await picture.png().toBuffer(),
    alt: { en: 'The head of the group' },
  });
  expect((await save('', { 'leader.pictureId': String(id) })).status).toBe(302);
  expect(await leader()).toMatchObject({ pictureId: id });
  await expect
    .poll(async () => (await site.request('/corporate-home')).text(), { timeout: 10_000 })
    .toContain(`/media/${id}/400.jpeg`);
  expect((await save('', { 'leader.pictureId': '' })).status).toBe(302);
  expect((await leader()).pictureId).toBeUndefined();
});
