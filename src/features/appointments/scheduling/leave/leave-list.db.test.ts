import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { addDays } from '#src/shared/dates.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { doctorLeave } from '#src/features/appointments/appointments/data/appointments.table.ts';

let site: TestSite;
let nurse: SignedIn;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  await site.app.db.delete(doctorLeave);
  const weeks = Array.from({ length: 25 }, (_, week) => addDays('2026-11-24', week * 7));
  await site.app.db
    .insert(doctorLeave)
    .values([
      ...weeks.map((day) => ({ doctorId: clinic.doctorId, startsOn: day, endsOn: day })),
      { doctorId: clinic.doctorId, startsOn: '2026-10-01', endsOn: '2026-10-02' },
      { doctorId: clinic.requestDoctorId, startsOn: '2027-01-04', endsOn: '2027-01-05' },
    ]);
  nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.perlis }]);
});
afterAll(() => site.close());

const open = async (address: string, who = nurse) => (await openConsole(site, address, who)).text();

test('leave stands in pages, coming or past, of one doctor or all, and as a file', async () => {
  const first = await open('/staff/leave');
  expect(first).toContain('Tue 24 Nov 2026');
  expect(first).not.toContain('Tue 11 May 2027');
  expect(await open('/staff/leave?page=2')).toContain('Tue 11 May 2027');
  expect(first).not.toContain('1 Oct 2026');
  const past = await open('/staff/leave?when=past');
  expect(past).toContain('Thu 1 Oct 2026');
  expect(past, 'past leave is no longer taken back').not.toContain('value="withdraw"');
  expect(await open(`/staff/leave?of=${clinic.requestDoctorId}`)).not.toContain('24 Nov 2026');
  const file = await open('/staff/leave/csv');
  expect(file.trim().split('\r\n')).toHaveLength(26);
  expect(file).toContain('Dr Test,2026-11-24,2026-11-24,,');
});

test('a desk sees the leave of its own hospitals’ doctors alone', async () => {
  expect(await open('/staff/leave/csv')).not.toContain('2027-01-04');
  const selangor = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  expect(await open('/staff/leave/csv', selangor)).toContain('2027-01-04');
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  expect((await openConsole(site, '/staff/leave/csv', recruiter)).status).toBe(403);
});

test('a doctor and a leave whose numbers no column holds are refused in words', async () => {
  for (const number of ['2147483648', '99999999999', '-1', '0.5', 'none']) {
    const fields = { doctor: number, from: '2026-12-01', to: '2026-12-02', leave: number, id: number };
    for (const intent of ['preview', 'enter', 'withdraw'])
      expect((await sendForm(site, '/staff/leave', nurse, { intent, ...fields })).status, `${intent} ${number}`).toBe(
        422,
      );
  }
});

test('a list narrowed to a hospital whose number no column holds is shown', async () => {
  const all = await signedInStaff(
    site.app,
    (['administrator', 'front_desk', 'package_desk', 'gl_officer'] as const).map((role) => ({
      role,
      hospitalId: null,
    })),
  );
  for (const list of ['people', 'orders', 'refunds', 'enquiries', 'guarantee-letters', 'appointments', 'waiting-list'])
    for (const name of ['hospital', 'at', 'of', 'doctor'])
      expect((await openConsole(site, `/staff/${list}?${name}=2147483648`, all)).status, `${list} ${name}`).toBe(200);
});
