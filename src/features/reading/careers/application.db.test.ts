import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import {
  noticeVersionOf,
  openForm,
  referenceOf,
  sampleFiles,
  sendOpened,
} from '#src/features/requests/forms/form.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const slug = 'midwife-melur-cheras';
const path = `/career/${slug}/apply`;
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const cv = { name: 'cv.pdf', bytes: sampleFiles.pdf };
const applicant = (change: Record<string, unknown> = {}) => ({
  name: 'Siti Hajar',
  email: 'siti@example.test',
  phone: '012-345 6789',
  years: '4',
  start: 'In January',
  message: '',
  ...change,
});

it('somebody applies with a curriculum vitae, and the recruiter of that hospital reads it', async () => {
  expect(await (await site.request(`/career/${slug}`)).text()).toContain(`href="${path}"`);
  const form = await openForm(site, path);
  const answer = await sendOpened(site, path, form, applicant({ files: [cv] }));
  expect(answer.status).toBe(303);
  const reference = await referenceOf(site, answer, form.cookie);
  expect(reference).toMatch(/^J[0-9A-Z]{9}$/);
  const [row] = await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
  expect(row).toMatchObject({ kind: 'career_application', state: 'received', subject: { kind: 'career', slug } });
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: row!.hospitalId }]);
  const page = await (await openConsole(site, `/staff/enquiries/${reference}`, recruiter)).text();
  expect(page).toContain('Siti Hajar');
  const file = new RegExp(`href="(/staff/enquiries/${reference}/files/[^"]+)"`).exec(page)![1]!;
  expect(new Uint8Array(await (await openConsole(site, file, recruiter)).arrayBuffer())).toEqual(
    new Uint8Array(sampleFiles.pdf),
  );
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  expect((await openConsole(site, `/staff/enquiries/${reference}`, nurse)).status).toBe(404);
});

it('without a curriculum vitae, or with a program called one, it is refused beside the field', async () => {
  for (const files of [[], [{ name: 'cv.pdf', bytes: sampleFiles.exe }]]) {
    const answer = await sendOpened(site, path, await openForm(site, path), applicant({ files }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/id="files-error"/);
  }
});

it('the call takes the file too, and knows its posts', async () => {
  const send = async (change: Record<string, string>, file?: Uint8Array) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      career: slug,
      ...applicant(),
      consent_version: await noticeVersionOf(site.app),
      ...change,
    }))
      body.set(name, String(value));
    if (file) body.append('files', new File([file as Uint8Array<ArrayBuffer>], 'cv.pdf'));
    return site.request('/api/careers/add', { method: 'POST', headers: { 'x-api-key': 'demo-web-key' }, body });
  };
  expect(((await (await send({}, sampleFiles.pdf)).json()) as { data: { reference: string } }).data.reference).toMatch(
    /^J/,
  );
  expect((await send({})).status).toBe(422);
  expect((await send({ career: 'no-such-post' }, sampleFiles.pdf)).status).toBe(404);
});

it('a post that has closed takes no application', async () => {
  expect((await site.request('/career/no-such-post/apply')).status).toBe(404);
  const form = await openForm(site, path);
  site.clock.set('2028-01-01T09:00:00+08:00');
  expect((await site.request(path, { headers: { 'sec-fetch-dest': 'document' } })).headers.get('location')).toBe(
    `/career/${slug}`,
  );
  expect((await sendOpened(site, path, form, applicant({ files: [cv] }))).status).not.toBe(303);
});
