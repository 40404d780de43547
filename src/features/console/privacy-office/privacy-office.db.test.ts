import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { forgetGuests, sweep } from '#src/server/personal-data/retention-sweep.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let officer: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  officer = await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: null }]);
});
afterAll(() => site.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await site.app.db.execute<Row>(query)).rows;
const page = async (path: string, who = officer) => (await openConsole(site, path, who)).text();
const send = (path: string, fields: Record<string, string>, who = officer) => sendForm(site, path, who, fields);
const target = (response: Response) => response.headers.get('location') ?? '';

/** The address of a look-up's results. */
async function lookUp(query: string, reason = 'Asks for a copy by phone', who = officer): Promise<string> {
  const response = await send('/staff/privacy/patients', { query, reason }, who);
  expect(response.status).toBe(303);
  return target(response);
}

async function newRequest(kind: string, fields: Record<string, string> = {}): Promise<string> {
  const response = await send('/staff/privacy/new', {
    kind,
    accountId: '',
    personName: 'Somebody Who Asks',
    email: 'asks@example.test',
    language: 'ms',
    receivedOn: '2026-11-20',
    details: 'Wants to see everything',
    ...fields,
  });
  expect(response.status).toBe(303);
  return target(response).replace('?done', '');
}
const seenOn = async (path: string) => /name="seen" value="(\d+)"/.exec(await page(path))![1]!;
const step = async (path: string, fields: Record<string, string>, who = officer) =>
  send(path, { seen: await seenOn(path), state: '', note: '', ...fields }, who);

test('only the privacy officer and administrators of the whole group open the office; a request of theirs stays closed to others', async () => {
  const request = await newRequest('access');
  const strangers = [
    await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]),
    await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: 3 }]),
    await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 3 }]),
  ];
  for (const stranger of strangers) {
    for (const path of ['/staff/privacy', '/staff/privacy/patients', '/staff/privacy/breaches', request])
      expect((await openConsole(site, path, stranger)).status).toBe(403);
    expect((await send(request, { seen: '1', note: 'I decide', state: 'refused' }, stranger)).status).toBe(403);
    expect((await send('/staff/privacy/patients', { query: 'Nur Aisyah', reason: 'curiosity' }, stranger)).status).toBe(
      403,
    );
  }
  expect(await page(request)).toContain('Received');
});

test('a patient is found by name, phone, address and number; the reason is in the log with each patient, and neither stands in an address', async () => {
  for (const query of ['Aisyah', '012-345 0001', 'PATIENT@example.test', '880412-10-5556']) {
    const found = await lookUp(query);
    expect(found).toMatch(/^\/staff\/privacy\/patients\/[0-9a-f-]{36}$/);
    expect(await page(found)).toContain('Nur Aisyah binti Hamzah');
  }
  const seen = await rows<{ detail: { reason: string }; patient: string }>(
    sql`select detail, patient_id as patient from audit_log where account_id = ${officer.accountId}
      and action = 'look' and patient_id = ${sampleAccounts.patient}`,
  );
  expect(seen.map(({ detail }) => detail.reason)).toEqual(Array.from({ length: 4 }, () => 'Asks for a copy by phone'));
  expect((await send('/staff/privacy/patients', { query: 'Aisyah', reason: 'hm' })).status).toBe(422);
  expect((await send('/staff/privacy/patients', { query: 'Ai', reason: 'long enough' })).status).toBe(422);
  expect(await page(await lookUp('%%%'))).toContain('No patient account matches');
});

test('a look-up opens nothing for a colleague, and nothing after half an hour', async () => {
  const found = await lookUp('Aisyah');
  const colleague = await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: null }]);
  const record = `${found}/${sampleAccounts.patient}`;
  expect((await openConsole(site, record, colleague)).status).toBe(404);
  expect((await openConsole(site, record, officer)).status).toBe(200);
  site.clock.advance(14 * 60_000);
  await openConsole(site, '/staff/privacy', officer);
  site.clock.advance(14 * 60_000);
  expect((await openConsole(site, record, officer)).status).toBe(200);
  site.clock.advance(3 * 60_000);
  expect((await openConsole(site, record, officer)).status).toBe(404);
});

test('the record shows how much each area keeps, consents and requests, and a correction is written down with its reason', async () => {
  const record = `${await lookUp('Aisyah')}/${sampleAccounts.patient}`;
  await site.app.db.execute(sql`insert into consents (account_id, version, event, at)
    values (${sampleAccounts.patient}, '2026-11-22', 'given', '2026-11-01')`);
  const html = await page(record);
  for (const words of ['Appointments', 'Consent history', 'Privacy notice', 'patient@example.test'])
    expect(html).toContain(words);
  expect(html).not.toContain('Cough at night');
  expect(html).not.toContain('880412105556');
  const personId = /name="personId" value="([^"]+)"/.exec(html)![1]!;
  const details = { personId, name: 'Nur Aisyah binti Hamzah Tan', gender: 'female', nationality: 'MY' };
  expect((await send(record, { ...details, reason: '' })).status).toBe(422);
  expect((await send(record, { ...details, name: 'x', reason: 'Spelling as in MyKad' })).status).toBe(422);
  expect((await send(record, { ...details, reason: 'Spelling as in MyKad' })).status).toBe(303);
  expect(await page(record)).toContain('Nur Aisyah binti Hamzah Tan');
  const [entry] = await rows<{ detail: unknown }>(sql`select detail from audit_log where action = 'person_corrected'`);
  expect(entry!.detail).toEqual({ reason: 'Spelling as in MyKad' });
  expect((await send(record, { ...details, personId: 'none', reason: 'Spelling as in MyKad' })).status).toBe(404);
});

test('a request begins with its clock and an email in the language of the person; the list shows what is due first', async () => {
  const path = await newRequest('access', { receivedOn: '2026-11-20', email: 'clock@example.test' });
  expect(await page(path)).toContain('Fri 11 Dec 2026');
  const [mail] = await site.outbox('clock@example.test');
  expect(mail!.subject).toMatch(/kami telah menerima permohonan D/);
  expect(mail!.text).toContain('2026-12-11');
  await newRequest('withdrawal', { receivedOn: '2026-11-01', personName: 'Late Withdrawal' });
  const list = await page('/staff/privacy');
  expect(list).toContain('15 days late');
  expect(list.indexOf('Late Withdrawal')).toBeLessThan(list.indexOf('Somebody Who Asks'));
  expect(await page('/staff')).toContain('href="/staff/privacy"');
  expect(
    (
      await send('/staff/privacy/new', {
        kind: 'access',
        personName: 'A Person',
        language: 'en',
        receivedOn: '2027-01-01',
      })
    ).status,
  ).toBe(422);
  expect(
    (
      await send('/staff/privacy/new', {
        kind: 'spell',
        personName: 'A Person',
        language: 'en',
        receivedOn: '2026-02-30',
      })
    ).status,
  ).toBe(422);
});

test('two officers at one request: the second is told, keeps the words, and changes nothing', async () => {
  const path = await newRequest('correction');
  const seen = await seenOn(path);
  expect((await send(path, { seen, state: 'in_progress', note: '' })).status).toBe(303);
  const late = await send(path, { seen, state: 'refused', note: 'My long explanation' });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain('A colleague has saved a change');
  expect(html).toContain('My long explanation');
  expect((await rows(sql`select state from privacy_requests where id = ${path.split('/').at(-1)!}`))[0]).toEqual({
    state: 'in_progress',
  });
});

test('a request is closed with a note alone, mailed where ticked, and put off once with a reason', async () => {
  const path = await newRequest('access', { email: 'closing@example.test' });
  expect((await step(path, { state: 'done' })).status).toBe(422);
  expect((await step(path, { intent: 'extend', reason: '' })).status).toBe(422);
  expect((await step(path, { intent: 'extend', reason: 'Records of three hospitals' })).status).toBe(303);
  expect(await page(path)).toContain('Fri 25 Dec 2026');
  expect((await step(path, { intent: 'extend', reason: 'Once more please' })).status).toBe(409);
  expect((await step(path, { state: 'done', note: 'Sent by registered letter', write: 'yes' })).status).toBe(303);
  expect((await site.outbox('closing@example.test')).map(({ text }) => text)).toContain('Sent by registered letter');
  expect((await step(path, { state: 'refused', note: 'Changed my mind' })).status).toBe(409);
});

test('nothing is handed out, withdrawn or erased before the identity was checked, and only what was asked for', async () => {
  const patient = await signedInPatient(site.app, 'Erasable binti Asker');
  const path = await newRequest('deletion', { accountId: patient.accountId, personName: 'Erasable binti Asker' });
  const account = async () =>
    (await rows<{ name: string }>(sql`select name from accounts where id = ${patient.accountId}`))[0]!.name;
  expect((await step(path, { intent: 'erase' })).status).toBe(409);
  expect(await account()).toBe('Erasable binti Asker');
  expect((await step(path, { identity: 'yes' })).status).toBe(303);
  expect((await step(path, { intent: 'withdraw' })).status).toBe(409);
  expect((await send(`${path}/copy`, { seen: await seenOn(path) })).status).toBe(409);
  expect((await step(path, { intent: 'erase' })).status).toBe(303);
  expect(await account()).toBe('');
  const [kept] = await rows(
    sql`select state, person_name, details, due_on::text from privacy_requests where id = ${path.split('/').at(-1)!}`,
  );
  expect(kept).toEqual({ state: 'done', person_name: null, details: null, due_on: '2026-12-11' });
  expect(await page(path)).toContain('Account erased');
});

test('the copy for access is everything about the account; a withdrawal ends the consent; marketing stops', async () => {
  const about = { accountId: sampleAccounts.patient, personName: 'Nur Aisyah' };
  const access = await newRequest('access', about);
  await step(access, { identity: 'yes' });
  const copy = await send(`${access}/copy`, { seen: await seenOn(access) });
  expect(copy.status).toBe(200);
  const data = (await copy.json()) as { account: { email: string }; privacyRequests: { kind: string }[] };
  expect(data.account.email).toBe('patient@example.test');
  expect(data.privacyRequests.map(({ kind }) => kind)).toContain('access');
  const stop = await newRequest('marketing_stop', about);
  await step(stop, { identity: 'yes' });
  await site.app.db.execute(
    sql`update accounts set notifications = '{"news":{"mail":true}}' where id = ${sampleAccounts.patient}`,
  );
  expect((await step(stop, { intent: 'stop_marketing' })).status).toBe(303);
  const withdrawal = await newRequest('withdrawal', about);
  await step(withdrawal, { identity: 'yes' });
  expect((await step(withdrawal, { intent: 'withdraw' })).status).toBe(303);
  const [after] = await rows<{ consent: unknown; news: unknown }>(
    sql`select consent_version as consent, notifications->'news'->>'mail' as news from accounts where id = ${sampleAccounts.patient}`,
  );
  expect(after).toEqual({ consent: null, news: 'false' });
});

test('an account with access to the console is not erased', async () => {
  const path = await newRequest('deletion', { accountId: sampleAccounts.editor });
  await step(path, { identity: 'yes' });
  const refused = await step(path, { intent: 'erase' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('access to the console');
});

const breach = {
  title: 'Laptop lost in a taxi',
  description: 'An unencrypted laptop with referral letters',
  measures: '',
  discoveredAt: '2026-11-20T09:00',
  people: '40',
  isSensitive: 'yes',
};

test('a breach is closed once everybody is told; moments outside its time, and a colleague’s change, are refused', async () => {
  for (const wrong of [
    { people: '99999999999' },
    { people: '-1' },
    { discoveredAt: '2026-02-30T09:00' },
    { discoveredAt: '2030-01-01T09:00' },
    { title: 'x' },
    { description: 'a'.repeat(5_001) },
  ])
    expect((await send('/staff/privacy/breaches/new', { ...breach, ...wrong })).status).toBe(422);
  const path = target(await send('/staff/privacy/breaches/new', breach)).replace('?done', '');
  const html = await page(path);
  expect(html).toContain('Commissioner, within 72 hours');
  expect(html).toContain('Mon 23 Nov 2026, 9:00\u00a0am');
  expect(await page('/staff')).toContain('href="/staff/privacy/breaches?state=open"');
  const change = async (fields: Record<string, string>) =>
    send(path, { ...breach, seen: await seenOn(path), ...fields });
  expect((await change({ isClosed: 'yes' })).status).toBe(409);
  expect((await change({ commissionerAt: '2026-11-19T09:00' })).status).toBe(422);
  const notified = { commissionerAt: '2026-11-20T12:00', peopleAt: '2026-11-20T13:00', detailsAt: '2026-11-20T14:00' };
  const seen = await seenOn(path);
  expect((await send(path, { ...breach, ...notified, seen })).status).toBe(303);
  expect((await send(path, { ...breach, title: 'A colleague overwrites', seen })).status).toBe(409);
  expect((await change({ ...notified, isClosed: 'yes' })).status).toBe(303);
  expect(await page('/staff/privacy/breaches')).toContain('Laptop lost in a taxi');
  const csv = await page('/staff/privacy/breaches/csv');
  expect(csv).toContain('2026-11-20T04:00:00.000Z');
});

test('look-ups go after a day, closed requests and breaches after two years, open ones stay', async () => {
  const open = await newRequest('access', { personName: 'Still open' });
  await site.app.db.execute(sql`update patient_look_ups set at = now() - interval '2 days'`);
  await sweep(site.app);
  expect(await rows(sql`select id from patient_look_ups`)).toEqual([]);
  const later = new Date('2029-06-01T00:00:00Z');
  await forgetGuests(site.app.db, later);
  expect(await rows(sql`select id from privacy_requests where closed_at is not null`)).toEqual([]);
  expect(await rows(sql`select id from privacy_breaches`)).toEqual([]);
  expect(await rows(sql`select id from privacy_requests where id = ${open.split('/').at(-1)!}`)).toHaveLength(1);
});

test('the retention view names every table with its rule', async () => {
  const html = await page('/staff/privacy/retention');
  expect(html).toContain('privacy breaches');
  expect(html).toContain('two years after they were closed');
});

test.each([
  '/staff/privacy/none',
  '/staff/privacy/breaches/none',
  '/staff/privacy/patients/none',
  '/staff/privacy/new?account=none',
])('an address without an item answers 404 (%s)', async (path) => {
  expect((await openConsole(site, path, officer)).status).toBe(404);
});
