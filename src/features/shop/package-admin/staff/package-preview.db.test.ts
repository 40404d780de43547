import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let desk: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: null }]);
});
afterAll(() => site.close());

const english = {
  language: 'en',
  slug: 'kidney-preview',
  typeSlug: 'screening',
  title: 'Kidney preview',
  summary: 'For the kidneys.',
  about: 'First.',
  suits: 'Adults.',
  inclusions: 'Blood tests\r\nCreatinine',
  preparation: '',
  minAge: '18',
  maxAge: '',
  gender: 'any',
  price: '250.50',
  validityDays: '180',
  visitMinutes: '60',
  approvalNumber: '',
  approvalStartsOn: '',
  approvalExpiresOn: '',
};
const preview = (id: number | string, fields: Record<string, string>, who = desk) =>
  sendForm(site, `/staff/packages/${id}/preview`, who, fields);
const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

test('a draft without approval is shown as it is stored and as it is typed, and nothing is written', async () => {
  const made = await sendForm(site, '/staff/packages/new', desk, { ...english, intent: 'save' });
  const id = Number(/\/(\d+)\?/.exec(made.headers.get('location') ?? '')?.[1]);
  const rowOf = async () => (await site.app.db.select().from(healthPackages).where(eq(healthPackages.id, id)))[0]!;
  const before = await rowOf();
  expect(before.status).toBe('draft');
  const stored = await openConsole(site, `/staff/packages/${id}/preview`, desk);
  expect(await textOf(stored)).toContain('For the kidneys.');
  const typed = await preview(id, { ...english, summary: 'Typed and not saved.', price: '301.00' });
  const html = await textOf(typed);
  expect(html).toContain('Preview: nobody else sees this.');
  expect(html).toContain('Typed and not saved.');
  expect(html).toContain('RM301.00');
  expect(await rowOf()).toEqual(before);
  expect((await site.request('/health-package/kidney-preview')).status).not.toBe(200);
});

test('what cannot be read is said in its place, and typed values are for who writes for the whole group', async () => {
  const { id } = (await site.app.db.select().from(healthPackages).where(eq(healthPackages.slug, 'heart-check')))[0]!;
  const refused = await preview(id, { ...english, price: 'dear' });
  expect(refused.status).toBe(422);
  expect(await textOf(refused)).toContain('This page can’t be shown yet.');
  const bound = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: 2 }]);
  expect((await preview(id, english, bound)).status).toBe(403);
  expect((await openConsole(site, `/staff/packages/${id}/preview`, bound)).status).toBe(200);
  const front = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  expect((await openConsole(site, `/staff/packages/${id}/preview`, front)).status).toBe(403);
});

test('an address that names no package is not found', async () => {
  expect((await openConsole(site, '/staff/packages/heart-check/preview', desk)).status).toBe(404);
  expect((await preview('heart-check', english)).status).toBe(404);
  expect((await openConsole(site, '/staff/packages/999999999/preview', desk)).status).toBe(404);
});
