import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { availability, availableSlots } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import {
  appointmentHistory,
  appointments,
  doctorLeave,
  publicHolidays,
  scheduleBlocks,
  scheduleOverrides,
  weeklySessions,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import { insertBookedAppointment } from '#src/features/appointments/appointments/booked-appointment.fixture.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let everywhere: SignedIn;
let atPerlis: SignedIn;
let path: string;

beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  path = `/staff/schedules/${clinic.doctorId}`;
  everywhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  atPerlis = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.perlis }]);
  await site.app.db.delete(doctorLeave);
  await site.app.db.delete(publicHolidays).where(eq(publicHolidays.state, 'Clinic Selangor'));
});
afterAll(() => site.close());

beforeEach(async () => {
  await site.app.db.delete(scheduleOverrides);
  await site.app.db.delete(scheduleBlocks);
});

const session = (change: Record<string, string | string[]> = {}) => ({
  intent: 'add_session',
  hospitalId: String(clinic.perlis),
  weekday: '6',
  from: '09:00',
  to: '10:00',
  slotMinutes: '20',
  capacity: '1',
  mode: 'in_person',
  recurrence: 'weekly',
  validFrom: '',
  validUntil: '',
  ...change,
});
const add = (change: Record<string, string | string[]> = {}, who = everywhere) =>
  sendForm(site, `${path}/session`, who, session(change));
const onDate = (fields: Record<string, string>, who = everywhere) =>
  sendForm(site, `${path}/date`, who, { hospitalId: String(clinic.selangor), ...fields });
const open = async (address: string, who = everywhere) => (await openConsole(site, address, who)).text();

const booked = (name: string, startsAt: Date) =>
  insertBookedAppointment(site.app, { doctorId: clinic.doctorId, hospitalId: clinic.selangor, startsAt, name });

/** The days with available slots that a patient sees at a hospital, within the booking window of sixty days. */
async function openDays(hospitalId: number, weekday?: number): Promise<string[]> {
  const { days } = await availability(site.app, { doctorId: clinic.doctorId, hospitalId });
  return days
    .filter(({ day, open: free }) => free > 0 && (weekday === undefined || new Date(day).getUTCDay() === weekday))
    .map(({ day }) => day);
}
const startsOf = async (day: string) =>
  (await availableSlots(site.app, { doctorId: clinic.doctorId, hospitalId: clinic.selangor, day })).map(
    ({ startsAt }) => startsAt.toISOString(),
  );
const ownSessions = () => site.app.db.select().from(weeklySessions).where(eq(weeklySessions.doctorId, clinic.doctorId));

describe('recurring sessions', () => {
  test('of the first and third Saturday, and of every second Sunday, are booked on just those dates', async () => {
    const monthly = await add({ recurrence: 'monthly', monthWeeks: ['1', '3'] });
    expect(monthly.status, await monthly.clone().text()).toBe(302);
    expect(await openDays(clinic.perlis, 6)).toEqual(['2026-12-05', '2026-12-19', '2027-01-02', '2027-01-16']);
    expect((await add({ weekday: '0', recurrence: 'fortnightly', validFrom: '2026-11-23' })).status).toBe(302);
    expect(await openDays(clinic.perlis, 0)).toEqual(['2026-11-29', '2026-12-13', '2026-12-27', '2027-01-10']);
    const page = await open(`${path}?week=2026-12-05`);
    expect(page).toContain('First, Third Saturday of the month');
    expect(page).toContain('Next: Sat 5 Dec, Sat 19 Dec, Sat 2 Jan');
    expect(await open(`/ms${path}`)).toContain('Sabtu Pertama, Ketiga setiap bulan');
    expect(await open(`/zh${path}`)).toContain('每月第一个、第三个星期六');
  });

  test('stand with their dates on the doctor’s own page', async () => {
    const { db } = site.app;
    const [doctor] = await db.select({ id: doctors.id, slug: doctors.slug }).from(doctors).orderBy(doctors.id).limit(1);
    await db
      .update(weeklySessions)
      .set({ recurrence: 'fortnightly', validFrom: '2026-11-23', validUntil: '2027-03-01' })
      .where(eq(weeklySessions.doctorId, doctor!.id));
    const page = await (await site.request(`/doctor/${doctor!.slug}`)).text();
    expect(page).toMatch(/Every other (Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day/);
    expect(page).toContain('until Mon 1 Mar 2027');
  });

  test('have limits of their own, which the list names; a wrong one is refused beside its field', async () => {
    const limits = { bufferMinutes: '10', leadHours: '4', windowDays: '30', noticeHours: '48' };
    const wrong = await add({ weekday: '4', from: '20:00', to: '21:00', leadHours: '721' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Enter 1 to 720 hours, or leave it empty.');
    expect((await add({ weekday: '4', from: '20:00', to: '21:00', ...limits })).status).toBe(302);
    const own = (await ownSessions()).find(({ startsAt }) => startsAt === '20:00:00')!;
    expect(own).toMatchObject({ bufferMinutes: 10, leadHours: 4, windowDays: 30, noticeHours: 48 });
    expect(await open(path)).toContain(
      '10 min free after each · online booking closes 4 h before · open 30 days ahead · move or cancel until 48 h before',
    );
    expect(await open(`${path}/session?id=${own.id}`)).toMatch(/name="leadHours"[^>]*value="4"/);
    await site.app.db.delete(weeklySessions).where(eq(weeklySessions.id, own.id));
  });

  test('are valid from their first to their last day', async () => {
    expect(
      (await add({ weekday: '5', from: '18:00', to: '19:00', validFrom: '2026-12-01', validUntil: '2026-12-11' }))
        .status,
    ).toBe(302);
    expect(await openDays(clinic.perlis, 5)).toEqual(['2026-12-04', '2026-12-11']);
  });

  test('that would meet a session of another hospital are refused with its name, day and hours', async () => {
    const before = await ownSessions();
    const refused = await add({ weekday: '1', from: '11:30', to: '13:00' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(
      'The doctor already sees patients at Clinic Selangor on Mon 23 Nov 2026, 09:00–12:00.',
    );
    expect(await ownSessions()).toEqual(before);
    expect((await add({ weekday: '1', from: '12:00', to: '13:00' })).status).toBe(302);
  });

  test('that cannot be are refused by their field', async () => {
    for (const [change, words] of [
      [{ to: '09:10' }, 'The end must leave room for at least one appointment.'],
      [{ recurrence: 'monthly' }, 'Choose at least one week of the month.'],
      [{ recurrence: 'fortnightly' }, 'Sessions every two weeks need one.'],
      [{ hospitalId: '1' }, 'Choose a hospital where the doctor practises.'],
      [{ slotMinutes: 'x' }, 'Enter 5 to 240 minutes.'],
      [{ validFrom: '2040-01-01' }, 'Enter the first day, within two years.'],
    ] as const) {
      const refused = await add({ weekday: '4', from: '20:00', to: '21:00', ...change });
      expect(refused.status, JSON.stringify(change)).toBe(422);
      expect(await refused.text()).toContain(words);
    }
  });

  test('are changed by who saw their present state alone', async () => {
    const [row] = (await ownSessions()).filter(
      ({ weekday, hospitalId }) => weekday === 2 && hospitalId === clinic.perlis,
    );
    const form = await open(`${path}/session?id=${row!.id}`);
    const seen = /name="seen" value="([^"]+)"/.exec(form)![1]!;
    const change = {
      ...session({ weekday: '2', from: '15:00', to: '16:00' }),
      intent: 'change_session',
      id: String(row!.id),
      seen,
    };
    expect((await sendForm(site, `${path}/session`, everywhere, change)).status).toBe(302);
    const second = await sendForm(site, `${path}/session`, everywhere, { ...change, from: '14:30' });
    expect(second.status).toBe(409);
    expect(await second.text()).toContain('A colleague has changed this schedule.');
    expect(await openDays(clinic.perlis, 2)).toContain('2026-11-24');
  });
});

describe('who may change them', () => {
  test('a front desk its own hospital’s, nobody else’s; a recruiter none', async () => {
    expect((await add({ weekday: '3', from: '20:00', to: '21:00' }, atPerlis)).status).toBe(302);
    expect(
      (await add({ weekday: '3', from: '07:00', to: '08:00', hospitalId: String(clinic.selangor) }, atPerlis)).status,
    ).toBe(403);
    const [selangor] = (await ownSessions()).filter(({ hospitalId }) => hospitalId === clinic.selangor);
    const removal = { intent: 'remove_session', id: String(selangor!.id) };
    expect((await sendForm(site, path, atPerlis, removal)).status).toBe(403);
    expect((await onDate({ intent: 'close_date', day: '2026-11-25' }, atPerlis)).status).toBe(403);
    const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
    expect((await openConsole(site, '/staff/schedules', recruiter)).status).toBe(403);
    expect((await openConsole(site, path, recruiter)).status).toBe(403);
    expect(await open('/staff/schedules/csv', atPerlis)).not.toContain('test-request-doctor');
    expect((await openConsole(site, `/staff/schedules/${clinic.requestDoctorId}`, atPerlis)).status).toBe(404);
    expect((await sendForm(site, '/staff/schedules/none', everywhere, removal)).status).toBe(404);
    expect(headingOf(await open(path, atPerlis))).toBe('Dr Test');
  });

  test('the list names each doctor’s own hospitals and counts her own sessions', async () => {
    const sessions = (await ownSessions()).length;
    expect(sessions).toBeGreaterThan(1);
    const rows = (await open('/staff/schedules/csv', everywhere)).split(/\r?\n/);
    expect(rows.find((row) => row.includes('test-doctor'))).toContain(`Clinic Perlis; Clinic Selangor,${sessions}`);
    expect(rows.find((row) => row.includes('test-request-doctor'))).toContain('Clinic Selangor,0');
  });

  test('each change is in the audit log', async () => {
    await add({ weekday: '4', from: '20:00', to: '21:00' });
    const entries = await site.app.db.select().from(auditLog).where(eq(auditLog.action, 'schedule_add_session'));
    expect(entries.at(-1)).toMatchObject({
      hospitalId: clinic.perlis,
      detail: { session: { weekday: 4, from: '20:00', to: '21:00' }, affected: 0 },
    });
  });
});

describe('single dates and blocked hours', () => {
  test('a date gets its own sessions, is closed, and goes back to the recurring ones', async () => {
    const added = await onDate({
      intent: 'set_date',
      day: '2026-11-28',
      'from-0': '14:00',
      'to-0': '15:00',
      'slotMinutes-0': '30',
      'capacity-0': '1',
      'mode-0': 'in_person',
    });
    expect(added.status, await added.clone().text()).toBe(302);
    expect(await openDays(clinic.selangor, 6)).toEqual(['2026-11-28']);
    expect(await startsOf('2026-11-28')).toEqual(['2026-11-28T06:00:00.000Z', '2026-11-28T06:30:00.000Z']);
    expect((await onDate({ intent: 'close_date', day: '2026-11-30' })).status).toBe(302);
    expect(await openDays(clinic.selangor, 1)).not.toContain('2026-11-30');
    const week = await open(`${path}?week=2026-11-30`);
    expect(week).toContain('Closed on this date.');
    const [closed] = (await site.app.db.select().from(scheduleOverrides)).filter(({ day }) => day === '2026-11-30');
    expect((await sendForm(site, path, everywhere, { intent: 'clear_date', id: String(closed!.id) })).status).toBe(302);
    expect(await openDays(clinic.selangor, 1)).toContain('2026-11-30');
    expect((await sendForm(site, path, everywhere, { intent: 'clear_date', id: String(closed!.id) })).status).toBe(409);
  });

  test('blocked hours take slots away, and give them back', async () => {
    expect((await onDate({ intent: 'add_block', day: '2026-12-01', from: '09:00', to: '11:30' })).status).toBe(302);
    expect(await startsOf('2026-12-01')).toEqual(['2026-12-01T03:40:00.000Z']);
    expect(await open(`${path}?week=2026-12-01`)).toContain('Blocked 9:00\u00a0am – 11:30\u00a0am');
    const [block] = await site.app.db.select().from(scheduleBlocks);
    expect((await sendForm(site, path, everywhere, { intent: 'remove_block', id: String(block!.id) })).status).toBe(
      302,
    );
    expect(await startsOf('2026-12-01')).toHaveLength(9);
  });

  test('are refused for yesterday, and hours that end before they begin', async () => {
    expect((await onDate({ intent: 'close_date', day: '2026-11-22' })).status).toBe(422);
    expect((await onDate({ intent: 'close_date', day: '2026-02-30' })).status).toBe(422);
    expect((await onDate({ intent: 'add_block', day: '2026-12-01', from: '11:00', to: '10:00' })).status).toBe(422);
  });
});

describe('a change over bookings', () => {
  test('shows whom it affects with times instead; then moves, cancels or leaves each as decided', async () => {
    await site.app.db.delete(appointmentHistory);
    await site.app.db.delete(appointments);
    const day = '2026-12-02';
    const one = await booked('First Affected', at(day, '09:00'));
    const two = await booked('Second Affected', at(day, '09:20'));
    const three = await booked('Third Stays', at(day, '09:40'));
    const close = { intent: 'close_date', day };
    const shown = await (await onDate(close)).text();
    expect(shown).toContain('3 bookings are affected.');
    expect(shown).toContain('First Affected');
    expect(await site.app.db.select().from(scheduleOverrides), 'nothing is written yet').toEqual([]);
    expect((await onDate({ ...close, decided: 'yes' })).status, 'without a decision for each').toBe(409);
    const proposed = new RegExp(`name="plan-${one.reference}".*?<option value="(20[^"]+)"`, 's').exec(shown)![1]!;
    expect(proposed.slice(0, 10), 'not on the closed day').not.toBe(day);
    const saved = await onDate({
      ...close,
      decided: 'yes',
      [`plan-${one.reference}`]: proposed,
      [`plan-${two.reference}`]: 'cancel',
      [`plan-${three.reference}`]: 'stay',
    });
    expect(saved.headers.get('location')).toBe(`${path}?week=${day}&done=saved`);
    const stateOf = async (reference: string) =>
      (await site.app.db.select().from(appointments).where(eq(appointments.reference, reference)))[0]!;
    expect(await stateOf(one.reference)).toMatchObject({ status: 'rescheduled', startsAt: new Date(proposed) });
    expect((await stateOf(two.reference)).status).toBe('cancelled');
    expect(await stateOf(three.reference)).toMatchObject({ status: 'confirmed', startsAt: at(day, '09:40') });
  });
});
