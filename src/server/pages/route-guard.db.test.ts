import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { featureCalls } from '#src/server/api/api-calls.ts';
import { addresses } from '#src/routes.ts';
import { nobodySignedIn, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
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
const patientPaths = addresses.filter(({ access }) => access === 'patient').map(({ path }) => pathOf(path));
const staffPaths = addresses
  .filter(({ access, path }) => access === 'staff' && !openPaths.test(path))
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
      expect(await browserFor(site, of()).open(path), path).toMatchObject({
        status: 302,
        location: `/login?next=${encodeURIComponent(path)}`,
      });
      expect([302, 303], `POST ${path}`).toContain((await browserFor(site, of()).send(path, {})).status);
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
        (await browserFor(site, { ...patient, csrfToken: revoked.csrfToken }).send(path, {})).status,
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
        expect(await browserFor(site, who).open(path), path).toMatchObject({
          status: 302,
          location: expect.stringContaining('/staff/sign-in'),
        });
    }
  });
});

describe('a page that is not public', () => {
  interface Bundle {
    createPages(app: TestSite['app'], build: ServerBuild): (request: Request) => Promise<Response>;
    pagesBuild: ServerBuild;
  }
  const closed = addresses.filter(({ access }) => access).map(({ path }) => pathOf(path));

  test('does not run where a request reached it without its guard, neither its document nor its data nor its action', async () => {
    const { createPages, pagesBuild } = (await import(
      pathToFileURL(resolve('build/server/index.js')).href
    )) as unknown as Bundle;
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const render = createPages(site.app, pagesBuild);
    for (const path of closed) {
      const sent = { method: 'POST', body: new URLSearchParams({ name: 'x' }), headers: { origin: testOrigin } };
      expect((await render(new Request(testOrigin + path))).status, path).toBe(500);
      expect((await render(new Request(`${testOrigin}${path}.data`))).status, `${path}.data`).toBe(500);
      expect((await render(new Request(testOrigin + path, sent))).status, `POST ${path}`).toBeGreaterThanOrEqual(400);
    }
    expect(String(errors.mock.calls[0])).toContain('was reached without its guard');
    errors.mockRestore();
  });

  test('shares no browsing context group with a public one, nor with a window that it opens', async () => {
    const policyOf = async (to: TestSite, path: string) =>
      (await to.request(path, { headers: { cookie: patient.cookie } })).headers.get('cross-origin-opener-policy');
    const firebase = { projectId: 'p', apiKey: 'k', authDomain: 'p.firebaseapp.com' };
    const withFirebase = await openTestSite({ firebase });
    try {
      const pages = [
        '/home',
        '/search?keyword=x',
        '/login',
        '/login/with/google',
        '/register',
        '/profile',
        '/staff/sign-in',
      ];
      const policies = async (to: TestSite) => {
        const answers: (string | null)[] = [];
        for (const path of pages) answers.push(await policyOf(to, path));
        return answers;
      };
      const [own, open] = ['same-origin', 'same-origin-allow-popups'];
      expect(await policies(site)).toEqual([open, open, own, own, own, own, own]);
      expect(await policies(withFirebase)).toEqual(['unsafe-none', 'unsafe-none', open, open, open, own, own]);
    } finally {
      await withFirebase.close();
    }
  });

  test('takes text neither for HTML nor for code, and has what was refused reported', async () => {
    const ours = "require-trusted-types-for 'script'; trusted-types";
    const reports = 'report-uri /csp-reports; report-to csp';
    const pages = ['/login', '/register', '/enquiry', '/checkout', '/profile', '/staff/sign-in', '/staff/join'];
    for (const path of pages) {
      const { headers } = await site.request(path, { headers: path === '/profile' ? { cookie: patient.cookie } : {} });
      expect(headers.get('content-security-policy'), path).toContain(`${ours} 'none'; ${reports}`);
      expect(headers.get('reporting-endpoints'), path).toBe('csp="/csp-reports"');
    }
    expect((await site.request('/home')).headers.get('content-security-policy')).not.toContain('trusted-types');
  });

  test('of the console has no other policy than the others, but for the text editor of one page', async () => {
    const { cookie } = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
    const policyOf = async (path: string) => {
      const { headers } = await site.request(path, { headers: { cookie } });
      return /trusted-types [^;]*/.exec(headers.get('content-security-policy')!)?.[0];
    };
    const list = await (await site.request('/staff/content', { headers: { cookie } })).text();
    const entry = /href="(\/staff\/content\/\d+)"/.exec(list)![1]!;
    expect(await policyOf('/staff')).toBe("trusted-types 'none'");
    expect(await policyOf('/staff/content')).toBe("trusted-types 'none'");
    expect(await policyOf(`${entry}/preview`)).toBe("trusted-types 'none'");
    expect(await policyOf(entry)).toBe('trusted-types default editor-reading');
  });
});

describe('the CSRF token of a page', () => {
  const send = async (csrfToken: string) =>
    (await browserFor(site, { ...patient, csrfToken }).send('/profile/account', {})).status;

  test('is good for four hours, and no longer', async () => {
    const who = await signedInPatient(site.app);
    const { csrfToken } = who;
    const keepAlive = async () => browserFor(site, who).open('/profile');
    for (let minutes = 0; minutes < 235; minutes += 10) {
      site.clock.advance(10 * 60_000);
      await keepAlive();
    }
    // The typed text is saved as a draft, and the page is opened again with it.
    expect(await browserFor(site, { ...who, csrfToken }).send('/profile/account', {})).toMatchObject({
      status: 303,
      location: '/login?ended&next=%2Fprofile%2Faccount',
    });
    expect((await browserFor(site, who).send('/profile/account', {})).status).toBe(422);
  });

  test('of a page of sign-in opens no page and no call of the patient who is signed in', async () => {
    patient = await signedInPatient(site.app);
    const html = (await browserFor(site, patient).open('/forgot-password')).html;
    const token = /name="zone_token" value="([^"]+)"/.exec(html)![1]!;
    expect(await send(token)).toBe(403);
    expect(await send(patient.csrfToken)).toBe(422);
    const calls = (csrfToken: string) => browserFor(site, { ...patient, csrfToken }).call('GET', 'profile/account');
    expect([(await calls(token)).status, (await calls(patient.csrfToken)).status]).toEqual([403, 200]);
  });

  test('is asked for before the account’s name, address or number is told: the cookie alone gives a marker', async () => {
    const ask = (csrfToken: string) =>
      browserFor(site, { ...patient, csrfToken }).call('POST', 'auth/token', { action: 'get_token' });
    expect((await ask('')).body).toEqual({ status: true, token: patient.marker });
    expect((await ask(revoked.csrfToken)).body).toEqual({ status: true, token: patient.marker });
    expect((await ask(patient.csrfToken)).body.account).toMatchObject({ firstname: 'Aminah binti Yusof' });
  });
});

describe('every call for a patient', () => {
  test('answers nobody else: a guest, a session that ended, a page without its token', async () => {
    expect(patientCalls.length).toBeGreaterThan(8);
    for (const [method, path] of patientCalls) {
      const body = method === 'POST' ? {} : undefined;
      expect((await site.api(method, path, body)).status, path).toBe(401);
      for (const who of [revoked, expired])
        expect((await browserFor(site, who).call(method, path, body)).status, path).toBe(401);
      expect(
        (await browserFor(site, { ...patient, csrfToken: expired.csrfToken }).call(method, path, body)).status,
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
