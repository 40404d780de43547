import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { specialities, specialityClinics } from './data/specialist-centres.table.ts';

let site: TestSite;
let clinic: { speciality: string; specialityId: number; slug: string };
beforeAll(async () => {
  site = await openTestSite();
  const [found] = await site.app.db
    .select({ speciality: specialities.slug, specialityId: specialities.id, slug: specialityClinics.slug })
    .from(specialityClinics)
    .innerJoin(specialities, eq(specialities.id, specialityClinics.specialityId))
    .limit(1);
  clinic = found!;
});
afterAll(() => site.close());

const page = async (path: string) => {
  const response = await site.request(path);
  return { status: response.status, html: await response.text() };
};

it('lists thirty specialities, and none past the end', async () => {
  expect((await site.api('GET', 'specialist/listing?limit=100')).body.data).toMatchObject({ total: 30 });
  expect((await site.api('GET', 'specialist/listing?offset=30')).body.data).toMatchObject({ items: [], total: 30 });
  expect((await site.api('GET', 'lists/speciality?lang=ms')).body.data).toHaveLength(30);
});

it.each(['heart', 'jantung', '心脏'])('finds cardiology by an everyday word of any language: %s', async (word) => {
  const { body } = await site.api('GET', `specialist/listing?q=${encodeURIComponent(word)}`);
  expect(body.data.items.map(({ slug }: { slug: string }) => slug)).toContain('cardiology');
  expect((await page(`/speciality-centre?q=${encodeURIComponent(word)}`)).html).toContain(
    'href="/speciality-centre/cardiology"',
  );
});

it('says so when nothing matches, and keeps what was typed as words', async () => {
  const { status, html } = await page('/speciality-centre?q=%3Cscript%3Enothing');
  expect(status).toBe(200);
  expect(html).toContain('Nothing matches');
  expect(html).not.toContain('<script>nothing');
});

it('answers a speciality by slug and by id with its clinics, and refuses a question without either', async () => {
  const bySlug = await site.api('GET', `specialist/individual?slug=${clinic.speciality}`);
  expect(bySlug.body.data.clinics.length).toBeGreaterThan(0);
  expect((await site.api('GET', `specialist/individual?id=${clinic.specialityId}`)).body).toEqual(bySlug.body);
  expect((await site.api('GET', 'specialist/individual')).status).toBe(422);
  expect((await site.api('GET', 'specialist/individual?slug=none')).status).toBe(404);
  expect(
    (await site.api('GET', `specialist/services?slug=${clinic.speciality}&clinic=${clinic.slug}`)).body.data.length,
  ).toBeGreaterThan(0);
  expect((await site.api('GET', `specialist/services?slug=${clinic.speciality}&clinic=none`)).status).toBe(404);
});

it.each(['', '/ms', '/zh'])(
  'shows the list, a speciality, its clinic and the clinic’s services in every language: %s',
  async (prefix) => {
    const base = `${prefix}/speciality-centre`;
    for (const path of [
      base,
      `${base}/${clinic.speciality}`,
      `${base}/${clinic.speciality}/${clinic.slug}`,
      `${base}/${clinic.speciality}/${clinic.slug}/services`,
    ]) {
      expect((await page(path)).status, path).toBe(200);
    }
  },
);

it('shows a clinic by its speciality’s id as well, under one canonical address', async () => {
  const { status, html } = await page(`/speciality-centre/${clinic.specialityId}/${clinic.slug}`);
  expect(status).toBe(200);
  expect(html).toContain(
    `<link rel="canonical" href="http://localhost:3000/speciality-centre/${clinic.speciality}/${clinic.slug}"`,
  );
  expect(html).toContain('"@type":"MedicalClinic"');
});

it.each(['/speciality-centre/none/melur-ipoh', '/speciality-centre/cardiology/none', '/speciality-centre/99999/none'])(
  'has no such clinic: %s',
  async (path) => {
    expect((await page(path)).status).toBe(404);
  },
);
