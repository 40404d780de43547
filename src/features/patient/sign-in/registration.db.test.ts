import { idMaskOf, openBirthDate, openIdNumber } from '#src/features/patient/persons/persons.server.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { staffBrowser, leadsTo } from '#src/features/console/frame/staff-browser.fixture.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

let people = 0;
const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Aminah binti Yusof',
  email: `new-${(people += 1)}@example.test`,
  phone: '012-345 6789',
  id_kind: 'nric',
  id_number: '900101-14-5678',
  password: 'three kind otters',
  consent_version: shippedNoticeVersion,
  ...changes,
});
const register = (body: unknown) => site.api('POST', 'auth/register', body);

test('registration answers in the specification’s words, mails a link, and the person signs in', async () => {
  const person = form();
  expect((await register(person)).body).toEqual({
    status: true,
    message: 'Registered successfully in Firebase',
    data: { email: person.email },
  });
  const [mail] = await site.outbox(person.email);
  const code = /verify-email#(\S+)/.exec(mail!.text)![1]!;
  const reader = staffBrowser(site);
  await reader.open('/verify-email');
  expect((await reader.send('/verify-email', { code, password: 'not the password' })).status).toBe(422);
  const proved = await reader.send('/verify-email', { code, password: person.password });
  expect([proved.status, leadsTo(proved)]).toEqual([302, '/profile?done=welcome']);
  const again = staffBrowser(site);
  await again.open('/verify-email');
  const used = await again.send('/verify-email', { code, password: person.password });
  expect([used.status, again.cookies.has('session')], 'a mailed link works once').toEqual([422, false]);
  expect(reader.cookies.has('session'), 'mailbox and password are proved: nobody types them a second time').toBe(true);
  const [account] = await site.app.db
    .select()
    .from(accounts)
    .where(sql`email = ${person.email}`);
  expect(account!.emailVerifiedAt).toEqual(site.clock.now());
  expect(account).toMatchObject({ consentVersion: shippedNoticeVersion, name: person.name });
  const { body } = await site.api('POST', 'auth/login', { email: person.email, password: person.password });
  expect(body.account).toMatchObject({ firstname: person.name, nric: '******-**-5678' });
});

test('a Malaysian number fills in date of birth and gender, and is kept sealed', async () => {
  const person = form({ id_number: '750314145679' });
  await register(person);
  const [row] = await site.app.db
    .select()
    .from(persons)
    .where(sql`account_id = (select id from accounts where email = ${person.email})`);
  expect(row).toMatchObject({ gender: 'male', nationality: 'MY' });
  expect(JSON.stringify(row)).not.toMatch(/750314145679|1975|5679"/);
  expect(openBirthDate(site.app.secrets, row!)).toBe('1975-03-14');
  expect(openIdNumber(site.app.secrets, row!)).toBe('750314145679');
  expect(idMaskOf(site.app.secrets, row!)).toBe('******-**-5679');
});

test('an address that already has an account gets the same answer; its owner is told and nothing changes', async () => {
  const { status, body } = await register(form({ email: 'patient@example.test' }));
  expect([status, body.message]).toEqual([200, 'Registered successfully in Firebase']);
  const [mail] = await site.outbox('patient@example.test');
  expect(mail!.subject).toContain('someone tried to register');
  expect(
    (await site.api('POST', 'auth/login', { email: 'patient@example.test', password: 'three kind otters' })).body
      .status,
  ).toBe(false);
  expect(
    (await site.api('POST', 'auth/login', { email: 'patient@example.test', password: samplePassword })).body.status,
  ).toBe(true);
});

test('two registrations of one address at once make one account', async () => {
  const person = form();
  await Promise.all([register(person), register(person), register(person)]);
  const rows = await site.app.db
    .select()
    .from(accounts)
    .where(sql`email = ${person.email}`);
  expect(rows).toHaveLength(1);
});

test.each([
  ['id_number', { id_number: '900231-14-5678' }],
  ['id_number', { id_number: '12345' }],
  ['date_of_birth', { date_of_birth: '1991-01-01' }],
  ['id_number', { id_kind: 'passport', id_number: '<script>', date_of_birth: '1990-01-01', gender: 'female' }],
  ['date_of_birth', { id_kind: 'passport', id_number: 'A1234567' }],
  ['phone', { phone: '12345678' }],
  ['password', { password: 'short' }],
  ['password', { password: 'password1' }],
  ['password', { password: 'x'.repeat(4_000) }],
  ['email', { email: 'not an address' }],
  ['name', { name: 'A' }],
  ['consent_version', { consent_version: '' }],
  ['consent_version', { consent_version: '2020-01-01' }],
  ['nationality', { nationality: 'Malaysia' }],
])('a wrong %s is told beside its field', async (field, change) => {
  const { status, body } = await register(form(change));
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toContain(field);
});

test.each([
  ['en', '85-03-14', 'Enter the year with 4 digits, such as 1985.'],
  ['ms', '1985--14', 'Masukkan bulan juga.'],
  ['zh', '1985-02-31', '该月没有这一天，请检查日和月。'],
])('a day of birth that is none is explained by its part: %s', async (language, date_of_birth, words) => {
  const { status, body } = await site.api('POST', `auth/register?lang=${language}`, form({ date_of_birth }));
  expect([status, body.errors]).toEqual([422, { date_of_birth: [words] }]);
});

test('a reset link is mailed to a known address alone, sets the password once, and signs other devices out', async () => {
  const known = await site.api('POST', 'auth/reset_password', { email: 'newpatient@example.test' });
  const unknown = await site.api('POST', 'auth/reset_password', { email: 'nobody@example.test' });
  expect(known.body.message).toBe('Password reset link has been sent to newpatient@example.test');
  expect([unknown.status, unknown.body.message]).toEqual([
    200,
    'Password reset link has been sent to nobody@example.test',
  ]);
  expect(await site.outbox('nobody@example.test')).toEqual([]);
  const code = /reset-password#(\S+)/.exec((await site.outbox('newpatient@example.test'))[0]!.text)![1]!;
  const device = (await site.api('POST', 'auth/login', { email: 'newpatient@example.test', password: samplePassword }))
    .body.token;
  expect((await site.api('POST', 'auth/reset_password', { code, password: 'four calm herons' })).status).toBe(200);
  expect((await site.api('POST', 'auth/token', { action: 'check_token', token: device })).body).toEqual({
    status: false,
  });
  const again = await site.api('POST', 'auth/reset_password', { code, password: 'five slow snails' });
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['code']]);
  expect(
    (await site.api('POST', 'auth/login', { email: 'newpatient@example.test', password: 'four calm herons' })).body
      .status,
  ).toBe(true);
  expect((await site.outbox('newpatient@example.test'))[0]!.subject).toContain('your password was changed');
});

test('a proved phone resets the password by code; another number gets the same answer and no SMS', async () => {
  const ask = (phone_no: string) => site.api('POST', 'auth/forgot_password_phone', { phone_no });
  const [known, unknown] = [await ask('012-345 0001'), await ask('012-345 0002')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await site.outbox('+60123450002')).toEqual([]);
  const code = /\d{6}/.exec((await site.outbox('+60123450001'))[0]!.text)![0];
  const set = (otp_code: string) =>
    site.api('POST', 'auth/forgot_password_phone', {
      phone_no: '012-345 0001',
      otp_code,
      password: 'four calm herons',
    });
  const wrong = code === '111111' ? '222222' : '111111';
  expect((await set(wrong)).status).toBe(422);
  expect((await set(code)).status).toBe(200);
  expect((await set(code)).status).toBe(422);
  expect(
    (await site.api('POST', 'auth/login', { email: 'patient@example.test', password: 'four calm herons' })).body.status,
  ).toBe(true);
});

test('a code proves a number: sent, wrong, right, and once', async () => {
  const twilio = (body: object) => site.api('POST', 'auth/twilio', { phone_no: '012-999 0003', ...body });
  expect((await twilio({})).body.status).toBe(true);
  const code = /\d{6}/.exec((await site.outbox('+60129990003'))[0]!.text)![0];
  expect((await twilio({ otp_code: code === '111111' ? '222222' : '111111' })).body.code).toBe('code_wrong');
  expect((await twilio({ otp_code: code })).body.status).toBe(true);
  expect((await twilio({ otp_code: code })).body.code).toBe('code_used');
});
