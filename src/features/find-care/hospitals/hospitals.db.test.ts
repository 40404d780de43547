import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { centresOfExcellence, hospitals, hospitalServices } from './data/hospitals.table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const listing = (query = '') => site.api('GET', `hospistal/hospital_listing?${query}`);
const page = async (path: string) => {
  const response = await site.request(path);
  return { status: response.status, html: await response.text() };
};

describe('the list of hospitals', () => {
  it('has 29 in 12 states, each with its name, place and state', async () => {
    const { status, body } = await listing('limit=100');
    expect(status).toBe(200);
    expect(body.data.total).toBe(29);
    expect(new Set(body.data.items.map(({ state }: { state: string }) => state)).size).toBe(12);
    for (const { hospital_name, location } of body.data.items) {
      expect(hospital_name).not.toBe('');
      expect(location).toMatch(/^\d+(\.\d+)?,\d+(\.\d+)?$/);
    }
  });

  it('is narrowed by state and by words of name or town', async () => {
    const inPerak = (await listing('location=Perak')).body.data;
    expect(inPerak.total).toBeGreaterThan(0);
    expect(inPerak.items.every(({ state }: { state: string }) => state === 'Perak')).toBe(true);
    expect((await listing('q=ipoh')).body.data.items[0].slug).toBe('melur-ipoh');
    expect((await listing('location=Perak&q=kuching')).body.data.total).toBe(0);
    expect((await listing('q=%25')).body.data.total).toBe(0);
  });

  it('is empty past its end, and still says how many there are', async () => {
    expect((await listing('offset=500')).body.data).toMatchObject({ items: [], total: 29, offset: 500 });
    expect((await page('/our-hospitals?page=99')).html).toContain('There are no more hospitals');
  });

  it('refuses a state that nobody knows in a call, and shows every state with a word about it on the page', async () => {
    expect((await listing('location=Atlantis')).status).toBe(422);
    const { status, html } = await page('/our-hospitals?location=Atlantis');
    expect(status).toBe(200);
    expect(html).toContain('recognise one of the filters');
  });

  it('shows a pin and a link for every hospital on the map', async () => {
    const { html } = await page('/our-hospitals?view=map');
    const all = await site.app.db.select({ slug: hospitals.slug }).from(hospitals);
    for (const { slug } of all) expect(html.split(`href="/${slug}"`).length - 1, slug).toBeGreaterThanOrEqual(2);
  });
});

describe('a hospital', () => {
  it('is shown in Malay, with the language marked where words fall back to English', async () => {
    await site.app.db
      .update(hospitals)
      .set({ about: { en: 'Only written in English.' } })
      .where(eq(hospitals.slug, 'melur-ipoh'));
    const { status, html } = await page('/ms/melur-ipoh');
    expect(status).toBe(200);
    expect(html).toContain('Tentang hospital ini');
    expect(html).toMatch(/lang="en"[^>]*>\s*<p>Only written in English\./);
    expect(html).toContain('"@type":"Hospital"');
  });

  it('answers a call with its services, centres and neighbours in the language asked for', async () => {
    const { status, body } = await site.api('GET', 'hospital_individual_detail?hospital_slug=melur-ipoh&lang=zh');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ slug: 'melur-ipoh', state: 'Perak' });
    expect(body.data.nearby).toHaveLength(3);
    expect(body.data.services.length).toBeGreaterThan(0);
  });

  it('tells its services and its patient care, by slug or id', async () => {
    const { id } = (await site.api('GET', 'hospital_individual_detail?hospital_slug=melur-ipoh')).body.data;
    for (const call of ['hospital_service', 'patient_care']) {
      const bySlug = await site.api('GET', `${call}?hospital_slug=melur-ipoh`);
      expect(bySlug.body.data.length).toBeGreaterThan(0);
      expect((await site.api('GET', `${call}?id=${id}`)).body).toEqual(bySlug.body);
      expect((await site.api('GET', call)).status).toBe(422);
      expect((await site.api('GET', `${call}?hospital_slug=none`)).status).toBe(404);
    }
  });

  it.each(['', '/ms', '/zh'])(
    'has pages for its services and its patient care in every language: %s',
    async (prefix) => {
      for (const path of ['/melur-ipoh/our-services', '/melur-ipoh/patient-care'])
        expect((await page(prefix + path)).status).toBe(200);
    },
  );

  it.each([
    ['', 'How to prepare, what happens, questions', 'When do I get the result?'],
    ['/ms', 'Persediaan, apa yang berlaku dan soalan lazim', 'Bila saya mendapat keputusan?'],
    ['/zh', '如何准备、过程与常见问题', '什么时候有结果？'],
  ])('a service says how to prepare and answers questions: %s', async (prefix, summary, question) => {
    const { html } = await page(`${prefix}/melur-ipoh/our-services`);
    expect(html).toContain(summary);
    expect(html).toMatch(new RegExp(`<h4[^>]*>${question.replace('?', '\\?')}</h4>`));
  });

  it('a service of which nothing more is said has no fold', async () => {
    const [other] = await site.app.db.select().from(hospitals).where(eq(hospitals.slug, 'melur-klang'));
    await site.app.db.update(hospitalServices).set({ details: null }).where(eq(hospitalServices.hospitalId, other!.id));
    const { html, status } = await page('/melur-klang/our-services');
    expect(status).toBe(200);
    expect(html).not.toContain('How to prepare, what happens, questions');
  });

  it('that nobody knows is Page not found', async () => {
    expect((await page('/nobody/our-services')).status).toBe(404);
    expect((await page('/nobody/patient-care')).status).toBe(404);
    expect((await site.api('GET', 'hospital_individual_detail?hospital_slug=nobody')).status).toBe(404);
  });
});

it('shows a centre of excellence under its hospital, on its page and in a call', async () => {
  const [centre] = await site.app.db
    .select({ slug: centresOfExcellence.slug, hospital: hospitals.slug })
    .from(centresOfExcellence)
    .innerJoin(hospitals, eq(hospitals.id, centresOfExcellence.hospitalId))
    .limit(1);
  const { html, status } = await page(`/${centre!.hospital}/${centre!.slug}`);
  expect(status).toBe(200);
  expect(html).toContain('"@type":"MedicalClinic"');
  const call = await site.api('GET', `coe/coe_detail?medical_slug=${centre!.slug}&hospital_slug=${centre!.hospital}`);
  expect(call.body.data).toMatchObject({ medical_slug: centre!.slug, hospital_slug: centre!.hospital });
  expect((await site.api('GET', `coe/coe_detail?medical_slug=none&hospital_slug=${centre!.hospital}`)).status).toBe(
    404,
  );
});
