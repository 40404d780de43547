import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffBrowser, leadsTo } from '#src/features/console/frame/staff-browser.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword, sampleTotpSecret } from '#tests/support/sample-sign-in.ts';
import { simulatedCode, simulatedIdentity } from '#src/platform/identity/social-sign-in.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { apiBrowser } from './api-browser.fixture.ts';
import { signedInPatient, signedInStaff } from './signed-in.fixture.ts';

let site: TestSite;
let other: ReturnType<TestSite['beside']>;
beforeAll(async () => {
  site = await openTestSite({ trustedProxies: 1 });
  other = site.beside();
});
beforeEach(async () => {
  site.clock.advance(60_000);
  await site.app.db.execute(sql`delete from rate_limits`);
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const aisyah = { email: 'patient@example.test', password: samplePassword };
let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;

/** Ten wrong passwords, each from another address, half of them on the other server. */
async function lockOut(email: string) {
  for (let guess = 0; guess < 10; guess += 1)
    await apiBrowser(guess % 2 ? site : other, newAddress()).call('auth/login', { email, password: `wrong ${guess}` });
}
const fromUnknown = (email: string) =>
  apiBrowser(site, newAddress()).call('auth/login', { email, password: samplePassword });

test('a stranger’s wrong passwords close the account for unknown devices, not for the one that its owner signed in with', async () => {
  const own = apiBrowser(site, newAddress());
  await own.call('auth/login', aisyah);
  await lockOut(aisyah.email);
  expect((await fromUnknown(aisyah.email)).status).toBe(429);
  expect((await own.call('auth/login', aisyah, other)).body.status).toBe(true);
  const { rows } = await site.app.db.execute(
    sql`select distinct subject_id from audit_log where action = 'sign_in_locked'`,
  );
  expect(rows).toEqual([{ subject_id: sampleAccounts.patient }]);
});

test('a known device has ten wrong passwords too, and no more', async () => {
  const own = apiBrowser(site, newAddress());
  await own.call('auth/login', aisyah);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await own.call('auth/login', { ...aisyah, password: 'wrong' }, guess % 2 ? site : other)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await fromUnknown(aisyah.email)).status, 'others are not closed out by it').toBe(200);
});

test('the cookie of a device is signed, is renewed at each sign-in, and counts for its own accounts alone', async () => {
  const own = apiBrowser(site, newAddress());
  await own.call('auth/login', aisyah);
  const first = own.cookies.get('device')!;
  await own.call('auth/login', { email: 'newpatient@example.test', password: samplePassword });
  const second = own.cookies.get('device')!;
  expect(second).not.toBe(first);
  await lockOut(aisyah.email);
  const withCookie = async (device: string, email = aisyah.email) => {
    const browser = apiBrowser(site, newAddress());
    browser.cookies.set('device', device);
    return (await browser.call('auth/login', { email, password: samplePassword })).status;
  };
  expect(await withCookie(first), 'the cookie before').toBe(429);
  expect(await withCookie(`${second.slice(0, -2)}xx`), 'a forged one').toBe(429);
  const neighbour = apiBrowser(site, newAddress());
  await neighbour.call('auth/login', { email: 'newpatient@example.test', password: samplePassword });
  expect(await withCookie(neighbour.cookies.get('device')!), 'a device of somebody else').toBe(429);
  expect(await withCookie(second), 'both accounts are known to the newest').toBe(200);
});

test('what Google sends back is taken once: its state is spent, also on another server', async () => {
  const start = await site.request('/login/with/google');
  const cookie = start.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const state = new URL(start.headers.get('location')!).searchParams.get('state')!;
  const code = simulatedCode(
    site.app,
    simulatedIdentity('google', { email: 'once@example.test', isEmailVerified: true, name: 'Once' }),
  );
  const back = `/login/with/google/return?${new URLSearchParams({ state, code })}`;
  const first = await site.request(back, { headers: { cookie } });
  expect(first.headers.get('location')).not.toContain('social=failed');
  expect(first.headers.getSetCookie().join()).toContain('session=');
  for (const server of [site, other]) {
    const second = await server.request(back, { headers: { cookie } });
    expect(second.headers.get('location')).toContain('social=failed');
    expect(second.headers.getSetCookie().join()).not.toContain('session=');
  }
});

test('who signs out everywhere is known on no device any more', async () => {
  const own = apiBrowser(site, newAddress());
  await own.call('auth/login', aisyah);
  await site.api('POST', 'auth/reset_password', { email: aisyah.email });
  const code = /reset-password#(\S+)/.exec((await site.outbox(aisyah.email))[0]!.text)![1]!;
  await site.api('POST', 'auth/reset_password', { code, password: samplePassword });
  await lockOut(aisyah.email);
  expect((await own.call('auth/login', aisyah)).status).toBe(429);
});

test('fifty wrong passwords in a day close the account for unknown devices until the day is over', async () => {
  const statuses: number[] = [];
  for (let quarter = 0; quarter < 6; quarter += 1) {
    site.clock.advance(15 * 60_000);
    for (let guess = 0; guess < 9; guess += 1)
      statuses.push(
        (
          await apiBrowser(site, newAddress()).call('auth/login', {
            email: 'newpatient@example.test',
            password: 'wrong',
          })
        ).status,
      );
  }
  expect(statuses.indexOf(429)).toBe(50);
  const another = async () =>
    (await apiBrowser(site, newAddress()).call('auth/login', { email: 'newpatient@example.test', password: 'wrong' }))
      .status;
  site.clock.advance(22 * 3_600_000);
  expect(await another()).toBe(429);
  site.clock.advance(2 * 3_600_000);
  expect(await another()).not.toBe(429);
  // Fifty passwords are hashed one after the other.
}, 180_000);

test('one IPv6 network is one address: its tries are counted together, and another network’s are not', async () => {
  const tryFrom = async (address: string, index: number) =>
    (
      await apiBrowser(index % 2 ? site : other, address).call('auth/login', {
        email: `nobody-${index}@example.test`,
        password: 'wrong',
      })
    ).status;
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push(await tryFrom(`2001:db8:0:7:${index.toString(16)}::${index + 1}`, index));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await tryFrom('2001:db8::8:0:0:0:1', 20), 'the network 2001:db8:0:8').toBe(200);
});

test('an administrator unlocks a colleague, which is written down; others may not', async () => {
  const email = 'procurement@example.test';
  const path = `/staff/people/${sampleAccounts.procurement}`;
  await lockOut(email);
  const atDesk = async () => {
    const browser = staffBrowser(site);
    await browser.open('/staff/sign-in');
    const answer = await browser.send('/staff/sign-in', { email, password: samplePassword });
    return { browser, answer };
  };
  expect((await atDesk()).answer.status).toBe(429);
  const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  expect((await sendForm(site, path, editor, { intent: 'unlock' })).status).toBe(403);
  const elsewhere = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 5 }]);
  expect((await sendForm(site, path, elsewhere, { intent: 'unlock' })).status).toBe(404);
  expect((await sendForm(site, path, await signedInPatient(site.app), { intent: 'unlock' })).status).toBe(303);
  expect((await atDesk()).answer.status, 'still closed').toBe(429);
  const admin = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  expect(await (await openConsole(site, path, admin)).text()).toContain('Unlock sign-in');
  expect((await sendForm(site, path, admin, { intent: 'unlock' })).headers.get('location')).toBe(
    `${path}?done=unlocked`,
  );
  const { browser, answer } = await atDesk();
  expect(leadsTo(answer)).toBe('/staff/sign-in/code');
  await browser.open('/staff/sign-in/code');
  const code = new TOTP({ secret: Secret.fromBase32(sampleTotpSecret), period: 30 }).generate({
    timestamp: site.clock.now().getTime(),
  });
  expect(leadsTo(await browser.send('/staff/sign-in/code', { code }))).toBe('/staff');
  const { rows } = await site.app.db.execute(
    sql`select account_id, subject_id from audit_log where action = 'staff_unlocked'`,
  );
  expect(rows).toEqual([{ account_id: admin.accountId, subject_id: sampleAccounts.procurement }]);
});
