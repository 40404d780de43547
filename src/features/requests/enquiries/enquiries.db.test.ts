import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { openForm, referenceOf, sampleFiles, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const pageOf = async (path: string) =>
  (await (await site.request(path, { headers: { 'sec-fetch-dest': 'document' } })).text()).replaceAll('<!-- -->', '');
const question = {
  hospital: '',
  name: 'Ravi a/l Kumar',
  email: 'ravi@example.test',
  phone: '',
  message: 'Can I bring my mother?',
};

it.each([
  ['hospital=melur-ipoh', '/melur-ipoh', 'Melur Ipoh Specialist Hospital'],
  ['package=heart-check', '/health-package/heart-check', 'Heart check'],
])('a page leads to a question about itself, which the desk sees: %s', async (query, page, title) => {
  const path = `/enquiry?${query}`;
  expect(await pageOf(page)).toContain(`href="${path}"`);
  expect(await pageOf(path)).toContain(`Ask about ${title}`);
  const form = await openForm(site, path);
  const reference = await referenceOf(site, await sendOpened(site, path, form, question), form.cookie);
  const [row] = await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
  expect(row!.subject).toMatchObject({ title: expect.stringContaining(title) });
});

it('a question about a doctor offers to book instead; about nothing that we know it is a plain question', async () => {
  const [, slug] = /href="\/doctor\/([a-z][a-z-]+)"/.exec(await pageOf('/doctor'))!;
  expect(await pageOf(`/doctor/${slug}`)).toContain(`href="/enquiry?doctor=${slug}"`);
  expect(await pageOf(`/enquiry?doctor=${slug}`)).toContain(`href="/book/${slug}"`);
  expect(await pageOf('/enquiry?doctor=nobody-of-this-name')).toContain('Ask us a question');
  expect(await pageOf('/zh/enquiry?doctor=%3Cscript%3E')).toContain('向我们咨询');
});

it('a consultant applies with a curriculum vitae, for the recruiter’s desk', async () => {
  const path = '/consultant/apply';
  expect(await pageOf('/consultant')).toContain(`href="${path}"`);
  const form = await openForm(site, path);
  const values = {
    name: 'Dr Nadia Osman',
    email: 'nadia@example.test',
    phone: '012-345 6789',
    speciality: 'Neurology',
    registration: 'MMC 12345',
    years: '12',
    hospital: '',
    message: '',
  };
  expect((await sendOpened(site, path, form, values)).status).toBe(422);
  const reference = await referenceOf(
    site,
    await sendOpened(site, path, form, { ...values, files: [{ name: 'cv.pdf', bytes: sampleFiles.pdf }] }),
    form.cookie,
  );
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  const frontDesk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  expect(await (await openConsole(site, `/staff/enquiries/${reference}`, recruiter)).text()).toMatch(
    /Dr Nadia Osman[^]*Shortlisted/,
  );
  expect((await openConsole(site, `/staff/enquiries/${reference}`, frontDesk)).status).toBe(404);
});

it('a question about the challenge gets its number', async () => {
  const path = '/innovationcampaign/enquiry';
  const form = await openForm(site, path);
  const answer = await sendOpened(site, path, form, {
    category: 'student',
    name: 'Tan Mei',
    email: 'tan@example.test',
    organisation: '',
    message: 'May two teams share a mentor?',
  });
  expect(await referenceOf(site, answer, form.cookie)).toMatch(/^K/);
});
