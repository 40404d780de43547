import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { nobodySignedIn, signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

const codeIn = (text: string) => /confirm#([\w-]{43})/.exec(text)![1]!;
const latestLink = async (email: string) => codeIn((await site.outbox(email))[0]!.text);
const signIn = async (email: string) =>
  (await site.api('POST', 'auth/login', { email, password: samplePassword })).body.status as boolean;
const confirm = (who: Parameters<typeof browserFor>[1], code: string) =>
  browserFor(site, who).send('/setting/email/confirm', { code });

test('the pages are private, in three languages', async () => {
  const patient = await signedInPatient(site.app);
  for (const path of ['/setting/email', '/setting/email/confirm']) {
    for (const prefix of ['', '/ms', '/zh'])
      expect((await browserFor(site, patient).open(prefix + path)).status, prefix + path).toBe(200);
    expect((await browserFor(site, nobodySignedIn).open(path)).status).toBe(302);
  }
});

test('another address counts once its link was opened: other devices are signed out, the password goes with it, the old one is told', async () => {
  const [here, elsewhere] = [
    await signedInAgain(site.app, sampleAccounts.patient),
    await signedInAgain(site.app, sampleAccounts.patient),
  ];
  const visit = browserFor(site, here);
  site.clock.advance(6 * 60_000);
  const sent = { email: 'Aisyah.New@example.test ', proof_way: 'password' };
  expect((await visit.send('/setting/email', { ...sent, proof_value: 'not this one' })).html).toContain(
    'href="#proof_value"',
  );
  expect((await visit.send('/setting/email', { ...sent, proof_value: samplePassword })).location).toBe(
    '/setting/email?sent',
  );
  expect((await site.outbox('patient@example.test'))[0]!.subject).toContain('a change of email address was requested');
  expect(await signIn('aisyah.new@example.test')).toBe(false);
  await site.api('POST', 'auth/reset_password', { email: 'patient@example.test' });
  const reset = /reset-password#([\w-]+)/.exec((await site.outbox('patient@example.test'))[0]!.text)![1]!;
  expect((await visit.open('/setting')).html).toContain('patient@example.test');
  expect((await confirm(here, await latestLink('aisyah.new@example.test'))).location).toBe('/setting?done=email');
  expect((await visit.open('/setting')).html).toContain('aisyah.new@example.test');
  expect((await browserFor(site, elsewhere).open('/setting')).status).toBe(302);
  expect([await signIn('patient@example.test'), await signIn('aisyah.new@example.test')]).toEqual([false, true]);
  expect((await site.outbox('patient@example.test'))[0]!.subject).toContain('your email address was changed');
  expect(
    (await site.api('POST', 'auth/reset_password', { code: reset, password: 'jasmine on the window sill' })).status,
    'a reset mailed to the old address',
  ).toBe(422);
  const { rows } = await site.app.db.execute(
    sql`select action from audit_log where action like 'email_change%' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['email_change_asked', 'email_changed']);
});

test('a link works once, for an hour, for its own account, and only the latest one', async () => {
  const [owner, stranger] = [await signedInPatient(site.app, 'Owner'), await signedInPatient(site.app, 'Stranger')];
  const visit = browserFor(site, owner);
  await visit.send('/setting/email', { email: 'first@example.test' });
  const first = await latestLink('first@example.test');
  await visit.send('/setting/email', { email: 'second@example.test' });
  const second = await latestLink('second@example.test');
  for (const code of [
    first,
    '',
    'x'.repeat(43),
    `${second}x`,
    second.toLowerCase() === second ? 'y' : second.toLowerCase(),
  ]) {
    const refused = await confirm(owner, code);
    expect([refused.status, refused.html.includes('href="#code"')]).toEqual([422, true]);
  }
  expect((await confirm(stranger, second)).status, 'a foreign link').toBe(422);
  expect((await confirm(owner, second)).status).toBe(302);
  expect((await confirm(owner, second)).status, 'a used link').toBe(422);
  await visit.send('/setting/email', { email: 'third@example.test' });
  const late = await latestLink('third@example.test');
  site.clock.advance(61 * 60_000);
  expect((await confirm(await signedInAgain(site.app, owner.accountId), late)).status, 'an expired link').toBe(422);
});

test('two who confirm one address at once: one has it', async () => {
  const both = await Promise.all(['One', 'Two'].map((name) => signedInPatient(site.app, name)));
  for (const who of both) await browserFor(site, who).send('/setting/email', { email: 'wanted@example.test' });
  const codes = (await site.outbox('wanted@example.test')).map(({ text }) => codeIn(text)).toReversed();
  const statuses = await Promise.all(
    both.map((who, index) => confirm(who, codes[index]!).then(({ status }) => status)),
  );
  expect(statuses.toSorted()).toEqual([302, 422]);
});

test('an address that has an account is answered alike; its owner is told and gets no link', async () => {
  const asking = await signedInPatient(site.app, 'Asking');
  expect((await browserFor(site, asking).send('/setting/email', { email: 'newpatient@example.test' })).location).toBe(
    '/setting/email?sent',
  );
  const [mail] = await site.outbox('newpatient@example.test');
  expect(mail!.subject).toContain('asked to use your email address');
  expect(mail!.text).not.toContain('#');
});

test('what is no address, one’s own, and a sixth request in an hour are refused', async () => {
  const patient = await signedInPatient(site.app, 'Many');
  const visit = browserFor(site, patient);
  for (const email of ['', 'nobody', 'a@b', `${'a'.repeat(250)}@example.test`, `${patient.accountId}@example.test`]) {
    expect((await visit.send('/setting/email', { email })).html, email).toContain('href="#email"');
  }
  await site.app.db.execute(sql`delete from rate_limits`);
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await visit.send('/setting/email', { email: `many${index}@example.test` })).status);
  expect(statuses).toEqual([302, 302, 302, 302, 302, 429]);
});
