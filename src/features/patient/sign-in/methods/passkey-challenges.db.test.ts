import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffBrowser, leadsTo } from '#src/features/console/frame/staff-browser.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { startPasskey } from '#src/features/patient/credentials/credentials.server.ts';
import { softwarePasskey } from '#src/features/patient/credentials/passkeys/software-passkey.fixture.ts';
import { browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { apiBrowser } from '#src/features/patient/sessions/api-browser.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';

let site: TestSite;
let other: ReturnType<TestSite['beside']>;
let owner: SignedIn;
const device = softwarePasskey();
beforeAll(async () => {
  site = await openTestSite();
  other = site.beside();
  owner = await signedInPatient(site.app);
  expect((await makePasskey(owner, device)).location).toBe('/setting/passkeys?done=added');
});
beforeEach(() => site.app.db.execute(sql`delete from rate_limits`));
afterAll(async () => {
  await other.close();
  await site.close();
});

async function makePasskey(who: SignedIn, on: ReturnType<typeof softwarePasskey>) {
  const { options, ceremony } = await startPasskey(site.app, who.actor as never);
  return browserFor(site, who).send('/setting/passkeys', {
    ceremony,
    response: JSON.stringify(on.make(options.challenge)),
    label: 'Phone',
  });
}

async function challenged(browser = apiBrowser(site)) {
  const { body } = await browser.call('auth/passkey_options');
  const { options, ceremony } = (body['data'] ?? body) as { options: { challenge: string }; ceremony: string };
  return { browser, answer: { ceremony, response: device.use(options.challenge) } };
}

test('a passkey signs in from the browser that got the challenge, on whichever server', async () => {
  const { browser, answer } = await challenged();
  expect((await browser.call('auth/passkey_login', answer, other)).body).toMatchObject({
    status: true,
    account: { user_id: owner.accountId },
  });
});

test('an answer that was seen on its way is worth nothing: neither a second time, nor in another browser', async () => {
  const { browser, answer } = await challenged();
  const thief = apiBrowser(site);
  await thief.call('auth/passkey_options');
  expect((await thief.call('auth/passkey_login', answer)).body).toMatchObject({
    status: false,
    code: 'passkey_invalid',
  });
  expect((await browser.call('auth/passkey_login', answer)).body.status).toBe(true);
  browser.cookies.delete('session');
  for (const server of [site, other])
    expect((await browser.call('auth/passkey_login', answer, server)).body).toMatchObject({
      status: false,
      code: 'passkey_invalid',
    });
});

test('of one answer that is sent to both servers at once one is taken', async () => {
  const { browser, answer } = await challenged();
  const twin = apiBrowser(other);
  twin.cookies.set('guest', browser.cookies.get('guest')!);
  const both = await Promise.all([
    browser.call('auth/passkey_login', answer),
    twin.call('auth/passkey_login', answer, other),
  ]);
  expect(both.map(({ body }) => body['status']).toSorted()).toEqual([false, true]);
});

test('a challenge is over after five minutes', async () => {
  const { browser, answer } = await challenged();
  site.clock.advance(5 * 60_000);
  expect((await browser.call('auth/passkey_login', answer)).body).toMatchObject({ code: 'passkey_invalid' });
});

test('a challenge to make a passkey is one session’s, and makes one passkey', async () => {
  const [one, two] = [await signedInPatient(site.app, 'One'), await signedInPatient(site.app, 'Two')];
  const { options, ceremony } = await startPasskey(site.app, one.actor as never);
  const made = () => ({
    ceremony,
    response: JSON.stringify(softwarePasskey().make(options.challenge)),
    label: 'Phone',
  });
  expect((await browserFor(site, two).send('/setting/passkeys', made())).status).toBe(401);
  expect((await browserFor(site, one).send('/setting/passkeys', made())).status).toBe(302);
  expect((await browserFor(site, one).send('/setting/passkeys', made())).status).toBe(401);
  const { rows } = await site.app.db.execute(
    sql`select count(*)::int as count from passkeys where account_id = ${one.accountId}`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a passkey comes in while wrong passwords have closed the address and the account', async () => {
  const browser = apiBrowser(site);
  for (let guess = 0; guess < 11; guess += 1)
    await browser.call('auth/login', { email: `${owner.accountId}@example.test`, password: 'wrong' });
  const closed = await browser.call('auth/login', { email: `${owner.accountId}@example.test`, password: 'wrong' });
  expect(closed.status).toBe(429);
  const { answer } = await challenged(browser);
  expect((await browser.call('auth/passkey_login', answer)).body.status).toBe(true);
});

test('at the console too: an answer is the browser’s that was asked, once', async () => {
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
  const key = softwarePasskey();
  const { options, ceremony } = await startPasskey(site.app, nurse.actor as never);
  const made = await sendForm(site, '/staff/passkeys', nurse, {
    ceremony,
    response: JSON.stringify(key.make(options.challenge)),
    label: 'Ward phone',
  });
  expect(made.headers.get('location')).toBe('/staff/passkeys?done=added');
  site.clock.advance(6 * 60_000);
  const html = await (await openConsole(site, '/staff/passkeys', nurse)).text();
  const id = /name="passkey" value="([^"]+)"/.exec(html)![1]!;
  expect((await sendForm(site, '/staff/passkeys', nurse, { intent: 'remove', passkey: id })).status).toBe(403);
  const browser = staffBrowser(site);
  const page = (await browser.open('/staff/sign-in')).html;
  const fields = {
    ceremony: /name="ceremony" value="([^"]+)"/.exec(page)![1]!,
    response: JSON.stringify(key.use(/challenge[\\":]+([\w-]{20,})/.exec(page)![1]!)),
  };
  const thief = staffBrowser(site);
  await thief.open('/staff/sign-in');
  expect((await thief.send('/staff/sign-in', fields)).status).toBe(401);
  expect(leadsTo(await browser.send('/staff/sign-in', fields))).toBe('/staff');
  browser.cookies.delete('staff_session');
  await browser.open('/staff/sign-in');
  expect((await browser.send('/staff/sign-in', fields)).status).toBe(401);
});
