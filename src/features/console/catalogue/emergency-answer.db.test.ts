import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, sendCatalogueForm, specialityInputs } from './catalogue.fixture.ts';
import { loadItem } from './approvals/text-approvals.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const words = 'The text speaks of an emergency: answer whether its page begins with the emergency number.';
const hasCard = async () =>
  (await (await site.request('/speciality-centre/cardiology')).text()).includes('id="emergency-call"');
const save = async (answer: string) => {
  const { id, form, version } = await loadItem(site, { list: 'specialities', code: 'cardiology', hospital: '' });
  const fields = { ...form, version: String(version), intent: 'save', emergency_call: answer };
  return sendCatalogueForm(site, `specialities/${id}`, chief, fields);
};

test('a public speciality that speaks of an emergency has an answer, which decides the card of its page', async () => {
  expect(await hasCard()).toBe(true);
  const refused = await save('');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(words);
  expect((await save('no')).status).toBe(303);
  await expect.poll(hasCard).toBe(false);
  expect((await save('yes')).status).toBe(303);
  await expect.poll(hasCard).toBe(true);
});

test('a new one is asked in any of its languages, by form and by file; as a draft it may wait', async () => {
  const inputs = { ...specialityInputs('urgent-field'), reasons_en: 'Rest', reasons_zh: '请立即叫救护车' };
  const refused = await sendCatalogueForm(site, 'specialities/new', chief, { ...inputs, intent: 'publish' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(words);
  const plan = await checkedFile(site, chief, {
    list: 'specialities',
    file: csvFile([{ ...inputs, code: 'urgent-by-file', status: 'published' }]),
  });
  const shown = await site.request(`/staff/catalogue/${plan}`, { headers: { cookie: chief.cookie } });
  expect(await shown.text()).toContain(words);
  const draft = await sendCatalogueForm(site, 'specialities/new', chief, { ...inputs, intent: 'save' });
  expect(draft.status).toBe(303);
});
