import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { formHistory, formSubmissions } from './data/forms.table.ts';
import { noticeVersionOf, openForm, referenceOf, sendOpened } from './form.fixture.ts';
import { deletePastSubmissions, formsDataSubject } from '#src/features/requests/submissions/submissions.server.ts';

const path = '/contact-us';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

let count = 0;
const message = (change: Record<string, string> = {}) => ({
  topic: 'bill',
  hospital: '',
  name: 'Aminah binti Yusof',
  email: `sender${(count += 1)}@example.test`,
  phone: '',
  message: 'Why does my bill name two doctors?',
  ...change,
});
const sent = (reference: string) =>
  site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");

async function sendMessage(values = message(), who = '') {
  const form = await openForm(site, path, who);
  const answer = await sendOpened(site, path, form, values);
  return { form, answer, reference: await referenceOf(site, answer, form.cookie) };
}

it('a message is kept sealed, and its reference stands on the page of thanks and in a mail', async () => {
  const values = message();
  const { answer, reference } = await sendMessage(values);
  expect(answer.status).toBe(303);
  expect(reference).toMatch(/^C[0-9A-Z]{9}$/);
  const [row] = await sent(reference);
  expect(row).toMatchObject({
    kind: 'contact',
    state: 'received',
    language: 'en',
    consentVersion: await noticeVersionOf(site.app),
  });
  expect(JSON.stringify(row)).not.toMatch(/Aminah|two doctors|@example/);
  const [mail] = await site.outbox(values.email);
  expect(mail).toMatchObject({ subject: `We've received it: ${reference}` });
  expect(mail!.text).toContain('Dear Aminah binti Yusof');
  expect(mail!.text).not.toContain('two doctors');
});

it('what is wrong stands beside its field and in the summary, and everything typed is still there', async () => {
  const form = await openForm(site, path);
  const answer = await sendOpened(
    site,
    path,
    { ...form, hidden: { ...form.hidden, consent_version: '' } },
    message({ email: 'not an address', message: '', topic: 'weather', phone: '12' }),
  );
  expect(answer.status).toBe(422);
  const html = await textOf(answer);
  for (const field of ['email', 'message', 'topic', 'phone', 'consent_version'])
    expect(html).toMatch(new RegExp(`href="#${field}"`));
  expect(html).toMatch(/id="email-error"[^]*Enter an email address/);
  expect(html).toMatch(/value="not an address"/);
  expect(html).toMatch(/value="Aminah binti Yusof"/);
});

it('a message that is sent twice at once is one message with one mail', async () => {
  const values = message();
  const form = await openForm(site, path);
  const answers = await Promise.all([1, 2, 3].map(() => sendOpened(site, path, form, values)));
  const references = new Set(await Promise.all(answers.map((answer) => referenceOf(site, answer, form.cookie))));
  expect(references.size).toBe(1);
  expect(await site.outbox(values.email)).toHaveLength(1);
});

it('words that are changed after Back are another message', async () => {
  const form = await openForm(site, path);
  const first = await referenceOf(site, await sendOpened(site, path, form, message()), form.cookie);
  const second = await referenceOf(
    site,
    await sendOpened(site, path, form, message({ message: 'I forgot to say which bill.' })),
    form.cookie,
  );
  expect(second).toMatch(/^C/);
  expect(second).not.toBe(first);
});

it('a program that fills in what nobody sees is thanked, and nothing is kept', async () => {
  const values = message({ topic_code: 'https://cheap.example' });
  const { answer, reference } = await sendMessage(values);
  expect([answer.status, reference.length]).toEqual([303, 10]);
  expect(await sent(reference)).toEqual([]);
  expect(await site.outbox(values.email)).toEqual([]);
});

it('a form that comes back at once is shown again, and goes through when it is sent once more', async () => {
  const form = await openForm(site, path);
  site.clock.advance(-4_500);
  const quick = await sendOpened(site, path, form, message());
  expect(quick.status).toBe(422);
  expect(await textOf(quick)).toContain('That was very quick');
  site.clock.advance(4_500);
  expect((await sendOpened(site, path, form, message())).status).toBe(303);
});

it('one visitor sends a few messages in a quarter of an hour, not a flood', async () => {
  const form = await openForm(site, path);
  const statuses = [];
  for (let time = 0; time < 8; time += 1) statuses.push((await sendOpened(site, path, form, message())).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429, 429]);
});

it('without the page’s own token, or from another site, nothing is taken', async () => {
  const form = await openForm(site, path);
  expect(
    (await sendOpened(site, path, { ...form, hidden: { ...form.hidden, zone_token: '' } }, message())).status,
  ).toBe(403);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form.hidden, ...message() })) body.append(name, value);
  expect(
    (
      await site.request(path, {
        method: 'POST',
        headers: { cookie: form.cookie, origin: 'https://elsewhere.example' },
        body,
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await site.request(path, {
        method: 'POST',
        headers: { cookie: form.cookie, origin: testOrigin, 'content-length': String(300 * 1024) },
        body: 'x'.repeat(300 * 1024),
      })
    ).status,
  ).toBe(413);
});

it('a page of thanks that we did not write is not shown', async () => {
  const answer = await site.request('/sent?form=C234679ACD', { headers: { 'sec-fetch-dest': 'document' } });
  expect(answer.status).toBe(404);
});

it('a message in Malay to one hospital is acknowledged in Malay and goes to that hospital', async () => {
  const [place] = await site.app.db.select({ id: hospitals.id }).from(hospitals).limit(1);
  const values = message({ hospital: String(place!.id) });
  const form = await openForm(site, `/ms${path}`);
  const reference = await referenceOf(site, await sendOpened(site, `/ms${path}`, form, values), form.cookie);
  expect((await sent(reference))[0]).toMatchObject({ hospitalId: place!.id, language: 'ms' });
  expect((await site.outbox(values.email))[0]!.subject).toBe(`Kami telah menerimanya: ${reference}`);
  expect((await sendMessage(message({ hospital: '999999' }))).answer.status).toBe(422);
});

it('who is signed in finds name and address filled in, and later everything in the export, until the account goes', async () => {
  const patient = await signedInPatient(site.app);
  const html = await textOf(
    await site.request(path, { headers: { cookie: patient.cookie, 'sec-fetch-dest': 'document' } }),
  );
  expect(html).toMatch(/name="name"[^>]*value="Aminah binti Yusof"|value="Aminah binti Yusof"[^>]*name="name"/);
  const { reference } = await sendMessage(message(), patient.cookie);
  expect(await formsDataSubject.exportOf(site.app, patient.accountId)).toMatchObject([
    { reference, values: { message: 'Why does my bill name two doctors?' } },
  ]);
  await site.app.db.transaction((tx) => formsDataSubject.erase(site.app, tx, patient.accountId));
  expect(await sent(reference)).toEqual([]);
});

it('the call takes the same message by the same rules, once per key', async () => {
  const body = { ...message(), consent_version: await noticeVersionOf(site.app) };
  const { body: guest } = await site.api('POST', 'auth/token', { action: 'get_token' });
  const headers = { authorization: `Bearer ${guest.token}`, 'idempotency-key': 'message-1' };
  const answers = await Promise.all([1, 2].map(() => site.api('POST', 'contact_us/submit', body, headers)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]!.body.data.reference).toBe(answers[1]!.body.data.reference);
  expect((await site.api('POST', 'contact_us/submit', { ...body, message: 'Another one' }, headers)).status).toBe(422);
  const { status, body: refused } = await site.api('POST', 'contact_us/submit?lang=ms', {
    ...body,
    email: 'none',
    consent_version: 'of long ago',
  });
  expect([status, refused.errors.email]).toEqual([422, ['Masukkan alamat e-mel, contohnya nama@example.com.']]);
  expect(
    (await site.api('POST', 'contact_us/submit', { ...body, consent_version: 'of long ago' })).body.errors,
  ).toHaveProperty('consent_version');
});

it('is deleted with its history when its time is over', async () => {
  const { reference } = await sendMessage();
  const [row] = await sent(reference);
  expect(row!.deleteAfter.getTime() - row!.sentAt.getTime()).toBe(730 * 86_400_000);
  site.clock.advance(731 * 86_400_000);
  expect(await deletePastSubmissions(site.app)).toBeGreaterThan(0);
  expect(await sent(reference)).toEqual([]);
  expect(await site.app.db.select().from(formHistory).where(eq(formHistory.submissionId, row!.id))).toEqual([]);
});
