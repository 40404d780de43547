import { and, like, ne, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { outbox } from '#src/platform/outbox/outbox.table.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { browserFor, signedInAgain } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { staffBrowser } from '#src/features/console/frame/staff-browser.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

const count = async (query: ReturnType<typeof sql>) =>
  Number((await site.app.db.execute<{ count: string }>(query)).rows[0]!.count);
const written = async () => ({
  codes: await count(sql`select count(*) from identity_verifications`),
  messages: await count(sql`select count(*) from outbox`),
});
const byMail = (email: string) => site.api('POST', 'auth/reset_password', { email });
const byPhone = (body: Record<string, string>) => site.api('POST', 'auth/forgot_password_phone', body);
const codeIn = (text: string) => /\d{6}/.exec(text)![0];

test('a reset by mail does the same work for every address, and only the owner of an account gets mail', async () => {
  const work: Record<string, { codes: number; messages: number }> = {};
  for (const email of ['newpatient@example.test', 'nobody@example.test']) {
    const before = await written();
    expect((await byMail(email)).status).toBe(200);
    const after = await written();
    work[email] = { codes: after.codes - before.codes, messages: after.messages - before.messages };
  }
  expect(work).toEqual({
    'newpatient@example.test': { codes: 1, messages: 1 },
    'nobody@example.test': { codes: 1, messages: 1 },
  });
  const mails = await site.outbox('newpatient@example.test');
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('Set it here within 60 minutes: ');
  const [mail] = await site.app.db
    .select()
    .from(outbox)
    .where(and(like(outbox.dedupeKey, 'reset:%'), ne(outbox.status, 'discarded')));
  expect(mail!.expiresAt).toEqual(new Date(site.clock.now().getTime() + 3_600_000));
  expect(await site.outbox('nobody@example.test')).toEqual([]);
  expect(await count(sql`select count(*) from outbox where status = 'discarded' and payload is null`)).toBe(1);
});

test('five resets a day for one mailbox, with or without an account', async () => {
  for (const email of ['newpatient@example.test', 'nobody@example.test']) {
    const statuses = [];
    for (let asked = 0; asked < 6; asked += 1) statuses.push((await byMail(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test('a reset by phone answers alike whether an account has the number, through codes, wrong codes and limits', async () => {
  const perAddress: unknown[][] = [];
  for (const phone_no of ['012-345 0001', '012-345 0777']) {
    await site.app.db.execute(sql`delete from rate_limits`);
    const answers = [await byPhone({ phone_no })];
    for (let guess = 0; guess < 6; guess += 1)
      answers.push(await byPhone({ phone_no, otp_code: '000000', password: 'four calm herons' }));
    for (let again = 0; again < 3; again += 1) answers.push(await byPhone({ phone_no }));
    perAddress.push(answers.map(({ status, body }) => [status, body.code ?? body.status]));
  }
  expect(perAddress[1]).toEqual(perAddress[0]);
  expect(perAddress[0]!.map((answer) => (answer as unknown[])[0])).toEqual([
    200, 422, 422, 422, 422, 422, 429, 200, 200, 429,
  ]);
  expect(await site.outbox('+60123450777')).toEqual([]);
});

test('where a family shares a number, the email says which account the code resets', async () => {
  const phone = '+60123450888';
  const hash = site.app.secrets.hash(`phone:${phone}`);
  for (const id of [sampleAccounts.patient, sampleAccounts.newPatient])
    await site.app.db
      .update(accounts)
      .set({
        phone: site.app.secrets.seal(phone, ['accounts', 'phone', id]),
        phoneHash: hash,
        phoneVerifiedAt: site.clock.now(),
      })
      .where(sql`id = ${id}`);
  expect((await byPhone({ phone_no: phone })).status).toBe(200);
  expect(await site.outbox(phone), 'nobody is chosen for them').toEqual([]);
  site.clock.advance(1_000);
  const email = 'patient@example.test';
  const reader = staffBrowser(site);
  expect((await reader.open('/forgot-password')).html).toContain('Email of your account');
  expect((await reader.send('/forgot-password', { way: 'phone', phone })).status).toBe(422);
  expect((await reader.send('/forgot-password', { way: 'phone', phone, account_email: email })).status).toBe(200);
  const code = codeIn((await site.outbox(phone))[0]!.text);
  await reader.open('/reset-password?by=phone');
  const sent = { phone, account_email: email, code, password: 'four calm herons' };
  expect((await reader.send('/reset-password?by=phone', sent)).status).toBe(302);
  const signIn = async (address: string, password: string) =>
    (await site.api('POST', 'auth/login', { email: address, password })).body.status;
  expect(await signIn(email, 'four calm herons')).toBe(true);
  expect(await signIn('newpatient@example.test', samplePassword), 'the other one keeps its password').toBe(true);
});

const form = (email: string, name = 'Aminah binti Yusof') => ({
  name,
  email,
  phone: '012-345 6789',
  id_kind: 'nric',
  id_number: '900101-14-5678',
  password: 'three kind otters',
  consent_version: shippedNoticeVersion,
});

/** The tables that one registration writes to, in order, rolled back or not. */
async function tablesWritten(email: string): Promise<string[]> {
  const tables: string[] = [];
  const ask = pg.Client.prototype.query as (...parameters: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...input: unknown[]
  ) {
    const [query] = input as [string | { text?: string }];
    const table = /^insert into "?(\w+)/i.exec(typeof query === 'string' ? query : (query.text ?? ''))?.[1];
    if (table && table !== 'rate_limits') tables.push(table);
    return ask.apply(this, input);
  } as never);
  try {
    expect((await site.api('POST', 'auth/register', form(email))).status).toBe(200);
  } finally {
    spy.mockRestore();
  }
  return tables;
}

test('before a code goes out by SMS its risk is told, and what is safer, in three languages', async () => {
  const patient = browserFor(site, await signedInAgain(site.app, sampleAccounts.patient));
  const words = {
    '': 'An SMS can be read by anyone who takes over your number. A passkey',
    '/ms': 'SMS boleh dibaca oleh orang yang mengambil alih nombor anda. Kunci laluan',
    '/zh': '就可能读到短信。通行密钥',
  };
  for (const [prefix, risk] of Object.entries(words))
    for (const path of ['/verify-phone', '/forgot-password'])
      expect((await patient.open(prefix + path)).html, prefix + path).toContain(risk);
});

test('a registration does the same work for an address that has an account', async () => {
  const account = ['accounts', 'audit_log', 'persons', 'consents', 'identities'];
  expect(await tablesWritten('nobody-yet@example.test')).toEqual([
    'identity_users',
    'identity_credentials',
    ...account,
    'outbox',
  ]);
  const rows = await count(sql`select count(*) from accounts`);
  expect(await tablesWritten('patient@example.test')).toEqual([
    'identity_verifications',
    'identity_verifications',
    ...account,
    'outbox',
  ]);
  expect(await count(sql`select count(*) from accounts`)).toBe(rows);
});

test('the mail of a registration repeats nothing that a stranger typed, and six of one address in a day are too many', async () => {
  const words = 'You have won! Call 019 000 0000 now';
  const statuses = [];
  for (let asked = 0; asked < 6; asked += 1)
    statuses.push((await site.api('POST', 'auth/register', form('target@example.test', words))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const mails = await site.outbox('target@example.test');
  expect(mails).toHaveLength(5);
  expect(JSON.stringify(mails)).not.toContain('You have won');
});

test('the identity number goes to the health-monitoring service once the mailbox is proved, and not before', async () => {
  const person = form('later@example.test');
  await site.api('POST', 'auth/register', person);
  const queued = () =>
    count(
      sql`select count(*) from profile_syncs where account_id = (select id from accounts where email = ${person.email})`,
    );
  expect(await queued()).toBe(0);
  const code = /verify-email#(\S+)/.exec((await site.outbox(person.email))[0]!.text)![1]!;
  const reader = staffBrowser(site);
  await reader.open('/verify-email');
  expect((await reader.send('/verify-email', { code, password: person.password })).status).toBe(302);
  expect(await queued()).toBe(1);
});
