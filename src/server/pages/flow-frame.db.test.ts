import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
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

test('a booking says which step it is in words and as a progress, and shows doctor, place and fee before the form', async () => {
  const html = await open('/book/test-doctor');
  expect(html).toMatch(
    /Step 1 of 3<\/p><progress[^>]*value="1"[^>]*max="3"|Step 1 of 3<\/p><progress[^>]*max="3"[^>]*value="1"/,
  );
  expect(html.indexOf('aria-label="Your appointment"')).toBeLessThan(html.indexOf('id="calendar"'));
});
