/**
 * Every page as the server sends it is valid HTML: browsers and screen readers mend faults each in their own way.
 * Pages for everybody in three languages, a patient's pages and the console's.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendCatalogueForm } from '#src/features/console/catalogue/catalogue.fixture.ts';
import { loadItem } from '#src/features/console/catalogue/approvals/text-approvals.fixture.ts';
import { signedInAgain } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { pdf, sendDocument } from '#src/features/publishing/documents/documents.fixture.ts';
import { takeStep } from '#src/features/publishing/editor/editor.server.ts';
import { staffRoles } from '#src/platform/actor.ts';
import { htmlFaults } from '#tests/support/html-faults.ts';
import { consolePages, patientPages } from '#tests/support/private-pages.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { allPages, languagePrefixes } from '../e2e/site-pages.ts';

let site: TestSite;
const cookies = { patient: '', staff: '' };
/** What stands for `:doctor`, `:entry`, `:tender` and `:review` in the lists of pages. */
const items = { doctor: '', doctorId: '', entry: '', tender: '', review: '' };

beforeAll(async () => {
  site = await openTestSite();
  cookies.patient = (await signedInAgain(site.app, sampleAccounts.patient)).cookie;
  const allRoles = staffRoles.map((role) => ({ role, hospitalId: null }));
  const chief = await signedInStaff(site.app, allRoles);
  cookies.staff = chief.cookie;
  await prepare(chief);
  items.doctor = await firstIn('/doctor', /href="\/doctor\/([a-z][a-z-]+)"/);
  items.doctorId = await firstIn('/staff/schedules', /href="\/staff\/schedules\/(\d+)/);
  items.tender = await firstIn('/staff/content?kind=tender', /href="(\/staff\/content\/\d+)"/);
  items.review = await firstIn('/staff/reviews', /href="(\/staff\/reviews\/records\/\d+)"/);
  items.entry = await firstIn('/staff/content?kind=article&q=chest', /href="(\/staff\/content\/\d+)/);
});
afterAll(() => site.close());

/** A tender has a document that visitors see, and a speciality has health texts that wait for a doctor's approval. */
async function prepare(chief: SignedIn): Promise<void> {
  const list = '/staff/content?kind=tender&q=ct-scanner-melur-ipoh';
  const entryId = Number(await firstIn(list, /href="\/staff\/content\/(\d+)"/));
  const file = { name: 'specification.pdf', bytes: await pdf('Specification') };
  expect((await sendDocument(site, { entryId, who: chief }, { file })).status).toBe(302);
  for (const language of ['en', 'ms', 'zh'] as const)
    await takeStep(site.app, chief.actor, { entryId, language, step: 'publish' });
  expect(await (await open('/procurement/ct-scanner-melur-ipoh', '')).text()).toContain('id="downloads"');
  const speciality = await loadItem(site, { list: 'specialities', code: 'cardiology', hospital: '' });
  const { id, form, version } = speciality;
  const changed = { ...form, version: String(version), intent: 'save', summary_en: 'From the first test.' };
  expect((await sendCatalogueForm(site, `specialities/${id}`, chief, changed)).status).toBe(303);
}

const open = (path: string, cookie: string) =>
  site.request(path, { headers: { cookie, 'sec-fetch-dest': 'document' } });

async function firstIn(path: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await (await open(path, cookies.staff)).text())?.[1];
  expect(found, path).toBeDefined();
  return found!;
}

async function faultsOf(path: string, cookie: string): Promise<string[]> {
  const answer = await open(path, cookie);
  expect(answer.headers.get('content-type'), `status ${answer.status}`).toMatch(/^text\/html/);
  return htmlFaults(await answer.text());
}

test('two elements with one id, and a block inside a line of text, are found', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;
  expect(await htmlFaults(page('<p id="one">One</p><p id="two">Two</p>'))).toEqual([]);
  expect(await htmlFaults(page('<p id="one">One</p><p id="one">Two</p>'))).toEqual([
    expect.stringMatching(/^no-dup-id: /),
  ]);
  expect(await htmlFaults(page('<span><div>One</div></span>'))).toEqual([
    expect.stringMatching(/^element-permitted-content: /),
  ]);
});

describe.each(languagePrefixes)('in %s/,', (prefix) => {
  test.each(allPages)('%s is valid HTML', async (path) => {
    expect(await faultsOf(prefix + path.replace(':doctor', items.doctor), '')).toEqual([]);
  });
});

test.each(patientPages)('%s, for the sample patient, is valid HTML', async (path) => {
  expect(await faultsOf(path, cookies.patient)).toEqual([]);
});

test.each([...new Set(Object.values(consolePages).flat())])('%s is valid HTML', async (path) => {
  const address = path
    .replace(':doctor', items.doctorId)
    .replace(':entry', items.entry)
    .replace(':tender', items.tender)
    .replace(':review', items.review);
  expect(await faultsOf(address, cookies.staff)).toEqual([]);
});
