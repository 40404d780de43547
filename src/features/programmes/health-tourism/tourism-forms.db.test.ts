import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formFiles, formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import {
  noticeVersionOf,
  openForm,
  referenceOf,
  sampleFiles,
  sendOpened,
  type FileToSend,
} from '#src/features/requests/forms/form.fixture.ts';
import { deletePastSubmissions } from '#src/features/requests/submissions/submissions.server.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { storedFiles } from '#src/platform/files/files.table.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { sweepFiles } from '#src/platform/files/files.server.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

const path = '/health-tourism/enquiry?treatment=knee-replacement';
let site: TestSite;
let desk: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
});
afterAll(() => site.close());

let count = 0;
const question = () => ({
  name: 'Siti Rahmawati',
  email: `abroad${(count += 1)}@example.test`,
  phone: '+62 812 3456 7890',
  country: 'ID',
  language: 'id',
  message: 'My left knee hurts at every step. Can you help?',
  hospital: '',
  travel_month: 'March',
  companions: '1',
});
const report = { name: 'Laporan lutut.pdf', bytes: sampleFiles.pdf };
async function ask(files: FileToSend[], values: Record<string, string> = question()) {
  const form = await openForm(site, path);
  const answer = await sendOpened(site, path, form, { ...values, files });
  return {
    answer,
    form,
    reference: answer.status === 303 ? await referenceOf(site, answer, form.cookie) : '',
    html: answer.status === 303 ? '' : (await answer.text()).replaceAll('<!-- -->', ''),
  };
}
const filesOf = (reference: string) =>
  site.app.db
    .select({
      id: storedFiles.id,
      name: storedFiles.name,
      mime: storedFiles.mime,
      bytes: storedFiles.bytes,
      state: storedFiles.state,
    })
    .from(formFiles)
    .innerJoin(formSubmissions, eq(formSubmissions.id, formFiles.submissionId))
    .innerJoin(storedFiles, eq(storedFiles.id, formFiles.fileId))
    .where(eq(formSubmissions.reference, reference))
    .orderBy(formFiles.position);
const onDisk = async () =>
  (await readdir(site.app.config.filesFolder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it('a case with reports gets its number, and the reports lie sealed under names that say nothing', async () => {
  const { reference } = await ask([report, { name: 'knee.png', bytes: sampleFiles.png }]);
  expect(reference).toMatch(/^T[0-9A-Z]{9}$/);
  const files = await filesOf(reference);
  expect(files.map(({ mime, state }) => [mime, state])).toEqual([
    ['application/pdf', 'kept'],
    ['image/png', 'kept'],
  ]);
  expect(files.map(({ id, name }) => site.app.secrets.open(name, ['stored_files', 'name', id]))).toEqual([
    'Laporan lutut.pdf',
    'knee.png',
  ]);
  const paths = await onDisk();
  expect(paths).toHaveLength(2);
  expect(paths.join()).not.toMatch(/Laporan|\.pdf/);
  for (const one of paths) expect((await readFile(one)).includes('%PDF')).toBe(false);
});

it('its desk reads the case, opens a report as a download that nothing runs in, and moves it on to after-care', async () => {
  const { reference } = await ask([report]);
  const [file] = await filesOf(reference);
  const html = await (await openConsole(site, `/staff/enquiries/${reference}`, desk)).text();
  expect(html).toMatch(/Knee replacement[^]*Indonesia[^]*Indonesian[^]*Laporan lutut\.pdf/);
  const answer = await openConsole(site, `/staff/enquiries/${reference}/files/${file!.id}`, desk);
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(sampleFiles.pdf))).toBe(true);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Laporan lutut\.pdf"/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const state of ['in_review', 'estimate_sent', 'accepted', 'in_treatment', 'after_care', 'closed']) {
    expect((await sendForm(site, `/staff/enquiries/${reference}`, desk, { state })).status, state).toBe(303);
  }
});

it('a report is for its desk alone: not for other roles, patients, guests, or by another case’s number', async () => {
  const { reference } = await ask([report]);
  const { reference: other } = await ask([]);
  const [file] = await filesOf(reference);
  const way = `/staff/enquiries/${reference}/files/${file!.id}`;
  expect((await openConsole(site, `/staff/enquiries/${other}/files/${file!.id}`, desk)).status).toBe(404);
  expect(
    (await openConsole(site, way, await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]))).status,
  ).toBe(404);
  expect((await openConsole(site, way, await signedInPatient(site.app))).status).toBe(302);
  expect((await site.request(way)).status).toBe(302);
});

it.each([
  [
    'a program that calls itself a PDF',
    [{ name: 'report.pdf', bytes: sampleFiles.exe, type: 'application/pdf' }],
    'All files must be PDF',
  ],
  [
    'a page that calls itself a picture',
    [{ name: 'scan.png', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), type: 'image/png' }],
    'All files must be PDF',
  ],
  ['a broken picture', [{ name: 'scan.png', bytes: sampleFiles.png.slice(0, 40) }], 'All files must be PDF'],
  [
    'a file of 11 MB',
    [{ name: 'film.pdf', bytes: Buffer.concat([sampleFiles.pdf, randomBytes(11 * 1024 * 1024)]) }],
    'at most 10 MB',
  ],
  ['six files', Array.from({ length: 6 }, () => report), 'at most 5 files'],
  ['an empty file', [{ name: 'empty.pdf', bytes: new Uint8Array() }], 'is empty'],
])(
  '%s is refused beside the field, what was typed stays, and files are to be chosen again',
  async (_name, files, words) => {
    const before = await onDisk();
    const { answer, html } = await ask(files);
    expect(answer.status).toBe(422);
    expect(html).toMatch(new RegExp(`id="files-error"[^]*${words}`));
    expect(html).toContain('please choose them again');
    expect(html).toContain('My left knee hurts');
    expect(await onDisk()).toEqual(before);
  },
);

it('a body that is larger than any five files is refused before it is read', async () => {
  const form = await openForm(site, path);
  const length = String(60 * 1024 * 1024);
  const answer = await site.request(path, {
    method: 'POST',
    headers: {
      cookie: form.cookie,
      origin: testOrigin,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': length,
    },
    body: 'x',
  });
  expect(answer.status).toBe(413);
});

it('a picture loses what its camera wrote into it', async () => {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6b6b' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('taken at home')).toBe(true);
  const { reference } = await ask([{ name: 'photo.jpg', bytes: photo }]);
  const [file] = await filesOf(reference);
  const kept = Buffer.from(
    await (await openConsole(site, `/staff/enquiries/${reference}/files/${file!.id}`, desk)).arrayBuffer(),
  );
  expect(kept.includes('taken at home')).toBe(false);
  expect((await sharp(kept).metadata()).width).toBe(40);
});

it('the same case sent twice at once is one case with its files once; what was stored for nothing is swept', async () => {
  const form = await openForm(site, path);
  const values = { ...question(), files: [report] };
  const answers = await Promise.all([1, 2].map(() => sendOpened(site, path, form, values)));
  const numbers = new Set(await Promise.all(answers.map((answer) => referenceOf(site, answer, form.cookie))));
  expect(numbers.size).toBe(1);
  expect(await filesOf([...numbers][0]!)).toHaveLength(1);
  site.clock.advance(2 * 3_600_000);
  await sweepFiles(site.app);
  const rows = await site.app.db.select({ state: storedFiles.state }).from(storedFiles);
  expect(rows.every(({ state }) => state === 'kept')).toBe(true);
  expect(await onDisk()).toHaveLength(rows.length);
});

it('the call takes a case with files as a form, and says what is wrong as every call does', async () => {
  const send = async (files: FileToSend[], change: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      ...question(),
      consent_version: await noticeVersionOf(site.app),
      ...change,
    }))
      body.append(name, value);
    for (const { name, bytes } of files) body.append('files', new File([bytes as Uint8Array<ArrayBuffer>], name));
    const answer = await site.request('/api/ipc/enquiry', {
      method: 'POST',
      headers: { 'x-api-key': 'demo-web-key' },
      body,
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { data?: { reference: string }; errors?: Record<string, string[]> },
    };
  };
  const { status, body } = await send([report]);
  expect([status, body.data?.reference[0]]).toEqual([200, 'T']);
  expect(await filesOf(body.data!.reference)).toHaveLength(1);
  expect((await send([{ name: 'a.pdf', bytes: sampleFiles.exe }])).body.errors).toHaveProperty('files');
  expect((await send([], { country: 'XX' })).body.errors).toHaveProperty('country');
  const large = await site.request('/api/ipc/interpreter', {
    method: 'POST',
    headers: {
      'x-api-key': 'demo-web-key',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(2 * 1024 * 1024),
    },
    body: 'x',
  });
  expect(large.status).toBe(413);
});

it('what the desk still needs, the sender adds by the case’s own page, and the case goes on; nobody else’s way in opens it', async () => {
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  const values = question();
  const { reference, form } = await ask([], values);
  await sendForm(site, `/staff/enquiries/${reference}`, desk, {
    state: 'waiting',
    note: 'Please send the X-ray.',
    write: 'yes',
  });
  const opened = await openForm(site, '/follow-up', form.cookie);
  await sendOpened(site, '/follow-up', opened, { intent: 'send', reference, email: values.email });
  const code = /\b\d{8}\b/.exec((await site.outbox(values.email))[0]!.text)![0];
  const way = (
    await sendOpened(site, '/follow-up', opened, { intent: 'open', reference, email: values.email, code })
  ).headers.get('location')!;
  const add = (files: FileToSend[], message: string, path = way) =>
    sendOpened(site, path, opened, { intent: 'add', message, files });
  expect((await add([{ name: 'xray.pdf', bytes: sampleFiles.exe }], 'Here it is')).status).toBe(422);
  expect((await add([], ' ')).status).toBe(422);
  expect((await add([report], 'Here it is', '/follow-up?case=made-up')).status).toBe(404);
  expect((await add([report], 'Here it is')).status).toBe(303);
  const html = await (await openConsole(site, `/staff/enquiries/${reference}`, desk)).text();
  expect(html).toMatch(/With a specialist[^]*Laporan lutut\.pdf[^]*Here it is/);
  await sendForm(site, `/staff/enquiries/${reference}`, desk, { state: 'closed' });
  expect((await add([], 'One more thing')).status).toBe(409);
});

it('a letter is for days to come, in their order; another language is named', async () => {
  const visa = {
    name: 'Siti Rahmawati',
    email: 'dates@example.test',
    phone: '+62 812 3456 7890',
    nationality: 'BD',
    mission: 'Dhaka',
    hospital: '1',
    arrives_on: '2020-01-10',
    leaves_on: '2020-01-01',
    files: [{ name: 'p.png', bytes: sampleFiles.png }],
  };
  const form = await openForm(site, '/health-tourism/visa-letter');
  expect(await (await sendOpened(site, '/health-tourism/visa-letter', form, visa)).text()).toMatch(
    /href="#arrives_on"[^]*href="#leaves_on"/,
  );
  const asked = await openForm(site, '/health-tourism/interpreter');
  const answer = await sendOpened(site, '/health-tourism/interpreter', asked, {
    language: 'other',
    hospital: '1',
    visit_on: '2027-01-11',
    visit_time: '10',
    way: 'video',
    name: 'Siti',
    email: 'other@example.test',
    phone: '+62 812 3456 7890',
  });
  expect(await answer.text()).toContain('Tell us which language.');
});

it('a country that staff have retired is refused beside its field, though it is a code of a country', async () => {
  const enquiry = {
    nationality: 'AQ',
    name: 'Siti Rahmawati',
    email: 'retired@example.test',
    phone: '+62 812 3456 7890',
  };
  const days = { mission: 'Jakarta', hospital: '1', arrives_on: '2027-01-10', leaves_on: '2027-02-01' };
  const sent = async () => {
    const form = await openForm(site, '/health-tourism/visa-letter');
    const answer = await sendOpened(site, '/health-tourism/visa-letter', form, { ...enquiry, ...days });
    return answer.text();
  };
  expect(await sent(), 'offered: the passport page alone is missing').not.toContain('id="nationality-error"');
  await site.app.pool.query("update countries set status = 'retired' where slug = 'AQ'");
  await inTransaction(site.app.db, (tx) => invalidateTag(tx, 'settings'));
  await expect.poll(sent).toContain('id="nationality-error"');
  await site.app.pool.query("update countries set status = 'published' where slug = 'AQ'");
  await inTransaction(site.app.db, (tx) => invalidateTag(tx, 'settings'));
});

it('a letter for the visa needs a passport page; an interpreter is asked for without files', async () => {
  const visa = {
    name: 'Siti Rahmawati',
    email: 'visa@example.test',
    phone: '+62 812 3456 7890',
    nationality: 'BD',
    mission: 'High Commission in Dhaka',
    hospital: '1',
    arrives_on: '2027-01-10',
    leaves_on: '2027-02-01',
  };
  const form = await openForm(site, '/health-tourism/visa-letter');
  const without = await sendOpened(site, '/health-tourism/visa-letter', form, visa);
  expect([without.status, (await without.text()).includes('Choose at least one file')]).toEqual([422, true]);
  expect(
    await referenceOf(
      site,
      await sendOpened(site, '/health-tourism/visa-letter', form, {
        ...visa,
        files: [{ name: 'passport.png', bytes: sampleFiles.png }],
      }),
      form.cookie,
    ),
  ).toMatch(/^L/);
  const asked = await openForm(site, '/ms/health-tourism/interpreter');
  const answer = await sendOpened(site, '/ms/health-tourism/interpreter', asked, {
    language: 'ta',
    hospital: '1',
    visit_on: '2027-01-11',
    visit_time: '10 pagi',
    way: 'video',
    name: 'Siti',
    email: 'interpreter@example.test',
    phone: '+62 812 3456 7890',
  });
  expect(await referenceOf(site, answer, asked.cookie)).toMatch(/^I/);
});

it('a case and its files are gone after twelve months, as the notice promises', async () => {
  const { reference } = await ask([report]);
  site.clock.advance(366 * 86_400_000);
  await deletePastSubmissions(site.app);
  await sweepFiles(site.app);
  expect(await filesOf(reference)).toEqual([]);
  expect(await onDisk()).toEqual([]);
});
