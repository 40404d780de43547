import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { sendCatalogueForm, approvalInputs, specialityInputs } from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const centre = {
  hospital: 'melur-ipoh',
  code: 'valley-centre',
  speciality: 'cardiology',
  name_en: 'Valley Centre',
  summary_en: 'For hearts of the valley.',
  body_en: 'Call 999 for chest pain.',
  treatments_en: 'Stents',
  phone: '+60 5-240 1002',
};
const reviewed = { reviewed_by: 'Dr Tan Mei Ling, cardiology', reviewed_on: '2026-10-01' };

test.each([
  ['specialities', { ...specialityInputs('valley-heart'), reviewed_by: '', reviewed_on: '' }],
  ['centres', { ...centre, ...approvalInputs }],
] as const)('%s speak of health: none is published before a clinician has reviewed it', async (list, inputs) => {
  const publish = (changes: Record<string, string>) =>
    sendCatalogueForm(site, `${list}/new`, chief, { ...inputs, ...changes, intent: 'publish' });
  const unread = await publish({});
  expect(unread.status).toBe(422);
  expect(await unread.text()).toMatch(/id="reviewed_by-error"[^>]*>[^]{0,400}name the clinician/);
  const overdue = await publish({ ...reviewed, reviewed_on: '2024-11-22' });
  expect(overdue.status).toBe(422);
  expect(await overdue.text()).toMatch(/id="reviewed_on-error"[^>]*>[^]{0,400}more than 24 months ago/);
  expect((await publish({ ...reviewed, reviewed_on: '31/12/2025' })).status).toBe(422);
  expect((await publish(reviewed)).headers.get('location')).toMatch(/done=saved$/);
});

test('the pages of a speciality and of a centre say who has reviewed them', async () => {
  for (const path of ['/speciality-centre/cardiology', '/melur-klang/heart-centre']) {
    const html = await (await site.request(path)).text();
    expect(html.replaceAll('<!-- -->', ''), path).toMatch(
      /reviewed by Melur Clinical Content Panel \(invented for the sample\) on [^.]*2026\. Next review by/,
    );
  }
});
