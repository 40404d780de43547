import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { nobodySignedIn } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { addresses } from '#src/routes.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

type Visitor = Pick<SignedIn, 'cookie' | 'csrfToken' | 'marker'>;

let site: TestSite;
let owner: SignedIn;
let actors: [string, Visitor][];
beforeAll(async () => {
  site = await openTestSite();
  const { app, clock } = site;
  owner = await signedInPatient(app, 'Nur Rahsia');
  const [other, revoked, expired, administrator, frontDesk] = [
    await signedInPatient(app, 'Other'),
    await signedInPatient(app, 'Revoked'),
    await signedInPatient(app, 'Expired'),
    await signedInStaff(app, [{ role: 'administrator', hospitalId: null }]),
    await signedInStaff(app, [{ role: 'front_desk', hospitalId: null }]),
  ];
  const now = clock.now().toISOString();
  await app.db.execute(sql`update sessions set revoked_at = ${now} where id = ${revoked.sessionId}`);
  await app.db.execute(sql`update sessions set expires_at = ${now} where id = ${expired.sessionId}`);
  actors = [
    ['nobody', nobodySignedIn],
    ['a made-up session', { ...nobodySignedIn, cookie: 'session=made-up' }],
    ['the owner’s marker as a cookie', { ...nobodySignedIn, cookie: `session=${owner.marker}` }],
    ['the owner’s token without the cookie', { cookie: '', csrfToken: owner.csrfToken, marker: owner.marker }],
    ['another patient', other],
    ['another patient with the owner’s token', { ...other, csrfToken: owner.csrfToken }],
    ['a revoked session', revoked],
    ['an expired session', expired],
    ['an administrator', administrator],
    ['the front desk', frontDesk],
  ];
});
afterAll(() => site.close());

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
const at = (path: string, index: number) => path.slice(0, index) + encoded(path[index]!) + path.slice(index + 1);

/** Twenty ways to write one address that some reader of addresses somewhere takes for the same. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  data: (path) => `${path}.data`,
  'first letter encoded': (path) => at(path, 1),
  'last letter encoded': (path) => at(path, path.length - 1),
  'first letter encoded, data': (path) => `${at(path, 1)}.data`,
  'every letter encoded': (path) => path.replace(/[a-z]/g, encoded),
  'dot of data encoded': (path) => `${path}%2Edata`,
  'folder data': (path) => `${path}/_.data`,
  'empty data': (path) => `${path}/.data`,
  'trailing slash': (path) => `${path}/`,
  'two slashes before': (path) => `//${path.slice(1)}`,
  'two slashes between': (path) => path.replace(/(.)\//, '$1//'),
  'capital letters': (path) => path.toUpperCase(),
  'dot segment': (path) => `/x/..${path}`,
  'encoded dot segment': (path) => `/x/%2e%2e${path}`,
  'encoded slash': (path) => `/x${path.replace(/\/([^/]*)$/, '%2F$1')}`,
  'encoded backslash': (path) => `/x${path.replace(/\/([^/]*)$/, '%5C$1')}`,
  'encoded twice': (path) => at(path, 1).replace('%', '%25'),
  'ended by NUL': (path) => `${path}%00`,
  'Malay, encoded': (path) => `/ms${at(path, 1)}.data`,
};

const privatePaths = addresses
  .filter(({ access }) => access)
  .map(({ path, access }) => ({ access: access!, path: path.replace(/:\w+/g, '777777').replace('*', '777777') }));
const ask = (path: string, who: Visitor, init: RequestInit = {}) =>
  site.request(path.startsWith('http') ? path : `${testOrigin}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { cookie: who.cookie, ...init.headers },
  });

describe('every private address in twenty spellings', () => {
  test('there are twenty, and they cover all private addresses', () => {
    expect(Object.keys(spellings)).toHaveLength(20);
    expect(privatePaths.length).toBeGreaterThan(140);
  });

  test('each spelling is redirected to the one that the guard knows, or refused; none reaches a page by itself', async () => {
    for (const { path, access } of privatePaths) {
      const canonical = new Set(['', '/ms'].flatMap((prefix) => [`${prefix}${path}`, `${prefix}${path}.data`]));
      for (const [name, spell] of Object.entries(spellings)) {
        const spelled = new URL(testOrigin + spell(path)).pathname;
        const answer = await ask(spell(path), nobodySignedIn);
        const label = `${name}: ${spell(path)}`;
        if (canonical.has(spelled)) continue;
        if (answer.status === 301) expect(canonical, label).toContain(answer.headers.get('location'));
        // An address that only began like a private one: '/x%2Fprofile' is one segment that no page has.
        else expect([400, 404], `${label} (${access})`).toContain(answer.status);
        const sent = await ask(spell(path), nobodySignedIn, {
          method: 'POST',
          headers: { origin: testOrigin, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'a=b',
        });
        expect([400, 404], `POST ${label}`).toContain(sent.status);
      }
    }
  }, 600_000);

  test('ten visitors who are not the owner, and not one byte of hers', async () => {
    expect(actors).toHaveLength(10);
    let asked = 0;
    const errors = vi.spyOn(console, 'error');
    for (const [who, visitor] of actors) {
      const seen = new Set<string>();
      for (const { path, access } of privatePaths) {
        for (const [name, spell] of Object.entries(spellings)) {
          const label = `${who}, ${name}: ${spell(path)}`;
          const headers = { 'x-zone-token': visitor.csrfToken };
          const first = await ask(spell(path), visitor, { headers });
          asked += 1;
          const next = first.status === 301 ? first.headers.get('location')! : null;
          // Where another spelling of the same visitor has led already, the same is answered again.
          if (next && seen.has(next)) continue;
          const answer = next ? await ask(next, visitor, { headers }) : first;
          seen.add(next ?? spell(path));
          const text = await answer.text();
          expect(answer.status, label).toBeLessThan(500);
          expect(text, label).not.toContain('Nur Rahsia');
          if (access === 'patient' && !('sessionId' in visitor && visitor !== nobodySignedIn))
            expect([200], label).not.toContain(answer.status);
          if (answer.status === 200) expect(answer.headers.get('cache-control'), label).toBe('no-store');
        }
      }
    }
    expect(asked).toBe(10 * 20 * privatePaths.length);
    expect(errors).not.toHaveBeenCalled();
  }, 600_000);
});
