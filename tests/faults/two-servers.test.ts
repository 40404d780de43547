/**
 * Two servers on one database are one site: what a patient does at one of them holds at the other, also after the first
 * was killed without warning.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { socketBrowser } from '#tests/support/socket-browser.ts';
import { fillClinic, type Clinic, type Patient } from './booking-clinic.ts';
import { callApi, newAddress, postForm } from './fault-calls.ts';
import { openFaultSite, type FaultSite } from './fault-site.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: FaultSite;
let clinic: Clinic;
let first: string;
let second: string;
beforeAll(async () => {
  site = await openFaultSite({
    prepare: async (db) => {
      clinic = await fillClinic(db, { doctors: 1, patients: 3 });
    },
  });
  [first, second] = site.instances.map(({ origin }) => origin) as [string, string];
}, 240_000);
afterAll(() => site?.close());

/** The same browser at the other server, as behind a proxy that chooses one for each request. */
function browserAtBoth() {
  const [one, other] = [first, second].map((origin) => socketBrowser({ socket: origin, origin }));
  return {
    at: (origin: string) => {
      const [here, there] = origin === first ? [one!, other!] : [other!, one!];
      const shared = async <Answer>(work: Promise<Answer>) => {
        const answer = await work;
        there.cookies.clear();
        for (const [name, value] of here.cookies) there.cookies.set(name, value);
        return answer;
      };
      return {
        open: (path: string) => shared(here.open(path)),
        send: (path: string, fields: Record<string, string>) => shared(here.send(path, fields)),
      };
    },
  };
}

const hold = ({ headers, csrfToken }: Patient, origin: string, slot: string) =>
  postForm(origin, {
    path: `/book/${clinic.doctors[0]!.slug}`,
    body: { intent: 'hold', slot, zone_token: csrfToken },
    headers: { cookie: headers.cookie },
    address: newAddress(),
  });

const book = ({ headers, phone }: Patient, origin: string, slot: string) =>
  callApi(origin, {
    path: 'appointment/create',
    body: {
      doctor_id: clinic.doctors[0]!.id,
      slot,
      phone,
      name: 'Aminah binti Yusof',
      visit: 'new',
      payer: 'self_pay',
      consent_version: shippedNoticeVersion,
    },
    headers: { ...headers, 'idempotency-key': randomUUID() },
    address: newAddress(),
  });

test('a session that began at one server is one at the other, and ends at both', async () => {
  const browser = browserAtBoth();
  await browser.at(first).open('/login');
  const signedIn = await browser.at(first).send('/login', { email: 'patient@example.test', password: samplePassword });
  expect(signedIn).toMatchObject({ status: 302, location: '/profile' });
  expect((await browser.at(second).open('/profile')).status).toBe(200);
  expect((await browser.at(first).open('/profile')).status).toBe(200);
  await site.pool.query(
    `update sessions set revoked_at = now() where account_id = (select id from accounts where email = 'patient@example.test')`,
  );
  for (const origin of [first, second]) expect((await browser.at(origin).open('/profile')).status).toBe(302);
});

test('a time that is held at one server is taken at the other, and stays held when the first is killed', async () => {
  const [holder, other] = clinic.patients as [Patient, Patient];
  const slot = clinic.slots[40]!;
  expect((await hold(holder, first, slot)).status).toBe(302);
  expect((await book(other, second, slot)).status).toBe(409);
  const restarted = site.killServer(0);
  expect((await book(other, second, slot)).status).toBe(409);
  expect((await book(holder, second, slot)).status).toBe(200);
  await restarted;
  expect((await book(other, first, slot)).status).toBe(409);
  const { rows } = await site.pool.query<{ count: number }>(
    `select count(*)::int as count from appointments where starts_at = $1 and doctor_id = $2 and status = 'confirmed'`,
    [slot, clinic.doctors[0]!.id],
  );
  expect(rows[0]!.count).toBe(1);
}, 120_000);

test('guesses at one account are counted together, and a server that is killed forgets none', async () => {
  const isSignedIn = async (origin: string, password: string): Promise<boolean> => {
    const body = { email: 'patient@example.test', password };
    return (await callApi(origin, { path: 'auth/login', body, address: newAddress() })).body.status;
  };
  expect([await isSignedIn(first, samplePassword), await isSignedIn(second, samplePassword)]).toEqual([true, true]);
  for (let turn = 0; turn < 5; turn += 1)
    for (const origin of [first, second]) expect(await isSignedIn(origin, 'not the right one')).toBe(false);
  await site.killServer(0);
  expect([await isSignedIn(first, samplePassword), await isSignedIn(second, samplePassword)]).toEqual([false, false]);
}, 120_000);

test('a published change shows at both, also at the one that was away meanwhile', async () => {
  const shows = async (origin: string, name: string) =>
    (await (await fetch(`${origin}/melur-ipoh`)).text()).includes(name);
  const rename = async (name: string) => {
    await site.pool.query(`update hospitals set name = $1 where slug = 'melur-ipoh'`, [name]);
    await site.pool.query(`update area_versions set version = version + 1 where area = 'hospitals'`);
  };
  for (const origin of [first, second]) expect(await shows(origin, 'Renamed Hospital')).toBe(false);
  await rename('Renamed Hospital One');
  for (const origin of [first, second]) await expect.poll(() => shows(origin, 'Renamed Hospital One')).toBe(true);
  const restarted = site.killServer(0);
  await rename('Renamed Hospital Two');
  await expect.poll(() => shows(second, 'Renamed Hospital Two')).toBe(true);
  await restarted;
  expect(await shows(first, 'Renamed Hospital Two')).toBe(true);
  expect(site.deaths.unplanned).toBe(0);
}, 120_000);
