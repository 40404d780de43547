import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffBrowser, leadsTo } from '#src/features/console/frame/staff-browser.fixture.ts';
import { recoveryCodes } from '#src/features/patient/accounts/data/accounts.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword, sampleTotpSecret } from '#tests/support/sample-sign-in.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { apiBrowser } from '#src/features/patient/sessions/api-browser.fixture.ts';

let site: TestSite;
let other: ReturnType<TestSite['beside']>;
beforeAll(async () => {
  site = await openTestSite({ trustedProxies: 1 });
  other = site.beside();
});
beforeEach(async () => {
  // A code works once: each test uses its own time step.
  site.clock.advance(60_000);
  await site.app.db.execute(sql`delete from rate_limits`);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const admin = { email: 'admin@example.test', password: samplePassword };
const rightCode = () =>
  new TOTP({ secret: Secret.fromBase32(sampleTotpSecret), period: 30 }).generate({
    timestamp: site.clock.now().getTime(),
  });
let addresses = 0;
const fromElsewhere = () => `203.0.113.${(addresses += 1)}`;

test('ten wrong codes close the second step for every sign-in that follows, on both servers and from any address, and the owner is told once', async () => {
  const statuses: number[] = [];
  for (let signIn = 0; signIn < 5; signIn += 1) {
    const guesser = apiBrowser(signIn % 2 ? site : other, fromElsewhere());
    expect((await guesser.call('auth/login', admin)).body).toEqual({ status: true, second_factor: {} });
    for (let guess = 0; guess < 2; guess += 1)
      statuses.push((await guesser.call('auth/second_factor', { code: '000000' })).status);
  }
  expect(statuses, 'wrong').toEqual(Array.from({ length: 10 }, () => 422));
  for (const server of [site, other]) {
    const again = apiBrowser(server, fromElsewhere());
    await again.call('auth/login', admin);
    expect((await again.call('auth/second_factor', { code: rightCode() })).status).toBe(429);
    expect(again.cookies.has('session')).toBe(false);
  }
  const warnings = (await site.outbox(admin.email)).filter(({ subject }) => subject?.includes('wrong codes'));
  expect(warnings.map(({ text }) => text.includes('someone knows your password'))).toEqual([true]);
});

test('recovery codes are counted with them', async () => {
  const codeHash = site.app.secrets.hash(`recovery:${sampleAccounts.admin}:RABCDEFGHJ`);
  await site.app.db.insert(recoveryCodes).values({ accountId: sampleAccounts.admin, codeHash });
  const guesser = apiBrowser(site);
  await guesser.call('auth/login', admin);
  for (let guess = 0; guess < 5; guess += 1)
    expect((await guesser.call('auth/second_factor', { code: `RWRONG000${guess}` })).status).toBe(422);
  const again = apiBrowser(other, fromElsewhere());
  await again.call('auth/login', admin);
  for (let guess = 0; guess < 5; guess += 1) await again.call('auth/second_factor', { code: `RWRONG111${guess}` });
  const third = apiBrowser(site, fromElsewhere());
  await third.call('auth/login', admin);
  expect((await third.call('auth/second_factor', { code: 'RABCDEFGHJ' })).status).toBe(429);
});

test('a right password gives no try back before the code is right: then it does', async () => {
  for (let signIn = 0; signIn < 12; signIn += 1) {
    const owner = apiBrowser(site, fromElsewhere());
    await owner.call('auth/login', admin);
    expect((await owner.call('auth/second_factor', { code: rightCode() })).body.status, `sign-in ${signIn}`).toBe(true);
    site.clock.advance(30_000);
  }
  const statuses: number[] = [];
  for (let signIn = 0; signIn < 11; signIn += 1)
    statuses.push((await apiBrowser(signIn % 2 ? site : other, fromElsewhere()).call('auth/login', admin)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('a sign-in that began at the console is not finished as a patient’s, nor the other way round', async () => {
  const member = staffBrowser(site);
  await member.open('/staff/sign-in');
  expect(leadsTo(await member.send('/staff/sign-in', admin))).toBe('/staff/sign-in/code');
  await member.open('/login');
  expect(leadsTo(await member.send('/two-factor', { code: rightCode() }))).toBe('/login');
  const asPatient = apiBrowser(site);
  asPatient.cookies.set('sign_in', member.cookies.get('sign_in')!);
  expect((await asPatient.call('auth/second_factor', { code: rightCode() })).body).toMatchObject({
    status: false,
    code: 'sign_in_over',
  });
  expect([member.cookies.has('session'), asPatient.cookies.has('session')]).toEqual([false, false]);
  await member.open('/staff/sign-in/code');
  expect(leadsTo(await member.send('/staff/sign-in/code', { code: rightCode() }))).toBe('/staff');
});

test('whose duty ends between the password and the code does not come into the console', async () => {
  const member = staffBrowser(site);
  await member.open('/staff/sign-in');
  await member.send('/staff/sign-in', { email: 'gl@example.test', password: samplePassword });
  await site.app.db.execute(
    sql`update staff_members set removed_at = ${site.clock.now().toISOString()} where account_id = ${sampleAccounts.gl}`,
  );
  await member.open('/staff/sign-in/code');
  expect((await member.send('/staff/sign-in/code', { code: rightCode() })).status).toBe(401);
  expect(member.cookies.has('staff_session')).toBe(false);
});

test('a key that was shown and not confirmed within ten minutes is worth nothing, and another is shown', async () => {
  await site.app.db.execute(
    sql`update accounts set totp_secret = null, second_factor_at = null, totp_last_step = null where id = ${sampleAccounts.recruiter}`,
  );
  const member = staffBrowser(site);
  const signIn = async () => {
    await member.open('/staff/sign-in');
    await member.send('/staff/sign-in', { email: 'recruiter@example.test', password: samplePassword });
    const { html } = await member.open('/staff/sign-in/set-up');
    return /<code[^>]*>([A-Z2-7 ]{32,})<\/code>/.exec(html)![1]!.replaceAll(' ', '');
  };
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret), period: 30 }).generate({ timestamp: site.clock.now().getTime() });
  const seen = await signIn();
  site.clock.advance(5 * 60_000);
  expect(await signIn(), 'the same key while it lasts').toBe(seen);
  site.clock.advance(5 * 60_000);
  const late = await member.send('/staff/sign-in/set-up', { code: codeOf(seen) });
  expect([late.status, late.html.includes('set-up has expired')]).toEqual([422, true]);
  const next = await signIn();
  expect(next).not.toBe(seen);
  expect((await member.send('/staff/sign-in/set-up', { code: codeOf(seen) })).status).toBe(422);
  expect((await member.send('/staff/sign-in/set-up', { code: codeOf(next) })).html).toMatch(
    /<code>R[A-Z0-9]{9}<\/code>/,
  );
  expect(member.cookies.has('staff_session')).toBe(true);
});
