import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import {
  approvalInputs,
  checkedFile,
  csvFile,
  hospitalInputs,
  sendCatalogueForm,
  sendReviewed,
  specialityInputs,
} from '../catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
const signIn = async () => {
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
};
beforeAll(async () => {
  site = await openTestSite();
  await signIn();
});
afterAll(() => site.close());

const page = async (path: string) => {
  const answer = await site.request(path, { headers: { 'sec-fetch-dest': 'document' }, redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};
const centre = (code: string) => ({
  hospital: 'melur-ipoh',
  code,
  speciality: 'cardiology',
  name_en: `Centre ${code}`,
  summary_en: 'For hearts.',
  body_en: 'Two theatres and a team.',
  treatments_en: 'Stents',
  phone: '+60 5-240 1002',
});
const send = (path: string, fields: Record<string, string>) => sendCatalogueForm(site, path, chief, fields);

describe('a centre or a speciality advertises', () => {
  test.each([
    ['no approval', {}, 'This page is an advertisement: enter its approval number'],
    ['a number of another form', { approval_number: '1234', approval_expires_on: '2028-12-31' }, 'Write it as KKLIU'],
    ['an approval that has ended', { ...approvalInputs, approval_expires_on: '2026-11-22' }, 'no longer valid'],
    ['more than three years', { ...approvalInputs, approval_expires_on: '2029-11-24' }, 'three years at most'],
  ])('and is not published with %s, while a draft may wait for it', async (_, approval, words) => {
    site.clock.set('2026-11-23T09:00:00+08:00');
    for (const [list, code, fields] of [
      ['centres', 'waiting-centre', centre('waiting-centre')],
      [
        'specialities',
        'waiting-field',
        { ...specialityInputs('waiting-field'), approval_number: '', approval_expires_on: '' },
      ],
    ] as const) {
      const answer = await send(`${list}/new`, { ...fields, ...approval, intent: 'publish' });
      expect([list, answer.status]).toEqual([list, 422]);
      const html = await answer.text();
      expect(html).toContain(words);
      expect(html, 'nothing typed is lost').toContain(`value="${code}"`);
    }
    const kept = await send('centres/new', {
      ...centre(`draft-${Object.keys(approval).length}-${words.length}`),
      intent: 'save',
    });
    expect(kept.status).toBe(303);
  });

  test('to the last day of three years it is taken', async () => {
    const fields = { ...centre('three-years'), ...approvalInputs, approval_expires_on: '2029-11-23' };
    const answer = await sendReviewed(site, chief, { list: 'centres', fields });
    expect(answer.headers.get('location')).toMatch(/done=saved$/);
  });

  test('a file cannot publish what a form may not', async () => {
    const plan = await checkedFile(site, chief, { list: 'centres', file: csvFile([centre('by-file')]) });
    const shown = await site.request(`/staff/catalogue/${plan}`, { headers: { cookie: chief.cookie } });
    expect(await shown.text()).toContain('This page is an advertisement');
  });

  test('a centre whose approval has ended is gone with the next day, also from its hospital', async () => {
    const fields = { ...centre('short-centre'), ...approvalInputs, approval_expires_on: '2026-12-01' };
    await sendReviewed(site, chief, { list: 'centres', fields });
    site.clock.set('2026-12-01T23:00:00+08:00');
    expect((await page('/melur-ipoh/short-centre')).html).toContain('KKLIU 1234/2026');
    site.clock.set('2026-12-02T00:30:00+08:00');
    expect((await page('/ms/melur-ipoh/short-centre')).status).toBe(404);
    expect((await page('/ms/melur-ipoh')).html).not.toContain('Centre short-centre');
    expect(
      (await site.api('GET', 'coe/coe_detail?hospital_slug=melur-ipoh&medical_slug=short-centre')).status,
    ).not.toBe(200);
  });

  test('a speciality whose approval has ended stays in the directory, without what it advertises', async () => {
    await signIn();
    const fields = { ...specialityInputs('short-field'), approval_expires_on: '2026-12-10' };
    await sendReviewed(site, chief, { list: 'specialities', fields });
    site.clock.set('2026-12-10T12:00:00+08:00');
    expect((await page('/speciality-centre/short-field')).html).toContain(
      'From the first check to life after an operation.',
    );
    site.clock.set('2026-12-11T00:30:00+08:00');
    const after = await page('/ms/speciality-centre/short-field');
    expect(after.status).toBe(200);
    expect(after.html).toContain('Penjagaan jantung');
    expect(after.html).not.toContain('From the first check to life after an operation.');
    expect(after.html).not.toContain('Breathlessness');
  });
});

test('the company, the licence and the person in charge of a hospital are in its form, its file, its page and its call', async () => {
  await signIn();
  const legal = { company_name: 'Seri Sdn. Bhd.', licence_number: 'HS-08-0043', person_in_charge: 'Dr Omar bin Said' };
  const form = { ...hospitalInputs('seri-legal'), ...legal, facilities: 'parking' };
  expect((await send('hospitals/new', { ...form, intent: 'publish' })).headers.get('location')).toMatch(/done=saved$/);
  const file = await (
    await site.request('/staff/catalogue/hospitals/csv', { headers: { cookie: chief.cookie } })
  ).text();
  expect(file).toMatch(/company_name.*licence_number.*person_in_charge/);
  expect(file).toMatch(/Seri Sdn\. Bhd\..*HS-08-0043.*Dr Omar bin Said/);
  const { html } = await page('/seri-legal');
  expect(html).toMatch(
    /Run by: <\/dt><dd[^>]*>Seri Sdn\. Bhd\.[^]*Hospital licence: <\/dt><dd[^>]*>HS-08-0043[^]*Person in charge: <\/dt><dd[^>]*>Dr Omar bin Said/,
  );
  const { body } = await site.api('GET', 'hospital_individual_detail?hospital_slug=seri-legal');
  expect(body.data).toMatchObject(legal);
  expect((await page('/melur-ipoh')).html).toContain('Melur Ipoh Specialist Hospital Sdn. Bhd.');
  expect((await page('/')).html).toContain('Melur Healthcare Berhad · 198601000123');
});
