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
  intent: 'save',
  language: 'en',
  slug: 'knee-check',
  typeSlug: 'senior',
  title: 'Knee check',
  summary: 'For the knees.',
  about: 'About.',
  suits: 'Adults.',
  inclusions: 'Pictures\nX-ray of the knees',
  preparation: '',
  minAge: '18',
  maxAge: '',
  gender: 'any',
  price: '99.00',
  validityDays: '180',
  visitMinutes: '60',
  approvalNumber: 'KKLIU 4711/2026',
  approvalStartsOn: '2026-01-01',
  approvalExpiresOn: '2027-06-30',
};
const kneeCheck = async () =>
  (await site.app.db.select().from(healthPackages).where(eq(healthPackages.slug, 'knee-check')))[0]!;
const save = async (fields: Record<string, string>) => {
  const { id, updatedAt } = await kneeCheck();
  site.clock.advance(1_000);
  return sendForm(site, `/staff/packages/${id}`, desk, { ...english, version: updatedAt.toISOString(), ...fields });
};
const page = async (language = '') =>
  (await openConsole(site, `${language}/staff/packages/${(await kneeCheck()).id}`, desk)).text();

test('a package names its drawing from the list, keeps it through a translation, and leaves it to its type again', async () => {
  expect((await sendForm(site, '/staff/packages/new', desk, { ...english, scene: 'stairs' })).status).toBe(303);
  expect((await kneeCheck()).scene).toBe('stairs');
  const html = await page();
  expect(html).toMatch(/<select[^>]*name="scene"/);
  expect(html).toMatch(/<option value="stairs" selected="">Knees on the stairs</);
  expect(html).toContain('>By its type</option>');
  expect(html).toContain('/scene/stairs/choice.svg');
  expect((await save({ language: 'ms', title: 'Pemeriksaan lutut' })).status).toBe(303);
  expect(await kneeCheck()).toMatchObject({ scene: 'stairs', title: { en: 'Knee check', ms: 'Pemeriksaan lutut' } });
  expect((await save({ scene: 'walking' })).status).toBe(303);
  expect((await kneeCheck()).scene).toBe('walking');
  expect((await save({ scene: '' })).status).toBe(303);
  expect((await kneeCheck()).scene).toBeNull();
});

test('a drawing that does not exist is refused beside its field, and nothing is changed', async () => {
  for (const scene of ['dragon', 'Stairs', 'reading-sleep']) {
    const refused = await save({ scene, title: 'Changed' });
    expect(refused.status, scene).toBe(422);
    expect(await refused.text()).toMatch(
      /id="scene-error"[^>]*>(?:<svg.*?<\/svg>)?[^<]*Choose a drawing from the list\./,
    );
  }
  expect(await kneeCheck()).toMatchObject({ scene: null, title: { en: 'Knee check' } });
});
