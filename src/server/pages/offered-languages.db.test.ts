/** A language that the group does not offer: its addresses lead to English, and nothing links to them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { inputsOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  site.request(path, { redirect: 'manual', headers });
const leadsTo = async (path: string, headers?: Record<string, string>) =>
  (await open(path, headers)).headers.get('location');

async function choose(chinese: 'offered' | 'hidden'): Promise<void> {
  const path = '/staff/settings/brand';
  const form = inputsOf(await (await openConsole(site, path, chief)).text());
  const saved = await sendForm(site, path, chief, {
    ...form,
    'siteLanguages.ms': 'offered',
    'siteLanguages.zh': chinese,
  });
  expect(saved.headers.get('location')).toBe(`${path}?done=saved`);
}

test('all languages are offered until staff switch one off, and again when it is switched on', async () => {
  expect((await open('/zh/doctor')).status).toBe(200);
  expect(await leadsTo('/', { cookie: 'selectedLanguage=zh' })).toBe('/zh');
  expect((await readSetting(site.app, 'brand')).siteLanguages).toEqual({ ms: 'offered', zh: 'offered' });

  await choose('hidden');
  await expect.poll(() => leadsTo('/zh/doctor?doctor_name=Lim')).toBe('/doctor?doctor_name=Lim');
  expect((await open('/zh/doctor')).headers.get('cache-control')).toBe('no-store');
  expect(await leadsTo('/zh')).toBe('/');
  expect((await open('/', { cookie: 'selectedLanguage=zh' })).status).toBe(200);
  await expect.poll(async () => (await open('/doctor')).text()).not.toContain('zh-Hans-MY');
  expect(await (await open('/doctor')).text()).toContain('hrefLang="ms-MY"');
  expect(await (await open('/sitemaps/pages-1.xml')).text()).not.toContain('/zh/');
  expect((await open('/ms/doctor')).status).toBe(200);
  // The console has every language.
  expect((await openConsole(site, '/zh/staff/settings', chief)).status).toBe(200);

  await choose('offered');
  await expect.poll(async () => (await open('/zh/doctor')).status).toBe(200);
  await expect.poll(async () => (await open('/doctor')).text()).toContain('zh-Hans-MY');
});
