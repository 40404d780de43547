import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { sql } from 'drizzle-orm';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { samplePassword, sampleTotpSecret } from '#tests/support/sample-sign-in.ts';
import { sessions } from '#src/features/patient/sessions/data/sessions.table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(() => site.close());

const patient = { email: 'patient@example.test', password: samplePassword };
const inBrowser = { 'sec-fetch-site': 'same-origin' };
const totp = (at: Date) =>
  new TOTP({ secret: Secret.fromBase32(sampleTotpSecret), period: 30 }).generate({ timestamp: at.getTime() });

/** A browser that stores its cookies and, as `token`, the calls' answers. */
function browser() {
  const cookies = new Map<string, string>();
  let token: string | undefined;
  return {
    cookies,
    token: () => token,
    async call(path: string, body?: unknown, headers: Record<string, string> = {}) {
      const answer = await site.api('POST', path, body ?? {}, {
        ...inBrowser,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      });
      for (const text of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(text)!;
        if (value) cookies.set(name!, value);
        else cookies.delete(name!);
      }
      token = answer.body.token ?? token;
      return answer;
    },
  };
}

test('a guest signs in with email and password: status, a token, and the account with a masked identity number', async () => {
  const visitor = browser();
  await visitor.call('auth/token', { action: 'get_token' });
  const guestToken = visitor.token();
  const { body, status } = await visitor.call('auth/login', patient);
  expect(status).toBe(200);
  expect(body).toEqual({
    status: true,
    token: expect.stringMatching(/^m1\./),
    account: {
      user_id: expect.any(String),
      firstname: 'Nur Aisyah binti Hamzah',
      email: patient.email,
      nric: '******-**-5556',
    },
  });
  expect(visitor.cookies.get('session')).toHaveLength(43);
  expect((await visitor.call('auth/token', { action: 'check_token', token: body.token })).body).toEqual({
    status: true,
  });
  expect((await visitor.call('auth/token', { action: 'check_token', token: guestToken })).body).toEqual({
    status: false,
  });
});

test('the token in a browser’s storage is worth nothing without its cookie', async () => {
  const visitor = browser();
  await visitor.call('auth/login', patient);
  const thief = browser();
  expect((await thief.call('auth/token', { action: 'check_token', token: visitor.token() })).body).toEqual({
    status: false,
  });
  expect(
    (await site.api('GET', 'appointment/getAll', undefined, { authorization: `Bearer ${visitor.token()}` })).status,
  ).toBe(401);
});

test('the session’s token is kept as a hash, rotates at each sign-in, and its cookie is HttpOnly and Lax', async () => {
  const { headers } = await site.api('POST', 'auth/login', patient, inBrowser);
  const cookie = headers.getSetCookie().find((text) => text.startsWith('session='))!;
  expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
  const token = /=([\w-]+)/.exec(cookie)![1]!;
  expect(JSON.stringify(await site.app.db.select().from(sessions))).not.toContain(token);
  const again = await site.api('POST', 'auth/login', patient, inBrowser);
  expect(again.headers.getSetCookie().join()).not.toContain(token);
});

test('another client than a browser gets a bearer of its own', async () => {
  const { body, headers } = await site.api('POST', 'auth/login', patient);
  expect(headers.getSetCookie()).toEqual([]);
  expect((await site.api('POST', 'auth/token', { action: 'check_token', token: body.token })).body).toEqual({
    status: true,
  });
  site.clock.advance(31 * 60_000);
  expect((await site.api('POST', 'auth/token', { action: 'check_token', token: body.token })).body).toEqual({
    status: false,
  });
});

test('a wrong password and an unknown address get one and the same answer', async () => {
  const wrong = await site.api('POST', 'auth/login', { ...patient, password: 'not the password' });
  const unknown = await site.api('POST', 'auth/login', { ...patient, email: 'nobody@example.test' });
  expect(wrong.body).toEqual({ status: false, code: 'invalid-credential', message: 'Invalid Credential' });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('after ten wrong passwords further tries are told to wait, for known and unknown accounts alike', async () => {
  for (const email of ['newpatient@example.test', 'nobody-at-all@example.test']) {
    await site.app.db.execute(sql`delete from rate_limits`);
    const answers = [];
    for (let count = 0; count < 20; count += 1)
      answers.push(await site.api('POST', 'auth/login', { email, password: `wrong ${count}` }));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 10 }, () => 429),
    ]);
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('what is not an address, an empty or a 4,000-character password is refused beside its field', async () => {
  const bad = [
    { email: 'x', password: 'y' },
    { email: patient.email, password: '' },
    { email: patient.email, password: 'x'.repeat(4_000) },
    {},
  ];
  for (const body of bad) expect((await site.api('POST', 'auth/login', body)).status).toBe(422);
});

test('an account with a second factor opens no session before its code, and the code works once', async () => {
  const admin = { email: 'admin@example.test', password: samplePassword };
  const visitor = browser();
  expect((await visitor.call('auth/login', admin)).body).toEqual({ status: true, second_factor: {} });
  expect(visitor.cookies.has('session')).toBe(false);
  expect((await visitor.call('auth/second_factor', { code: '000000' })).body).toMatchObject({ status: false });
  const code = totp(site.clock.now());
  expect((await visitor.call('auth/second_factor', { code })).status).toBe(200);
  expect(visitor.cookies.has('session')).toBe(true);
  const second = browser();
  await second.call('auth/login', admin);
  expect((await second.call('auth/second_factor', { code })).status).toBe(422);
});

test('a sign-in that waits for its second factor ends after ten minutes', async () => {
  const visitor = browser();
  await visitor.call('auth/login', { email: 'admin@example.test', password: samplePassword });
  site.clock.advance(10 * 60_000 + 1);
  expect((await visitor.call('auth/second_factor', { code: totp(site.clock.now()) })).body).toMatchObject({
    status: false,
    code: 'sign_in_over',
  });
});

test('single sign-on with a made-up token is refused in the specification’s words', async () => {
  const { status, body } = await site.api('POST', 'auth/firebase_login', { email: patient.email, token: 'made up' });
  expect([status, body.status, body.message]).toEqual([200, false, 'Invalid email or password. Please try again.']);
});

test('signing out ends the session, makes a new guest, and takes the cookie away', async () => {
  const visitor = browser();
  await visitor.call('auth/token', { action: 'get_token' });
  const guest = visitor.cookies.get('guest');
  await visitor.call('auth/login', patient);
  const stolen = visitor.cookies.get('session');
  const { body } = await visitor.call('auth/logout');
  expect(body).toEqual({ status: true, token: expect.stringMatching(/^m1\./) });
  expect(visitor.cookies.has('session')).toBe(false);
  expect(visitor.cookies.get('guest')).not.toBe(guest);
  visitor.cookies.set('session', stolen!);
  expect((await visitor.call('auth/alive')).body.status).toBe(false);
});

test('a session ends after the idle time of the settings, which a check does not put off, and after twelve hours at most', async () => {
  const visitor = browser();
  // The marker of a session is valid as long as the session.
  const isSignedIn = async () =>
    (await visitor.call('auth/token', { action: 'check_token', token: visitor.token() })).body.status as boolean;
  const use = () => site.request('/book', { headers: { cookie: `session=${visitor.cookies.get('session')}` } });
  await visitor.call('auth/login', patient);
  site.clock.advance(14 * 60_000);
  expect(await isSignedIn()).toBe(true);
  site.clock.advance(61_000);
  expect(await isSignedIn()).toBe(false);
  await visitor.call('auth/login', patient);
  for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
    expect(await isSignedIn()).toBe(true);
    await use();
    site.clock.advance(10 * 60_000);
  }
  expect(await isSignedIn()).toBe(false);
});

test('sign-ins and refusals are in the audit log, without address or password', async () => {
  const entries = await site.app.db.select().from(auditLog);
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set(['sign_in', 'sign_in_refused', 'sign_in_locked', 'session_ended']),
  );
  expect(JSON.stringify(entries)).not.toMatch(/example\.test|melur-demo/);
});
