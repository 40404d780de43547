import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persons } from '#src/features/accounts/data/accounts.table.ts';
import { doctorHospitals, doctors } from '#src/features/doctors/data/doctors.table.ts';
import { formSubmissions } from '#src/features/forms/data/forms.table.ts';
import { noticeVersionOf, openForm, referenceOf, sampleFiles, sendOpened } from '#src/features/forms/form.fixture.ts';
import { visitOf } from '#src/features/profile/patient-visit.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/session/signed-in.fixture.ts';
import { auditLog } from '#src/features/staff/data/audit.table.ts';
import { openDesk, sendForm } from '#src/features/staff/desk.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let officer: SignedIn;
let noticeVersion: string;
let doctor: { slug: string; name: string };
let elsewhereDoctor: string;
const hospital = '1';
beforeAll(async () => {
  site = await openTestSite();
  officer = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 1 }]);
  noticeVersion = await noticeVersionOf(site.app);
  const at = (hospitalId: number) => site.app.db.select({ slug: doctors.slug, name: doctors.name }).from(doctors).innerJoin(doctorHospitals, eq(doctorHospitals.doctorId, doctors.id)).where(eq(doctorHospitals.hospitalId, hospitalId)).orderBy(doctors.id);
  doctor = (await at(1))[0]!;
  const here = new Set((await at(1)).map(({ slug }) => slug));
  elsewhereDoctor = (await at(2)).find(({ slug }) => !here.has(slug))!.slug;
});
afterAll(() => site.close());

let count = 0;
const typed = () => ({
  patient_name: 'Lim Wei Ling', identity_number: '900101-14-5678', insurer: 'Permai Takaful', policy_number: 'PT-2024 118/7703', admission_date: '2026-12-01', doctor: doctor.slug,
  diagnosis: 'Gallstones, keyhole operation', name: 'Lim Wei Jie', email: `letter${(count += 1)}@example.test`, phone: '012-345 6789',
});
const papers = [{ name: 'admission order.pdf', bytes: sampleFiles.pdf }];
const path = `/gl-application?hospital=${hospital}`;
const words = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");

async function apply(change: Record<string, unknown> = {}, at = path, cookie = '') {
  const form = await openForm(site, at, cookie);
  const values = { ...typed(), ...change };
  const answer = await sendOpened(site, at, form, { ...values, files: papers, ...change });
  return { answer, form, email: String(values.email), reference: answer.status === 303 ? await referenceOf(site, answer, form.cookie) : '' };
}
const rowOf = async (reference: string) => (await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference)))[0]!;
const desk = (reference: string, who = officer) => openDesk(site, `/staff/enquiries/${reference}`, who);
const step = (reference: string, fields: Record<string, string>, who = officer) => sendForm(site, `/staff/enquiries/${reference}`, who, fields);

describe('a guest', () => {
  test('chooses the hospital first, and then applies with documents; numbers lie sealed and stand in no mail and no address', async () => {
    expect(await words(await site.request('/gl-application'))).toContain('Hospital of the stay');
    const { answer, reference, email } = await apply();
    expect(reference).toMatch(/^G[0-9A-Z]{9}$/);
    expect(answer.headers.get('location')).not.toMatch(/5678|7703/);
    const row = await rowOf(reference);
    expect(JSON.stringify(row)).not.toMatch(/5678|7703|Gallstones|Wei Ling/);
    expect(row).toMatchObject({ state: 'submitted', hospitalId: 1, subject: { title: 'Permai Takaful' } });
    const [mail] = await site.outbox(email);
    expect(mail!.text).toContain(`/gl-application/${reference}`);
    expect(mail!.text).not.toMatch(/5678|7703|Gallstones|Takaful/);
  });

  test.each([
    ['identity_number', '12'], ['identity_number', '<b>900101</b>'], ['policy_number', 'x'], ['policy_number', "' or 1=1 --"], ['admission_date', '2026-02-30'], ['admission_date', '2026-10-01'],
    ['admission_date', '2029-01-01'], ['insurer', 'Nobody knows Life'], ['doctor', 'no-such-doctor'], ['diagnosis', ''], ['patient_name', ''], ['email', 'nobody'],
  ])('is told beside the field what is wrong with %s "%s", and keeps what was typed', async (name, value) => {
    const { answer } = await apply({ [name]: value });
    expect(answer.status).toBe(422);
    const html = await words(answer);
    expect(html).toContain(`id="${name}-error"`);
    expect(html).toContain('Lim Wei Jie');
  });

  test('cannot name a doctor of another hospital, a program as a document, no document, or a hospital that is none', async () => {
    expect(await words((await apply({ doctor: elsewhereDoctor })).answer)).toContain('id="doctor-error"');
    expect(await words((await apply({ files: [{ name: 'letter.pdf', bytes: sampleFiles.exe }] })).answer)).toContain('id="files-error"');
    expect(await words((await apply({ files: [] })).answer)).toContain('id="files-error"');
    const form = await openForm(site, path);
    for (const query of ['hospital=9999', 'hospital=', `hospital=${hospital}&person=00000000-0000-4000-8000-000000000001`]) {
      expect((await sendOpened(site, `/gl-application?${query}`, form, { ...typed(), files: papers })).status, query).toBe(404);
    }
  });

  test('who sends the same page twice at once has applied once', async () => {
    const form = await openForm(site, path);
    const values = typed();
    const answers = await Promise.all([1, 2].map(() => sendOpened(site, path, form, { ...values, files: papers })));
    const references = await Promise.all(answers.map((answer) => referenceOf(site, answer, form.cookie)));
    expect(references[0]).toBe(references[1]);
    expect(await site.outbox(values.email)).toHaveLength(1);
  });

  test('sees how it stands by its number and the last four, which nobody guesses', async () => {
    const { reference } = await apply();
    const address = `/gl-application/${reference}`;
    const form = await openForm(site, address);
    const open = (last_four: string, at = address) => sendOpened(site, at, form, { intent: 'open', last_four });
    expect(await words(await open('9999'))).toContain('do not fit this application');
    expect((await open('5678', '/gl-application/G000000000')).status).toBe(404);
    const way = (await open('5678')).headers.get('location')!;
    const html = await words(await site.request(way, { headers: { cookie: form.cookie } }));
    expect(html).toMatch(/Submitted/);
    expect(html).not.toMatch(/Gallstones|7703|145678/);
    const other = (await apply()).reference;
    // The way into one letter opens no other.
    expect(await words(await site.request(way.replace(reference, other), { headers: { cookie: form.cookie } }))).toContain('Last four');
    for (let guess = 0; guess < 5; guess += 1) await open(`000${guess}`);
    expect((await open('5678')).status).toBe(429);
  });
});

describe('a patient', () => {
  const child = { relationship: 'child' as const, name: 'Adam bin Yusof', dateOfBirth: '2018-02-03' };
  async function family() {
    const who = await signedInPatient(site.app);
    const [childId, self] = [site.app.random.uuid(), (await site.app.db.select().from(persons).where(eq(persons.accountId, who.accountId)))[0]!.id];
    const kept = (number: string) => ({ idKind: 'nric' as const, idNumber: site.app.secrets.seal(number), idHash: site.app.secrets.hash(`${childId} ${number}`), idMask: `******-**-${number.slice(-4)}` });
    await site.app.db.insert(persons).values({ ...child, id: childId, accountId: who.accountId, ...kept('180203140121') });
    return { who, childId, self, visit: visitOf(site, who) };
  }
  const keepCard = (visit: ReturnType<typeof visitOf>, person_id: string) => visit.call('POST', 'medical_card', { person_id, insurer: 'Selat Life', card_number: 'SL 5550 1234' });

  test('applies for a child with the kept card: neither number is typed or shown, and what was sent in their place does not count', async () => {
    const { who, childId, visit } = await family();
    await keepCard(visit, childId);
    const at = `${path}&person=${childId}`;
    const page = (await visit.open(at)).html;
    expect(page).toMatch(/Adam bin Yusof, \*{6}-\*\*-0121[^]*Selat Life, \*{6}1234/);
    for (const field of ['identity_number', 'policy_number', 'insurer', 'patient_name']) expect(page, field).not.toContain(`id="${field}"`);
    expect(page).not.toMatch(/180203140121|5550/);
    const { reference } = await apply({ patient_name: 'Somebody', identity_number: 'X1', policy_number: 'changed' }, at, who.cookie);
    const values = JSON.parse(site.app.secrets.open((await rowOf(reference)).values));
    expect(values).toMatchObject({ patient_name: 'Adam bin Yusof', identity_number: '180203140121', insurer: 'Selat Life', policy_number: 'SL 5550 1234', doctor: expect.stringContaining(doctor.name) });
    expect((await visit.open('/my-guarantee-letters')).html).toMatch(new RegExp(`Adam bin Yusof, Selat Life[^]*${reference}[^]*Submitted`));
    expect((await visit.open('/history')).html).toContain(`/gl-application/${reference}`);
    expect((await visit.open(`/gl-application/${reference}`)).html).toContain('Submitted');
  });

  test('sees only letters of the own account; a stranger’s child and card are nobody’s', async () => {
    const [mine, theirs] = [await family(), await family()];
    await keepCard(mine.visit, mine.childId);
    const { reference } = await apply({}, `${path}&person=${mine.childId}`, mine.who.cookie);
    expect((await theirs.visit.open(`/gl-application/${reference}`)).html).toContain('Last four');
    expect((await theirs.visit.open('/my-guarantee-letters')).html).not.toContain(reference);
    expect((await theirs.visit.call('GET', `guarantee_letter/status?reference=${reference}`)).status).toBe(404);
    const form = await openForm(site, `${path}&person=${mine.childId}`, theirs.who.cookie);
    expect((await sendOpened(site, `${path}&person=${mine.childId}`, form, { ...typed(), files: papers })).status).toBe(404);
    expect((await site.request('/my-guarantee-letters')).headers.get('location')).toContain('/login?next=');
  });

  test('whose session has ended sends nothing under the old name', async () => {
    const { who, childId } = await family();
    const at = `${path}&person=${childId}`;
    const form = await openForm(site, at, who.cookie);
    await site.app.db.execute(`delete from sessions where account_id = '${who.accountId}'`);
    expect((await sendOpened(site, at, form, { ...typed(), files: papers })).status).toBe(403);
    expect(await site.app.db.$count(formSubmissions, eq(formSubmissions.ownerKey, `patient:${who.accountId}`))).toBe(0);
  });

  test('has the letters in the export, and they go with the account', async () => {
    const { who, visit } = await family();
    await apply({}, `${path}&person=other`, who.cookie);
    const exported = JSON.parse((await visit.send('/setting/export', {})).html);
    expect(exported.forms).toMatchObject([{ kind: 'guarantee_letter', values: { policy_number: 'PT-2024 118/7703' }, files: [{ name: 'admission order.pdf' }] }]);
    expect((await visit.send('/setting/data', { intent: 'delete', confirmed: 'yes' })).html).toContain('Your account is deleted');
    expect(await site.app.db.$count(formSubmissions, eq(formSubmissions.ownerKey, `patient:${who.accountId}`))).toBe(0);
  });
});

describe('the officer', () => {
  test('finds a letter of the own hospital, reads its files, and sees the numbers on demand: each look is written down', async () => {
    const { reference } = await apply();
    const html = await words(await desk(reference));
    expect(html).toContain('Lim Wei Ling');
    expect(html).toMatch(/\*{8}5678/);
    expect(html).not.toMatch(/900101-14-5678|118\/7703/);
    expect(await words(await step(reference, { intent: 'reveal' }))).toContain('900101-14-5678');
    const [, file] = new RegExp(`/staff/enquiries/${reference}/files/([0-9a-f-]{36})`).exec(html) ?? [];
    expect((await openDesk(site, `/staff/enquiries/${reference}/files/${file}`, officer)).headers.get('content-type')).toBe('application/pdf');
    for (const [subjectKind, subjectId] of [['form_numbers', reference], ['form_file', file!], ['form', reference]] as const) {
      expect(await site.app.db.$count(auditLog, and(eq(auditLog.subjectKind, subjectKind), eq(auditLog.subjectId, subjectId), eq(auditLog.action, 'look'))), subjectKind).toBeGreaterThan(0);
    }
    for (const query of [`q=${reference}`, 'state=submitted', 'sort=-changed', `hospital=${hospital}`]) expect(await words(await openDesk(site, `/staff/guarantee-letters?${query}`, officer)), query).toContain(reference);
    expect(await words(await openDesk(site, '/staff/guarantee-letters?state=approved', officer))).not.toContain(reference);
    const csv = await (await openDesk(site, `/staff/guarantee-letters/csv?q=${reference}`, officer)).text();
    expect(csv).toContain(`${reference},Lim Wei Ling,Permai Takaful`);
    expect(csv).not.toMatch(/5678|7703/);
  });

  test('of another hospital, and every other role, does not see it', async () => {
    const { reference } = await apply();
    const other = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 2 }]);
    expect((await desk(reference, other)).status).toBe(404);
    for (const fields of [{ intent: 'reveal' }, { state: 'declined', note: 'Not ours' }] as Record<string, string>[]) expect((await step(reference, fields, other)).status).toBe(404);
    expect(await words(await openDesk(site, '/staff/guarantee-letters', other))).not.toContain(reference);
    for (const role of ['front_desk', 'recruiter', 'editor', 'package_desk'] as const) {
      const who = await signedInStaff(site.app, [{ role, hospitalId: null }]);
      expect((await openDesk(site, '/staff/guarantee-letters', who)).status, role).toBe(403);
      expect([403, 404], role).toContain((await desk(reference, who)).status);
    }
    expect((await rowOf(reference)).state).toBe('submitted');
  });

  test('asks for more with a reason, the applicant sends it, and the letter goes on to its answer; mails tell the state and nothing else', async () => {
    const { reference, email, form } = await apply();
    expect((await step(reference, { state: 'more_information', seen: 'submitted', note: '' })).status).toBe(422);
    expect((await step(reference, { state: 'approved', seen: 'submitted' })).status).toBe(409);
    expect((await step(reference, { state: 'more_information', seen: 'submitted', note: 'Please send the scan of the gallbladder.' })).status).toBe(303);
    const [news] = await site.outbox(email);
    expect(news!.text).toMatch(/stands at: More information needed/);
    expect(news!.text).not.toMatch(/gallbladder|5678|7703/);
    const address = `/gl-application/${reference}`;
    const opened = await openForm(site, address, form.cookie);
    const way = (await sendOpened(site, address, opened, { intent: 'open', last_four: '5678' })).headers.get('location')!;
    expect(await words(await site.request(way, { headers: { cookie: opened.cookie } }))).toContain('scan of the gallbladder');
    expect(await words(await sendOpened(site, way, opened, { intent: 'add', message: 'Here it is', files: [{ name: 'scan.png', bytes: sampleFiles.exe }] }))).toContain('id="files-error"');
    expect((await sendOpened(site, way, opened, { intent: 'add', message: 'Here it is', files: [{ name: 'scan.png', bytes: sampleFiles.png }] })).status).toBe(303);
    expect((await rowOf(reference)).state).toBe('in_review');
    // Somebody else took the same step a moment before.
    expect((await step(reference, { state: 'sent_to_insurer', seen: 'more_information' })).status).toBe(409);
    expect((await step(reference, { state: 'sent_to_insurer', seen: 'in_review', note: 'Rang Permai' })).status).toBe(303);
    const both = await Promise.all([1, 2].map(() => step(reference, { state: 'approved', seen: 'sent_to_insurer' })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const html = await words(await site.request(way, { headers: { cookie: opened.cookie } }));
    expect(html).toMatch(/Submitted[^]*More information needed[^]*In review[^]*Sent to the insurer[^]*Approved/);
    expect(html).not.toContain('Rang Permai');
    expect((await sendOpened(site, way, opened, { intent: 'add', message: 'One more' })).status).toBe(409);
    expect((await site.outbox(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('News'))).toHaveLength(3);
  });
});

describe('a program', () => {
  async function create(values: Record<string, string>, { key, who, files = papers }: { key?: string; who?: SignedIn; files?: { name: string; bytes: Uint8Array }[] } = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...values, consent_version: noticeVersion })) body.append(name, value);
    for (const { name, bytes } of files) body.append('files', new File([bytes as Uint8Array<ArrayBuffer>], name));
    const own: Record<string, string> = who ? { cookie: who.cookie, authorization: `Bearer ${who.marker}`, 'x-zone-token': who.zoneToken, 'sec-fetch-site': 'same-origin', origin: testOrigin } : { authorization: `Bearer ${await guestToken()}` };
    const answer = await site.request('/api/guarantee_letter/create', { method: 'POST', body, headers: { 'x-api-key': 'demo-web-key', ...own, ...(key ? { 'idempotency-key': key } : {}) } });
    return { status: answer.status, body: await answer.json() };
  }
  let guest = '';
  const guestToken = async () => (guest ||= (await site.api('POST', 'auth/token', { action: 'get_token' })).body.token as string);

  test('applies by a form with files, once for a key, and asks how it stands by the last four', async () => {
    const values = { ...typed(), hospital };
    await guestToken();
    const both = await Promise.all([1, 2].map(() => create(values, { key: 'letter-one' })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.body.data).toEqual({ reference: both[1]!.body.data.reference, state: 'submitted' });
    expect((await create({ ...values, diagnosis: 'Something else' }, { key: 'letter-one' })).status).toBe(422);
    const { reference } = both[0]!.body.data;
    const status = (last_four: string) => site.api('GET', `guarantee_letter/status?${new URLSearchParams({ reference, last_four })}`);
    expect((await status('5678')).body.data).toMatchObject({ reference, state: 'submitted', state_name: 'Submitted', insurer: 'Permai Takaful', history: [{ by: 'sender', state: 'Submitted' }] });
    expect((await status('1111')).status).toBe(404);
    expect((await status('')).status).toBe(404);
    expect((await site.api('GET', 'guarantee_letter/status?reference=none')).status).toBe(422);
  });

  test('is told each field that is wrong, and names a person and a card of the own account alone', async () => {
    const bad = await create({ ...typed(), hospital, insurer: 'None', policy_number: '' }, { files: [] });
    expect([bad.status, Object.keys(bad.body.errors).sort()]).toEqual([422, ['files', 'insurer', 'policy_number']]);
    const [who, stranger] = [await signedInPatient(site.app), await signedInPatient(site.app, 'Stranger')];
    const [self] = await site.app.db.select().from(persons).where(eq(persons.accountId, who.accountId));
    const values = { ...typed(), hospital, person_id: self!.id };
    expect((await create(values, { who: stranger })).status).toBe(404);
    expect((await create(values, { who })).body.data.reference).toMatch(/^G/);
    expect((await create({ ...values, card_id: site.app.random.uuid() }, { who })).status).toBe(404);
  });
});
