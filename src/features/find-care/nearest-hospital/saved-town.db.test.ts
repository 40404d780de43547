import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const html = await (await site.request(path, { headers })).text();
  return html.replaceAll('<!-- -->', '');
};
const distances = (html: string) =>
  [...html.matchAll(/(Less than )?([\d.]+) km away/g)].map(([, less, km]) => (less ? 0 : Number(km)));

it('a public page is the same for every visitor, whatever town is kept', async () => {
  for (const path of ['/home', '/doctor', '/our-hospitals', '/speciality-centre/cardiology'])
    expect(await page(path, { cookie: 'town=ipoh' })).toBe(await page(path));
});

it('the word of the cookie does for the name, in the lists of doctors and hospitals', async () => {
  const doctors = await page('/doctor?near=kota-bharu');
  expect(doctors).toContain('Near Kota Bharu');
  expect(doctors).toMatch(/<option value="Kota Bharu" selected="">/);
  expect(distances(doctors)[0]).toBe(0);
  const hospitals = await page('/our-hospitals?near=kota-bharu');
  expect(hospitals).toContain('Near Kota Bharu');
  const shown = distances(hospitals);
  expect(shown).toHaveLength(12);
  expect(shown.toSorted((a, b) => a - b)).toEqual(shown);
  expect(shown[0]).toBe(0);
  expect(distances(await page('/our-hospitals'))).toEqual([]);
});

it('a speciality shows its nearest doctors, and its clinics by distance', async () => {
  const html = await page('/speciality-centre/cardiology?near=ipoh');
  const doctors = distances(html.slice(html.indexOf('Doctors in this speciality')));
  expect(html).toMatch(/<option value="Ipoh" selected="">/);
  const [strip, clinics] = [doctors.slice(0, 3), doctors.slice(3)];
  expect(strip.toSorted((a, b) => a - b)).toEqual(strip);
  expect(strip[0]).toBe(0);
  expect(clinics.length).toBeGreaterThan(3);
  expect(clinics.toSorted((a, b) => a - b)).toEqual(clinics);
});

it('a speciality shows no distance without a town, or from an unknown one', async () => {
  expect(distances(await page('/speciality-centre/cardiology'))).toEqual([]);
  expect(distances(await page('/speciality-centre/cardiology?near=atlantis'))).toEqual([]);
});

it('a search reads the kept town: the nearest of doctors and hospitals first, with their distance', async () => {
  const ipoh = await page('/search?keyword=cardiology&type=doctor', { cookie: 'town=ipoh' });
  const shown = distances(ipoh);
  expect(shown).toHaveLength(20);
  expect(shown.toSorted((a, b) => a - b)).toEqual(shown);
  expect(shown[0]).toBe(0);
  expect(ipoh).toContain('Near Ipoh');
  const muar = await page('/search?keyword=hospital&type=hospital&near=Muar', { cookie: 'town=ipoh' });
  expect(distances(muar)[0]).toBe(0);
  expect(muar).toMatch(/<option value="Muar" selected="">/);
  expect(muar).toMatch(/href="\/search\?keyword=hospital&amp;near=Muar"/);
});

it('a search shows no distance without a town, nor where the address chooses none', async () => {
  expect(distances(await page('/search?keyword=cardiology'))).toEqual([]);
  expect(distances(await page('/search?keyword=cardiology&near=', { cookie: 'town=ipoh' }))).toEqual([]);
  expect(distances(await page('/search?keyword=cardiology', { cookie: 'town=atlantis' }))).toEqual([]);
});

it('the cookie is named where cookies are listed, in three languages', async () => {
  for (const prefix of ['', '/ms', '/zh']) expect(await page(`${prefix}/cookies`)).toMatch(/<td[^>]*>town<\/td>/);
});
