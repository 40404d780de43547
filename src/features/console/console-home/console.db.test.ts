import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { doctorHospitals } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { signedInPatient, signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { StaffRole } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const get = (path: string, cookie = '') => openConsole(site, path, { cookie });

test.each(['/staff', '/staff/people', '/ms/staff', '/staff/no-such-desk'])(
  'a guest who opens %s is sent to the sign-in of staff, and back afterwards',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(302);
    const prefix = path.startsWith('/ms') ? '/ms' : '';
    expect(response.headers.get('location')).toBe(`${prefix}/staff/sign-in?next=${encodeURIComponent(path)}`);
  },
);

test('a patient is a stranger to the console', async () => {
  const { cookie } = await signedInPatient(site.app);
  const response = await get('/staff', cookie);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/staff/sign-in?next=%2Fstaff']);
});

test('the console has its own frame: who is here, for which hospital, and only the desks of the duties', async () => {
  const [hospital] = await site.app.db.select().from(hospitals).where(eq(hospitals.id, 3));
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
  const response = await get('/staff', nurse.cookie);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('Member of staff');
  expect(html).toContain(hospital!.name);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('href="/staff/people"');
  expect(html).not.toContain('<footer');
  const administrator = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const all = await (await get('/ms/staff', administrator.cookie)).text();
  expect(all).toContain('Semua hospital');
  expect(all).toContain('href="/ms/staff/people"');
});

test('an address below /staff that is no desk says so, inside the console', async () => {
  const { cookie } = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  const response = await get('/staff/no-such-desk', cookie);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(headingOf(html)).toBe('Page not found');
  expect(html).toContain('Member of staff');
});

test('signing out ends the session and is written down; a link alone signs nobody out', async () => {
  const { cookie, csrfToken, accountId } = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  expect((await get('/staff/sign-out', cookie)).headers.get('location')).toBe('/staff');
  expect((await get('/staff', cookie)).status).toBe(200);
  expect((await sendForm(site, '/staff/sign-out', { cookie, csrfToken: 'guessed' }, {})).status).toBe(403);
  const response = await sendForm(site, '/staff/sign-out', { cookie, csrfToken }, {});
  expect([response.status, response.headers.get('location')]).toEqual([302, '/staff/sign-in']);
  expect(response.headers.get('set-cookie')).toContain('staff_session=; Path=/; Max-Age=0');
  expect((await get('/staff', cookie)).status).toBe(302);
  const entries = await site.app.db.select().from(auditLog).where(eq(auditLog.accountId, accountId));
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['session_ended', 'sign_out']);
});

test('a session that was revoked, was idle for 15 minutes or is 12 hours old opens nothing', async () => {
  const roleAssignments = [{ role: 'administrator', hospitalId: null }] as const;
  const revoked = await signedInStaff(site.app, roleAssignments);
  await site.app.db.transaction((tx) => endSessions(site.app, tx, { accountId: revoked.accountId }));
  expect((await get('/staff', revoked.cookie)).status).toBe(302);
  const idle = await signedInStaff(site.app, roleAssignments);
  site.clock.advance(15 * 60_000 + 1);
  expect((await get('/staff', idle.cookie)).status).toBe(302);
  const old = await signedInStaff(site.app, roleAssignments);
  for (let minutes = 0; minutes < 12 * 60; minutes += 10) {
    expect((await get('/staff', old.cookie)).status).toBe(200);
    site.clock.advance(10 * 60_000);
  }
  expect((await get('/staff', old.cookie)).status).toBe(302);
});

test('the first page says what waits, and the search finds desks, expected patients and colleagues as far as the duties reach', async () => {
  const { app } = site;
  const [doctor] = await app.db.select().from(doctorHospitals).where(eq(doctorHospitals.hospitalId, 3)).limit(1);
  const startsAt = new Date(app.clock.now().getTime() + 86_400_000);
  await app.db.insert(appointments).values({
    id: app.random.uuid(),
    during: `[${startsAt.toISOString()},${new Date(startsAt.getTime() + 600_000).toISOString()})`,
    reference: 'A2345WAITS',
    doctorId: doctor!.doctorId,
    hospitalId: 3,
    mode: 'in_person',
    seat: 77,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 600_000),
    status: 'requested',
    holderHash: 'x',
    patientName: app.secrets.seal('Waiting binti Patient'),
    language: 'en',
  });
  const nurse = await signedInStaff(app, [{ role: 'front_desk', hospitalId: 3 }]);
  const elsewhere = await signedInStaff(app, [{ role: 'front_desk', hospitalId: 4 }]);
  expect(await (await openConsole(site, '/staff', nurse)).text()).toContain('1 waiting');
  expect(await (await openConsole(site, '/staff', elsewhere)).text()).not.toContain('1 waiting');
  expect(await (await openConsole(site, '/staff/search?q=A2345WAITS', nurse)).text()).toContain(
    'Waiting binti Patient',
  );
  expect(await (await openConsole(site, '/staff/search?q=A2345WAITS', elsewhere)).text()).not.toContain(
    'Waiting binti Patient',
  );
  const chief = await signedInStaff(app, [{ role: 'administrator', hospitalId: null }]);
  expect(await (await openConsole(site, '/staff/search?q=A2345WAITS', chief)).text()).toContain(
    'Waiting binti Patient',
  );
  expect(await (await openConsole(site, '/staff/search?q=kavitha', chief)).text()).toContain('frontdesk@example.test');
  expect(await (await openConsole(site, '/staff/search?q=kavitha', nurse)).text()).not.toContain(
    'frontdesk@example.test',
  );
  expect(await (await openConsole(site, '/staff/search?q=audit', chief)).text()).toContain('href="/staff/audit"');
});

test('the search leads to a patient, with a reason that is asked for, only where the privacy office does', async () => {
  const chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const html = await (await openConsole(site, '/staff/search?q=aminah+binti', chief)).text();
  expect(html).toMatch(/<form[^>]*action="\/staff\/privacy\/patients"[^>]*>/);
  expect(html).toMatch(/name="query"[^>]*value="aminah binti"/);
  expect(html).toMatch(/name="reason"/);
  const asked = await sendForm(site, '/staff/privacy/patients', chief, { query: 'aminah binti', reason: '' });
  expect(asked.status).toBe(422);
  const officer = await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: null }]);
  expect(await (await openConsole(site, '/staff/search?q=aminah', officer)).text()).toContain('name="reason"');
  for (const role of ['front_desk', 'editor', 'package_desk'] as const) {
    const other = await signedInStaff(site.app, [{ role, hospitalId: null }]);
    expect(await (await openConsole(site, '/staff/search?q=aminah', other)).text()).not.toContain('name="reason"');
  }
});

test('the search finds records of the desks that the roles open, patients’ ones by their number or address alone', async () => {
  const found = async (q: string, ...roles: StaffRole[]) => {
    const who = await signedInStaff(
      site.app,
      roles.map((role) => ({ role, hospitalId: null })),
    );
    const html = await (await openConsole(site, `/staff/search?q=${encodeURIComponent(q)}`, who)).text();
    return [
      ...new Set(
        [...html.matchAll(/href="(\/staff\/(?:enquiries|orders|packages|catalogue|content)\/[^"]+)"/g)].map(
          ([, href]) => href!,
        ),
      ),
    ];
  };
  expect(await found('C4ACE7GHJ9', 'front_desk')).toEqual(['/staff/enquiries/C4ACE7GHJ9']);
  expect(await found('C4ACE7GHJ9', 'package_desk')).toEqual([]);
  expect(await found('Aisyah', 'front_desk', 'package_desk')).toEqual([]);
  expect(await found('MSAMPLE002', 'package_desk')).toEqual(['/staff/orders/MSAMPLE002']);
  expect(await found('MSAMPLE002', 'front_desk')).toEqual([]);
  expect((await found('cardio', 'editor')).length).toBeGreaterThan(0);
});

test('an open console keeps its session alive by its idle clock, and nobody else’s script can', async () => {
  const roleAssignments = [{ role: 'editor', hospitalId: null }] as const;
  const { cookie, csrfToken } = await signedInStaff(site.app, roleAssignments);
  const alive = (token: string) =>
    site.request('/staff/alive.data', { headers: { cookie, 'sec-fetch-dest': 'empty', 'x-zone-token': token } });
  for (let index = 0; index < 4; index += 1) {
    site.clock.advance(10 * 60_000);
    expect((await alive(csrfToken)).status).toBe(200);
  }
  expect((await alive('guessed')).status).toBe(403);
  site.clock.advance(16 * 60_000);
  expect((await alive(csrfToken)).status).toBe(401);
});
