import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { insertAppointment } from '#src/features/appointments/appointments/appointments.server.ts';
import {
  appointmentHistory,
  appointments,
  doctorLeave,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import { availability, availableSlots } from '#src/features/appointments/scheduler/scheduler.server.ts';

const tuesday = '2026-11-24';
let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let desk: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  desk = await signedInStaff(site.app, [
    { role: 'front_desk', hospitalId: clinic.selangor },
    { role: 'front_desk', hospitalId: clinic.perlis },
  ]);
});
beforeEach(async () => {
  await site.app.db.delete(doctorLeave);
  await site.app.db.delete(appointmentHistory);
  await site.app.db.delete(appointments);
});
afterAll(() => site.close());

type Fields = Record<string, string>;
const send = (fields: Fields, who = desk) =>
  sendForm(site, '/staff/leave', who, {
    doctor: String(clinic.doctorId),
    from: tuesday,
    to: tuesday,
    fromTime: '',
    toTime: '',
    ...fields,
  });
const stored = () =>
  site.app.db
    .select({ startsAt: doctorLeave.startsAt, endsAt: doctorLeave.endsAt })
    .from(doctorLeave)
    .where(eq(doctorLeave.doctorId, clinic.doctorId));

async function booked(name: string, [from, to]: [string, string], seat = 1) {
  const { app } = site;
  return app.db.transaction((tx) =>
    insertAppointment(tx, {
      id: app.random.uuid(),
      reference: app.random.reference('A'),
      doctorId: clinic.doctorId,
      hospitalId: clinic.selangor,
      mode: 'in_person',
      seat,
      startsAt: at(tuesday, from),
      endsAt: at(tuesday, to),
      status: 'confirmed',
      holderHash: `guest-${name}`,
      patientName: app.secrets.seal(name),
      language: 'en',
    }),
  );
}

test('hours of leave affect the bookings that overlap them, and neither the one before nor the one after', async () => {
  await booked('Ends When It Begins', ['09:40', '10:00']);
  const inside = await booked('Overlaps Its Begin', ['09:50', '10:10'], 2);
  await booked('Begins When It Ends', ['11:00', '11:20']);
  const hours = { part: 'hours', fromTime: '10:00', toTime: '11:00' };
  const preview = await (await send({ intent: 'preview', ...hours })).text();
  expect(preview).toContain('Overlaps Its Begin');
  expect(preview).not.toContain('Ends When It Begins');
  expect(preview).not.toContain('Begins When It Ends');
  expect(preview).toContain('Tue 24 Nov 2026, 10:00\u00a0am – 11:00\u00a0am');
  const proposed = new RegExp(`name="plan-${inside.reference}".*?<option value="(20[^"]+)"`, 's').exec(preview)![1]!;
  expect(proposed, 'the first free time beside the leave').toBe(at('2026-11-23', '10:00').toISOString());
  const plan = { [`plan-${inside.reference}`]: 'cancel' };
  expect((await send({ intent: 'enter', ...hours, ...plan })).headers.get('location')).toBe('/staff/leave?done=enter');
  expect(await stored()).toEqual([{ startsAt: '10:00:00', endsAt: '11:00:00' }]);
  const open = await availableSlots(site.app, { doctorId: clinic.doctorId, hospitalId: clinic.selangor, day: tuesday });
  expect(open.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual([
    '01:00',
    '01:20',
    '03:20',
    '03:40',
  ]);
});

test('half a day is for one day, and two halves of a day do not overlap', async () => {
  const wrong = await send({ intent: 'preview', part: 'morning', to: '2026-11-25' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('For half a day, the first and last day must be the same');
  expect((await send({ intent: 'enter', part: 'afternoon' })).status).toBe(302);
  expect((await send({ intent: 'enter', part: 'afternoon' })).status, 'twice').toBe(422);
  expect((await send({ intent: 'enter', part: 'hours', fromTime: '12:59', toTime: '13:01' })).status).toBe(422);
  const afternoon = await availability(site.app, { doctorId: clinic.doctorId, hospitalId: clinic.perlis });
  expect(afternoon.days[1]).toEqual({ day: tuesday, open: 0, closed: 'leave' });
  expect((await availability(site.app, { doctorId: clinic.doctorId })).days[1]).toEqual({ day: tuesday, open: 9 });
  expect((await send({ intent: 'enter', part: 'morning' })).status).toBe(302);
  expect((await stored()).toSorted((a, b) => (a.endsAt ?? '').localeCompare(b.endsAt ?? ''))).toEqual([
    { startsAt: '13:00:00', endsAt: null },
    { startsAt: null, endsAt: '13:00:00' },
  ]);
  expect((await availability(site.app, { doctorId: clinic.doctorId })).days[1]?.closed).toBe('leave');
});

test('is refused beside the field for hours that are none, or end before they begin; what was typed stays', async () => {
  const cases: Fields[] = [
    {},
    { fromTime: '11:00', toTime: '10:00' },
    { fromTime: '11:00', toTime: '11:00' },
    { fromTime: '25:00' },
    { fromTime: 'noon' },
  ];
  for (const wrong of cases) {
    const answer = await send({ intent: 'enter', part: 'hours', ...wrong });
    expect([answer.status, JSON.stringify(wrong)]).toEqual([422, JSON.stringify(wrong)]);
    const html = await answer.text();
    expect(html).toContain('Enter at least one time. The doctor must be back after leaving.');
    if (wrong.fromTime === '11:00') expect(html).toContain('value="11:00"');
    expect(html).toMatch(/<input[^>]*value="hours"[^>]*checked|checked=""[^>]*value="hours"/);
  }
  expect(await stored()).toEqual([]);
});

test('is for a desk of all the doctor’s hospitals', async () => {
  const one = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  expect((await send({ intent: 'enter', part: 'morning' }, one)).status).toBe(403);
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  expect((await send({ intent: 'enter', part: 'morning' }, recruiter)).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('stands with its hours in the list, its file, the doctor’s week and the page of the day', async () => {
  await send({ intent: 'enter', part: 'hours', to: '2026-11-25', fromTime: '14:30', toTime: '10:00' });
  const page = await (await openConsole(site, '/staff/leave', desk)).text();
  expect(headingOf(page)).toBe('Doctors&#x27; leave');
  expect(page).toContain('Tue 24 Nov 2026, 2:30\u00a0pm – Wed 25 Nov 2026, 10:00\u00a0am');
  const file = await (await openConsole(site, '/staff/leave/csv', desk)).text();
  expect(file).toContain('doctor,first_day,last_day,from_time,until_time');
  expect(file).toContain('Dr Test,2026-11-24,2026-11-25,14:30,10:00');
  const chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const week = await (await openConsole(site, `/staff/schedules/${clinic.doctorId}`, chief)).text();
  expect(week).toContain('Leave 2:30\u00a0pm – 12:00\u00a0am: the doctor is away.');
  expect(week).toContain('Leave 12:00\u00a0am – 10:00\u00a0am: the doctor is away.');
  const day = await (await openConsole(site, `/staff/schedules/${clinic.doctorId}/date?day=2026-11-25`, chief)).text();
  expect(day).toContain('Leave 12:00\u00a0am – 10:00\u00a0am: the doctor is away.');
});
