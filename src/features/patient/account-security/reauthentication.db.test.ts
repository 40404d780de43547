import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { startPasskey } from '#src/features/patient/credentials/credentials.server.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { softwarePasskey } from '#src/features/patient/credentials/passkeys/software-passkey.fixture.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

const sixMinutes = 6 * 60_000;
const asksForProof = 'Confirm that it&#x27;s you'.replace('&#x27;', "'");
const withPassword = { proof_way: 'password', proof_value: samplePassword };

async function withPasskey(accountId: string) {
  const id = site.app.random.uuid();
  await site.app.db.execute(
    sql`insert into passkeys (id, account_id, credential_id, public_key, label) values (${id}, ${accountId}, ${id}, 'key', 'Phone')`,
  );
  return id;
}
const auditOf = async (accountId: string, action: string) =>
  (
    await site.app.db.execute(
      sql`select count(*)::int as count from audit_log where action = ${action} and account_id = ${accountId}`,
    )
  ).rows[0]!['count'];
const mailsTo = async (email: string, words: string) =>
  (await site.outbox(email)).filter(({ subject }) => subject?.includes(words)).length;

/** Each change: the request, the notice to the owner, and the name in the audit log. */
const changes: Record<
  string,
  { path: string; fields: (who: SignedIn) => Promise<Record<string, string>>; mail: string; action: string }
> = {
  'removing a passkey': {
    path: '/setting/passkeys',
    fields: async ({ accountId }) => ({ intent: 'remove', passkey: await withPasskey(accountId) }),
    mail: 'a passkey was removed',
    action: 'passkey_removed',
  },
  'another mail address': {
    path: '/setting/email',
    fields: async () => ({ email: 'another-one@example.test' }),
    mail: 'a change of email address was requested',
    action: 'email_change_asked',
  },
  'another phone number': {
    path: '/profile/account',
    fields: async () => ({ name: 'Nur Aisyah binti Hamzah', phone: '+60129990222', language: 'en' }),
    mail: 'your phone number was changed',
    action: 'phone_changed',
  },
  'signing out everywhere else': {
    path: '/setting/devices',
    fields: async () => ({ intent: 'others' }),
    mail: 'other devices were signed out',
    action: 'signed_out_everywhere',
  },
};

describe.each(Object.entries(changes))('%s', (_name, { path, fields, mail, action }) => {
  test('waits for a fresh proof, loses nothing typed, and is written down and mailed to the owner', async () => {
    const who = await signedInAgain(site.app, sampleAccounts.patient);
    const visit = browserFor(site, who);
    const sent = await fields(who);
    const before = [await mailsTo('patient@example.test', mail), await auditOf(who.accountId, action)];
    site.clock.advance(sixMinutes);
    const asked = await visit.send(path, sent);
    expect([asked.status, asked.html.includes(asksForProof)]).toEqual([403, true]);
    for (const [name, value] of Object.entries(sent))
      expect(asked.html, name).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    const wrong = await visit.send(path, { ...sent, proof_way: 'password', proof_value: 'not this one' });
    expect([wrong.status, wrong.html.includes('href="#proof_value"'), wrong.html.includes('not this one')]).toEqual([
      422,
      true,
      false,
    ]);
    expect([await mailsTo('patient@example.test', mail), await auditOf(who.accountId, action)]).toEqual(before);
    expect((await visit.send(path, { ...sent, ...withPassword })).status).toBe(302);
    expect([await mailsTo('patient@example.test', mail), await auditOf(who.accountId, action)]).toEqual(
      before.map((count) => Number(count) + 1),
    );
  });
});

test('the step stands in three languages, and a proof lasts five minutes in its own session', async () => {
  const [here, elsewhere] = [
    await signedInAgain(site.app, sampleAccounts.patient),
    await signedInAgain(site.app, sampleAccounts.patient),
  ];
  site.clock.advance(sixMinutes);
  const words = { '': asksForProof, '/ms': 'Sahkan bahawa ini anda', '/zh': '确认是您本人' };
  for (const [prefix, title] of Object.entries(words))
    expect((await browserFor(site, here).open(`${prefix}/setting/second-factor`)).html).toContain(title);
  const proved = await browserFor(site, here).send('/setting/second-factor', withPassword);
  expect([proved.status, proved.location]).toEqual([303, '/setting/second-factor']);
  const key = async (who: SignedIn) =>
    (await browserFor(site, who).open('/setting/second-factor')).html.includes('secret=');
  expect([await key(here), await key(elsewhere)]).toEqual([true, false]);
  site.clock.advance(5 * 60_000);
  expect(await key(here)).toBe(false);
});

test('a proof gives the session another token; the one before answers for ten seconds and changes nothing', async () => {
  const who = await signedInAgain(site.app, sampleAccounts.patient);
  const former = who.cookie;
  const statusWith = async (cookie: string) => (await site.request('/profile', { headers: { cookie } })).status;
  const changeWith = (cookie: string) =>
    browserFor(site, { ...who, cookie }).send('/setting/devices', { intent: 'others' });
  site.clock.advance(sixMinutes);
  const proved = await browserFor(site, who).send('/setting/second-factor', withPassword);
  expect(proved.headers.get('set-cookie')).toMatch(
    /^session=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/,
  );
  expect(who.cookie).not.toBe(former);
  expect([await statusWith(former), await statusWith(who.cookie)]).toEqual([200, 200]);
  expect((await changeWith(former)).status, 'the proof is not its own').toBe(403);
  site.clock.advance(10_000);
  expect([await statusWith(former), await statusWith(who.cookie)]).toEqual([302, 200]);
  expect((await changeWith(who.cookie)).status).toBe(302);
});

test('a wrong proof leaves the token as it is', async () => {
  const who = await signedInAgain(site.app, sampleAccounts.patient);
  const wrong = await browserFor(site, who).send('/setting/second-factor', {
    ...withPassword,
    proof_value: 'not this',
  });
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([422, null]);
});

test('another client gets its new token in the answer', async () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const { body } = await site.api('POST', 'auth/login', { email: 'patient@example.test', password: samplePassword });
  const proof = { way: 'password', value: samplePassword };
  const proved = await site.api('POST', 'auth/confirm_owner', proof, bearer(body.token));
  expect(proved.body).toEqual({ status: true, token: expect.stringMatching(/^[\w-]{43}$/) });
  const list = async (token: string) => (await site.api('GET', 'appointment/getAll', undefined, bearer(token))).status;
  expect([await list(body.token), await list(proved.body.token)]).toEqual([200, 200]);
  site.clock.advance(10_000);
  expect([await list(body.token), await list(proved.body.token)]).toEqual([401, 200]);
});

test('guesses at the proof are limited', async () => {
  const visit = browserFor(site, await signedInAgain(site.app, sampleAccounts.patient));
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await visit.send('/setting/devices', { proof_way: 'password', proof_value: 'wrong' })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

test('where the second factor is on its code is the proof, and the password is not', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  await site.app.db
    .update(accounts)
    .set({ totpSecret: site.app.secrets.seal(secret), secondFactorAt: site.clock.now() })
    .where(sql`id = ${sampleAccounts.newPatient}`);
  const visit = browserFor(site, await signedInAgain(site.app, sampleAccounts.newPatient));
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret), period: 30 }).generate({ timestamp: site.clock.now().getTime() });
  site.clock.advance(sixMinutes);
  expect((await visit.open('/setting/password')).html).not.toContain('name="current"');
  expect((await visit.send('/setting/devices', { intent: 'others', ...withPassword })).status).toBe(422);
  const sent = { intent: 'others', proof_way: 'code', proof_value: code() };
  expect((await visit.send('/setting/devices', sent)).status).toBe(302);
  expect((await visit.open('/setting/password')).html).toContain('name="current"');
});

test('who has neither password nor passkey gets a code by mail, for this session, once', async () => {
  const [one, two] = [await signedInPatient(site.app, 'By Google alone'), await signedInPatient(site.app, 'Another')];
  const email = `${one.accountId}@example.test`;
  site.clock.advance(sixMinutes);
  const sent = { intent: 'others' };
  const visit = browserFor(site, one);
  expect((await visit.send('/setting/devices', sent)).html).toContain('Email me a code');
  expect((await visit.send('/setting/devices', { ...sent, proof_way: 'send' })).html).toContain('emailed you a code');
  const code = /: (\d{8})\n/.exec((await site.outbox(email))[0]!.text)![1]!;
  const withCode = (value: string) => ({ ...sent, proof_way: 'mail', proof_value: value });
  const twin = browserFor(site, await signedInAgain(site.app, one.accountId));
  site.clock.advance(sixMinutes);
  expect((await browserFor(site, two).send('/setting/devices', withCode(code))).status, 'of another account').toBe(422);
  expect((await twin.send('/setting/devices', withCode(code))).status, 'of another session').toBe(422);
  expect((await visit.send('/setting/devices', withCode(code))).status).toBe(302);
  site.clock.advance(sixMinutes);
  expect((await visit.send('/setting/devices', withCode(code))).status, 'once').toBe(422);
});

test('a passkey is added only with a fresh proof, and then is one itself', async () => {
  const who = await signedInAgain(site.app, sampleAccounts.patient);
  const visit = browserFor(site, who);
  const device = softwarePasskey();
  site.clock.advance(sixMinutes);
  const making = await startPasskey(site.app, who.actor as never);
  const sent = {
    ceremony: making.ceremony,
    response: JSON.stringify(device.make(making.options.challenge)),
    label: 'My phone',
  };
  const asked = await visit.send('/setting/passkeys', sent);
  expect([asked.status, asked.html.includes(asksForProof)]).toEqual([403, true]);
  expect((await visit.send('/setting/passkeys', { ...sent, ...withPassword })).location).toBe(
    '/setting/passkeys?done=added',
  );
  expect((await site.outbox('patient@example.test'))[0]!.subject).toContain('a passkey was added (My phone)');
  site.clock.advance(sixMinutes);
  const page = await site.request('/setting/second-factor', { headers: { cookie: who.cookie } });
  const html = await page.text();
  const [, ceremony] = /name="proof_ceremony" value="([^"]+)"/.exec(html)!;
  const challenge = /challenge[\\":]+([\w-]{20,})/.exec(html)![1]!;
  const used = await visit.send('/setting/second-factor', {
    proof_way: 'passkey',
    proof_ceremony: ceremony!,
    proof_response: JSON.stringify(device.use(challenge)),
  });
  expect([used.status, used.location]).toEqual([303, '/setting/second-factor']);
});

test('a call asks for it too: a number is not proved from a browser that was left open', async () => {
  const who = await signedInAgain(site.app, sampleAccounts.patient);
  const visit = browserFor(site, who);
  const phone_no = '+60129990333';
  await visit.call('POST', 'auth/twilio', { phone_no });
  const otp_code = /\d{6}/.exec((await site.outbox(phone_no))[0]!.text)![0];
  site.clock.advance(sixMinutes - 2 * 60_000);
  await visit.call('POST', 'auth/twilio', { phone_no });
  const fresh = /\d{6}/.exec((await site.outbox(phone_no))[0]!.text)![0];
  site.clock.advance(2 * 60_000);
  expect(otp_code).toMatch(/^\d{6}$/);
  const refused = await visit.call('POST', 'auth/twilio', { phone_no, otp_code: fresh });
  expect([refused.status, refused.body.code]).toEqual([403, 'proof_needed']);
  expect((await visit.call('POST', 'auth/confirm_owner', { way: 'password', value: 'wrong' })).status).toBe(422);
  expect((await visit.call('POST', 'auth/confirm_owner', { way: 'password', value: samplePassword })).status).toBe(200);
  expect((await visit.call('POST', 'auth/twilio', { phone_no, otp_code: fresh })).status).toBe(200);
  expect(await mailsTo('patient@example.test', 'a phone number was confirmed')).toBe(1);
});
