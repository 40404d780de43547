import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureCalls } from '#src/server/api-calls.ts';
import { addresses } from '#src/routes.ts';
import { nobodySignedIn, visitOf } from '#src/features/patient/profile/patient-visit.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sign-in/signed-in.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let patient: SignedIn;
let revoked: SignedIn;
let expired: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  patient = await signedInPatient(site.app);
  [revoked, expired] = [await signedInPatient(site.app, 'Revoked'), await signedInPatient(site.app, 'Expired')];
  await site.app.db.execute(
    sql`update sessions set revoked_at = ${site.clock.now().toISOString()} where id = ${revoked.sessionId}`,
  );
  await site.app.db.execute(
    sql`update sessions set expires_at = ${site.clock.now().toISOString()} where id = ${expired.sessionId}`,
  );
});
afterAll(() => site.close());

const openPaths = /^\/staff\/(sign-in|join)(\/|$)/;
const pathOf = (path: string) => path.replace(/:\w+/g, 'none').replace('*', 'none');
const patientPaths = addresses.filter(({ zone }) => zone === 'patient').map(({ path }) => pathOf(path));
const staffPaths = addresses
  .filter(({ zone, path }) => zone === 'staff' && !openPaths.test(path))
  .map(({ path }) => pathOf(path));
const patientCalls = featureCalls
  .filter(({ access }) => access === 'patient')
  .map(({ method, path }) => [method, path.replace(/:\w+/g, 'none')] as const);

describe('every page of a patient', () => {
  test.each([
    ['a guest', () => nobodySignedIn],
    ['a revoked session', () => revoked],
    ['a session that is over', () => expired],
  ] as const)('sends %s to sign in, and back afterwards', async (_who, of) => {
    expect(patientPaths.length).toBeGreaterThan(30);
    for (const path of patientPaths) {
      expect(await visitOf(site, of()).open(path), path).toMatchObject({
        status: 302,
        location: `/login?next=${encodeURIComponent(path)}`,
      });
      expect([302, 303], `POST ${path}`).toContain((await visitOf(site, of()).send(path, {})).status);
    }
  });

  test('is served to navigations alone, and takes nothing without the token of its document', async () => {
    for (const path of patientPaths) {
      expect(
        (await site.request(path, { headers: { cookie: patient.cookie, 'sec-fetch-dest': 'empty' } })).status,
        path,
      ).toBe(403);
      expect(
        (await site.request(`${path}.data`, { headers: { cookie: patient.cookie, 'sec-fetch-dest': 'empty' } })).status,
        `${path}.data`,
      ).toBe(403);
      expect(
        (await visitOf(site, { ...patient, zoneToken: revoked.zoneToken }).send(path, {})).status,
        `POST ${path}`,
      ).toBe(403);
    }
  });
});

describe('every page of the console', () => {
  test('sends guests, patients and staff whose session ended to its own door', async () => {
    const gone = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
    await site.app.db.execute(
      sql`update sessions set revoked_at = ${site.clock.now().toISOString()} where id = ${gone.sessionId}`,
    );
    for (const who of [nobodySignedIn, patient, gone]) {
      for (const path of staffPaths)
        expect(await visitOf(site, who).open(path), path).toMatchObject({
          status: 302,
          location: expect.stringContaining('/staff/sign-in'),
        });
    }
  });
});

describe('every call for a patient', () => {
  test('answers nobody else: a guest, a session that ended, a page without its token', async () => {
    expect(patientCalls.length).toBeGreaterThan(8);
    for (const [method, path] of patientCalls) {
      const body = method === 'POST' ? {} : undefined;
      expect((await site.api(method, path, body)).status, path).toBe(401);
      for (const who of [revoked, expired])
        expect((await visitOf(site, who).call(method, path, body)).status, path).toBe(401);
      expect(
        (await visitOf(site, { ...patient, zoneToken: expired.zoneToken }).call(method, path, body)).status,
        path,
      ).toBe(403);
    }
  });
});

describe('behind a proxy of our own', () => {
  const upload = (to: TestSite, address: string) => {
    const form = new FormData();
    form.set('files', new Blob(['x'.repeat(2_000)]), 'report.pdf');
    return to.request('/career/none/apply', {
      method: 'POST',
      body: form,
      headers: { origin: testOrigin, 'x-forwarded-for': `203.0.113.9, ${address}` },
    });
  };

  test('bodies with files are counted by the address that it reports, before they are read', async () => {
    const proxied = await openTestSite({ trustedProxies: 1 });
    try {
      const statuses: number[] = [];
      for (let sent = 0; sent < 41; sent += 1) statuses.push((await upload(proxied, '198.51.100.7')).status);
      expect(statuses.slice(0, 40)).not.toContain(429);
      const refused = await upload(proxied, '198.51.100.7');
      expect([statuses.at(-1), refused.status]).toEqual([429, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await upload(proxied, '198.51.100.8')).status).not.toBe(429);
      const form = new FormData();
      form.set('files', new Blob(['x']), 'report.pdf');
      const call = await proxied.request('/api/careers/add', {
        method: 'POST',
        body: form,
        headers: { 'x-api-key': 'demo-web-key', 'x-forwarded-for': '198.51.100.7' },
      });
      expect(call.status).toBe(429);
    } finally {
      await proxied.close();
    }
  });

  test('without one, nobody chooses the own address', async () => {
    for (let sent = 0; sent < 42; sent += 1) expect((await upload(site, '198.51.100.9')).status).not.toBe(429);
  });
});
