import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { addresses } from '#src/routes.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  await insertClinic(site.app);
});
afterAll(() => site.close());

const open = async (path: string) => (await (await site.request(path)).text()).replaceAll('<!-- -->', '');

test.each([
  '/login',
  '/register',
  '/book/test-doctor',
  '/checkout',
  '/gl-application',
  '/ms/login',
  '/zh/register',
  '/events/first-aid-for-parents-kuching/register',
  '/career/midwife-melur-cheras/apply',
])(
  '%s stands in the frame of a task: home, emergency and language, but no menu, footer or bottom bar',
  async (path) => {
    const html = await open(path);
    expect(html).toMatch(/<header[^]*aria-label="[^"]*Melur Healthcare[^]*href="tel:999"[^]*lang="zh/);
    expect(html).not.toContain('<footer');
    expect(html).not.toMatch(/href="(\/ms|\/zh)?\/our-hospitals"/);
  },
);

test.each(['/our-hospitals', '/book', '/cart', '/contact-us'])('%s keeps the frame of the site', async (path) => {
  const html = await open(path);
  expect(html).toContain('<footer');
  expect(html).toContain('href="/our-hospitals"');
});

test.each([
  ['/staff/home/preview', true],
  ['/staff/brand/preview', true],
  ['/staff/settings/corporate/preview', true],
  ['/staff/settings/corporate', false],
  ['/staff/home', false],
])('%s has the main part and the footer of readers: %s', async (path, has) => {
  const html = await (await openConsole(site, path, chief)).text();
  expect([html.includes('<footer'), html.includes('<main id="main" tabindex="-1">')]).toEqual([has, has]);
});

test('every preview of the console says in the table of addresses that it has the frame of readers', () => {
  const previews = addresses.filter(({ path }) => /^\/staff\/.*\/preview$/.test(path));
  expect(previews).toHaveLength(7);
  expect(previews.filter(({ isPreview }) => !isPreview)).toEqual([]);
});

test('a booking says which step it is in words and as a progress, and shows doctor, place and fee before the form', async () => {
  const html = await open('/book/test-doctor');
  expect(html).toMatch(
    /Step 1 of 3<\/p><progress[^>]*value="1"[^>]*max="3"|Step 1 of 3<\/p><progress[^>]*max="3"[^>]*value="1"/,
  );
  expect(html.indexOf('aria-label="Your appointment"')).toBeLessThan(html.indexOf('id="calendar"'));
});
