import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openEmptySite, type TestSite } from '#tests/support/test-site.ts';
import {
  approvalInputs,
  checkedFile,
  csvFile,
  doctorInputs,
  hospitalInputs,
  sendCatalogueForm,
  sendReviewed,
  specialityInputs,
} from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openEmptySite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const page = async (path: string) => {
  const answer = await site.request(path, { headers: { 'sec-fetch-dest': 'document' } });
  return { status: answer.status, html: await answer.text() };
};
/** The fields of a doctor's form that replace the CSV column. */
const placeFields = { places_hospital: ['seri-murni', ''], places_room: ['Suite 2-08', ''], places_fee: ['150', ''] };

describe('a group that begins with nothing', () => {
  test('is led to the list that has to be begun first', async () => {
    const form = await (await openConsole(site, '/staff/catalogue/doctors/new', chief)).text();
    for (const list of ['specialities', 'insurers', 'hospitals'])
      expect(form, list).toContain(`href="/staff/catalogue/${list}/new"`);
    expect(form).not.toContain('href="/staff/catalogue/languages/new"');
  });

  test('enters an insurer, a hospital, a speciality, a clinic and a doctor, and visitors see each at once', async () => {
    expect((await page('/our-hospitals')).html).toContain('There is nothing here yet');
    const create = async (list: string, fields: Record<string, string | string[]>) => {
      const answer = ['specialities', 'centres'].includes(list)
        ? await sendReviewed(site, chief, { list: list as 'centres', fields })
        : await sendCatalogueForm(site, `${list}/new`, chief, { ...fields, intent: 'publish' });
      expect(answer.headers.get('location'), `${list}: ${await answer.clone().text()}`).toMatch(
        new RegExp(`^/staff/catalogue/${list}/\\d+\\?done=saved$`),
      );
    };
    await create('insurers', { code: 'permai-takaful', name: 'Permai Takaful' });
    await create('hospitals', { ...hospitalInputs('seri-murni'), insurers: ['permai-takaful'] });
    await create('specialities', specialityInputs('heart-care'));
    await create('hospital-services', {
      hospital: 'seri-murni',
      code: 'x-ray',
      name_en: 'X-ray and ultrasound',
      summary_en: 'Pictures of the inside.',
      hours_en: 'Every day',
      phone: '+60 5-240 1001',
      icon: 'search',
    });
    await create('patient-care', {
      hospital: 'seri-murni',
      code: 'visiting',
      title_en: 'Visiting somebody',
      body_en: 'Please come in the visiting hours.',
      icon: 'users',
    });
    await create('centres', {
      hospital: 'seri-murni',
      code: 'heart-centre',
      speciality: 'heart-care',
      name_en: 'Valley Heart Centre',
      summary_en: 'For hearts of the valley.',
      body_en: 'Two theatres and a team.',
      treatments_en: 'Stents',
      phone: '+60 5-240 1002',
      ...approvalInputs,
    });
    await create('speciality-services', {
      speciality: 'heart-care',
      code: 'ecg',
      name_en: 'Electrocardiogram',
      summary_en: 'A picture of the heartbeat.',
    });
    await create('clinics', {
      speciality: 'heart-care',
      hospital: 'seri-murni',
      place: 'Level 2, Block A',
      rooms: 'Room 3\nRoom 4',
      phone: '+60 5-240 1003',
      hours_en: 'Monday to Friday, 9 am to 5 pm',
    });
    const { places: _places, ...doctor } = doctorInputs('dr-salmah', 'seri-murni', 'heart-care');
    await create('doctors', { ...doctor, languages: ['en', 'ms'], ...placeFields });

    for (const [path, words] of [
      ['/our-hospitals', 'Seri Murni Hospital'],
      ['/seri-murni', 'Every day, 11 am to 8 pm'],
      ['/seri-murni', 'MSQH'],
      ['/seri-murni', 'Permai Takaful'],
      ['/seri-murni', 'Seri Murni Sdn. Bhd.'],
      ['/ms/seri-murni', 'HS-08-0042'],
      ['/zh/seri-murni', 'Dr Aisyah binti Rahim'],
      ['/seri-murni/heart-centre', 'KKLIU 1234/2026'],
      ['/speciality-centre/heart-care', 'KKLIU 1234/2026'],
      ['/ms/seri-murni', 'Hospital di tepi sungai.'],
      ['/seri-murni/our-services', 'X-ray and ultrasound'],
      ['/seri-murni/patient-care', 'Visiting somebody'],
      ['/seri-murni/heart-centre', 'Valley Heart Centre'],
      ['/speciality-centre', 'Heart care'],
      ['/zh/speciality-centre/heart-care', '心脏科'],
      ['/speciality-centre/heart-care/seri-murni', 'Room 4'],
      ['/speciality-centre/heart-care/seri-murni/services', 'Electrocardiogram'],
      ['/doctor', 'Dr Salmah binti Idris'],
      ['/doctor/dr-salmah', 'MMC 41235'],
      ['/doctor/dr-salmah', 'RM150.00'],
      ['/search?keyword=jantung', 'Heart care'],
      ['/search?keyword=salmah', 'href="/doctor/dr-salmah"'],
      ['/sitemaps/care-1.xml', '/doctor/dr-salmah'],
    ] as const)
      await expect.poll(async () => (await page(path)).html, { message: path }).toContain(words);
  });

  test('imports 600 doctors from one file, visible at once, and exports them so that nothing would change', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => ({
      ...doctorInputs(`dr-number-${index}`, 'seri-murni', 'heart-care'),
      name: `Dr Number ${index}`,
      registration_number: `MMC ${50_000 + index}`,
    }));
    const plan = await checkedFile(site, chief, { list: 'doctors', file: csvFile(rows) });
    expect((await sendCatalogueForm(site, plan, chief, { intent: 'apply' })).status).toBe(303);
    await expect.poll(async () => (await page('/doctor/dr-number-599')).html).toContain('MMC 50599');
    expect((await page('/doctor')).html).toContain('of 601');

    const exported = await site.request('/staff/catalogue/doctors/csv', { headers: { cookie: chief.cookie } });
    const file = new File([await exported.arrayBuffer()], 'doctors.csv');
    const again = await checkedFile(site, chief, { list: 'doctors', file });
    const shown = await site.request(`/staff/catalogue/${again}`, {
      headers: { cookie: chief.cookie, 'sec-fetch-dest': 'document' },
    });
    const html = await shown.text();
    expect(html).toContain('This file changes nothing.');
    expect(html).toMatch(/Unchanged<\/dt><dd[^>]*>601</);

    // Undone as a whole: visitors see the one doctor from before.
    expect((await sendCatalogueForm(site, plan, chief, { intent: 'undo' })).status).toBe(303);
    await expect.poll(async () => (await page('/doctor/dr-number-0')).status).toBe(404);
    expect((await page('/doctor/dr-salmah')).status).toBe(200);
    expect((await page('/search?keyword=number')).html).not.toContain('/doctor/dr-number-');
  });
});
