import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { publish, write } from '#src/features/publishing/editor/content.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, doctorInputs, faultyCells, sendCatalogueForm } from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  await publish(site, (await write(site, 'article', 'calm-hearts')).entryId);
  await write(site, 'article', 'never-published');
});
afterAll(() => site.close());

const places = { places_hospital: 'melur-ipoh', places_room: 'Suite 9', places_fee: '150.00' };
const doctor = {
  ...doctorInputs('dr-writes', 'melur-ipoh', 'cardiology'),
  ...places,
  languages: ['en', 'ms'],
};
const send = (path: string, fields: Parameters<typeof sendCatalogueForm>[3]) =>
  sendCatalogueForm(site, path, chief, fields);
const page = async (path: string) => (await site.request(path)).text();
const plan = async (row: Record<string, string>) => {
  const path = await checkedFile(site, chief, { list: 'doctors', file: csvFile([row]) });
  return (await openConsole(site, `/staff/catalogue/${path}`, chief)).text();
};

test('a doctor’s page names the published articles of the master data, in the reader’s language', async () => {
  const articles = 'https://www.example.test/ms/articles/calm-hearts?from=mail\n/articles/never-published/';
  const saved = await send('doctors/new', { ...doctor, articles, intent: 'publish' });
  expect(saved.headers.get('location'), await saved.clone().text()).toMatch(/\?done=saved$/);
  await expect.poll(() => page('/doctor/dr-writes')).toContain('href="/articles/calm-hearts"');
  const html = await page('/doctor/dr-writes');
  expect(html).toContain('calm-hearts english');
  expect(html).not.toContain('never-published');
  const chinese = await page('/zh/doctor/dr-writes');
  expect(chinese).toContain('href="/zh/articles/calm-hearts"');
  expect(chinese).toContain('calm-hearts 中文');
  // Without articles a doctor’s page has no heading for them.
  const [, other] = /href="(\/doctor\/dr-[a-z-]+)"/.exec(await page('/doctor'))!;
  expect(await page(other!)).not.toContain('>Articles</h2>');
});

test('the form and the file keep the last part of each address', async () => {
  const [, id] = /\/staff\/catalogue\/doctors\/(\d+)"/.exec(
    await (await openConsole(site, '/staff/catalogue/doctors?q=41235', chief)).text(),
  )!;
  const form = await (await openConsole(site, `/staff/catalogue/doctors/${id}`, chief)).text();
  expect(form).toMatch(/name="articles"[^>]*>calm-hearts\nnever-published<\/textarea>/);
  const file = await (await openConsole(site, '/staff/catalogue/doctors/csv?q=41235', chief)).text();
  expect(file).toContain('"calm-hearts\nnever-published"');
});

test('an address that no article has is refused beside its field, and by the row of a file', async () => {
  const refused = await send('doctors/new', { ...doctor, code: 'dr-other', articles: 'calm-hearts\nno-such-text' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('There is no article with the address no-such-text.');
  const row = { ...doctorInputs('dr-file', 'melur-ipoh', 'cardiology'), articles: 'no-such-text' };
  expect(faultyCells(await plan(row))).toEqual(['2 articles']);
  expect(faultyCells(await plan({ ...row, articles: 'calm-hearts' }))).toEqual([]);
});
