import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffBrowser, leadsTo } from '#src/features/console/frame/staff-browser.fixture.ts';
import { sendForm } from '#src/features/console/frame/console.fixture.ts';
import { accounts, identities, passkeys, recoveryCodes } from '#src/features/patient/accounts/data/accounts.table.ts';
import { startPasskey } from '#src/features/patient/credentials/credentials.server.ts';
import { softwarePasskey } from '#src/features/patient/credentials/passkeys/software-passkey.fixture.ts';
import { nobodySignedIn, signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { apiBrowser } from '#src/features/patient/sessions/api-browser.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

const strangers = 'three kind otters';
const owners = 'long rain on tin roofs';
let victims = 0;

/** A stranger registers somebody's address, and is signed in. */
async function registered() {
  const email = `victim-${(victims += 1)}@example.test`;
  await site.api('POST', 'auth/register', {
    name: 'A stranger',
    email,
    phone: '012-345 6789',
    id_kind: 'nric',
    id_number: '900101-14-5678',
    password: strangers,
    consent_version: shippedNoticeVersion,
  });
  const [account] = await site.app.db
    .select()
    .from(accounts)
    .where(sql`email = ${email}`);
  return { email, id: account!.id, stranger: await signedInAgain(site.app, account!.id) };
}

/** Every sign-in method that a stranger could add before the address was verified. */
async function withSignInMethods(id: string) {
  const now = site.clock.now();
  await site.app.db.insert(passkeys).values({
    id: site.app.random.uuid(),
    accountId: id,
    credentialId: `stranger ${id}`,
    publicKey: 'x',
    label: 'Theirs',
  });
  await site.app.db
    .insert(identities)
    .values({ accountId: id, issuer: 'https://accounts.google.com', subject: `g ${id}` });
  await site.app.db.insert(recoveryCodes).values({ accountId: id, codeHash: 'theirs' });
  await site.app.db
    .update(accounts)
    .set({ phoneVerifiedAt: now, totpSecret: site.app.secrets.seal('JBSWY3DPEHPK3PXP'), secondFactorAt: now })
    .where(sql`id = ${id}`);
}

const signInMethodsOf = async (id: string) => {
  const { rows } = await site.app.db.execute(sql`select
    (select count(*)::int from passkeys where account_id = a.id) as passkeys,
    (select count(*)::int from recovery_codes where account_id = a.id) as codes,
    (select array_agg(issuer order by issuer) from identities where account_id = a.id) as identities,
    (select count(*)::int from sessions where account_id = a.id and revoked_at is null) as sessions,
    phone_verified_at, second_factor_at, totp_secret, email_verified_at is not null as is_proved
    from accounts a where id = ${id}`);
  return rows[0];
};
const theOwnersAlone = {
  passkeys: 0,
  codes: 0,
  identities: ['local:credential'],
  sessions: 0,
  phone_verified_at: null,
  second_factor_at: null,
  totp_secret: null,
  is_proved: true,
};
const signsIn = async (email: string, password: string) =>
  (await apiBrowser(site).call('auth/login', { email, password })).body.status;

test('nothing that opens an account is added before its address is proved', async () => {
  const { id, stranger } = await registered();
  const visit = browserFor(site, stranger);
  const device = softwarePasskey();
  const { options, ceremony } = await startPasskey(site.app, stranger.actor as never);
  const passkey = await visit.send('/setting/passkeys', {
    ceremony,
    response: JSON.stringify(device.make(options.challenge)),
    label: 'Theirs',
  });
  expect([passkey.status, passkey.html.includes('Confirm your email address first')]).toEqual([409, true]);
  expect((await visit.send('/setting/email', { email: 'stranger@example.test' })).status).toBe(409);
  await visit.send('/verify-phone', { phone: '+60129990111' });
  const code = /\d{6}/.exec((await site.outbox('+60129990111'))[0]!.text)![0];
  expect((await visit.send('/verify-phone', { step: 'code', phone: '+60129990111', code })).status).toBe(409);
  await visit.open('/setting/second-factor');
  expect((await visit.send('/setting/second-factor', { intent: 'confirm', code: '123456' })).status).toBe(409);
  expect(await signInMethodsOf(id)).toMatchObject({ passkeys: 0, phone_verified_at: null, second_factor_at: null });
});

test('a reset by mail removes all that a stranger added before: passkey, phone, factor, codes, Google and sessions', async () => {
  const { email, id, stranger } = await registered();
  await withSignInMethods(id);
  await site.api('POST', 'auth/reset_password', { email });
  const code = /reset-password#(\S+)/.exec((await site.outbox(email))[0]!.text)![1]!;
  expect((await site.api('POST', 'auth/reset_password', { code, password: owners })).status).toBe(200);
  expect(await signInMethodsOf(id)).toEqual(theOwnersAlone);
  expect((await browserFor(site, stranger).open('/profile')).status).toBe(302);
  expect([await signsIn(email, strangers), await signsIn(email, owners)]).toEqual([false, true]);
});

test('a reset of an address that was proved long ago leaves what its owner added', async () => {
  const { email, id } = await registered();
  await site.app.db.execute(sql`update accounts set email_verified_at = now() where id = ${id}`);
  await withSignInMethods(id);
  await site.api('POST', 'auth/reset_password', { email });
  const code = /reset-password#(\S+)/.exec((await site.outbox(email))[0]!.text)![1]!;
  await site.api('POST', 'auth/reset_password', { code, password: owners });
  expect(await signInMethodsOf(id)).toMatchObject({ passkeys: 1, codes: 1, sessions: 0 });
});

test('the mailed link asks for the password of the registration, and removes what was added before', async () => {
  const { email, id } = await registered();
  await withSignInMethods(id);
  const code = /verify-email#(\S+)/.exec((await site.outbox(email))[0]!.text)![1]!;
  const reader = staffBrowser(site);
  const shown = await reader.open('/verify-email');
  expect(shown.html).toContain('name="password"');
  const wrong = await reader.send('/verify-email', { code, password: 'I never registered' });
  expect([wrong.status, wrong.html.includes('href="#password"')]).toEqual([422, true]);
  expect(await signInMethodsOf(id)).toMatchObject({ is_proved: false, passkeys: 1 });
  const proved = await reader.send('/verify-email', { code, password: strangers });
  expect([proved.status, leadsTo(proved)]).toEqual([302, '/profile?done=welcome']);
  // The one session belongs to the person who has just typed the password.
  expect(await signInMethodsOf(id)).toEqual({ ...theOwnersAlone, sessions: 1 });
});

test('an invitation to an address that a stranger registered makes its own password, and nothing of the stranger’s opens the console', async () => {
  const { email, id, stranger } = await registered();
  await withSignInMethods(id);
  const admin = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  await sendForm(site, '/staff/people/invite', admin, { email, 'role-1': 'front_desk', 'place-1': '3' });
  const token = /\/staff\/join#([\w-]{43})\n/.exec((await site.outbox(email))[0]!.text)![1]!;
  const reader = staffBrowser(site);
  await reader.open('/staff/join');
  const joined = await reader.send('/staff/join', { token, intent: 'join', name: 'Chong Wei', password: owners });
  expect(leadsTo(joined)).toBe('/staff/sign-in/set-up');
  expect(await signInMethodsOf(id)).toMatchObject(theOwnersAlone);
  expect((await browserFor(site, stranger).open('/profile')).status).toBe(302);
  for (const [password, status] of [
    [strangers, 401],
    [owners, 302],
  ] as const) {
    const browser = staffBrowser(site);
    await browser.open('/staff/sign-in');
    expect((await browser.send('/staff/sign-in', { email, password })).status).toBe(status);
  }
  expect((await browserFor(site, nobodySignedIn).open('/staff')).status).toBe(302);
});
