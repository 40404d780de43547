import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { specialityClinics } from '#src/features/find-care/specialist-centres/data/specialist-centres.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { weeklySessions } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { availability, availableSlots } from '#src/features/appointments/scheduler/scheduler.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let desk: SignedIn;
let path: string;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  path = `/staff/schedules/${clinic.doctorId}`;
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
});
beforeEach(() => site.app.db.delete(weeklySessions).where(eq(weeklySessions.doctorId, clinic.doctorId)));
afterAll(() => site.close());

type Fields = Record<string, string | string[]>;
const session = (change: Fields = {}) => ({
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
const add = (change: Fields = {}) => sendForm(site, `${path}/session`, desk, session(change));
const open = async (address: string) =>
  (await (await openConsole(site, address, desk)).text()).replaceAll('<!-- -->', '');
const stored = () => site.app.db.select().from(weeklySessions).where(eq(weeklySessions.doctorId, clinic.doctorId));
async function openDays(): Promise<string[]> {
  const { days } = await availability(site.app, { doctorId: clinic.doctorId, hospitalId: clinic.perlis });
  return days.filter(({ open: free }) => free > 0).map(({ day }) => day);
}

test('the last and the fifth Saturday are chosen in the form, booked on those dates, and named in the list', async () => {
  expect((await add({ recurrence: 'monthly', monthWeeks: ['-1'] })).status).toBe(302);
  expect(await openDays()).toEqual(['2026-11-28', '2026-12-26']);
  expect(await open(path)).toContain('Last Saturday of the month');
  expect(await open(`/ms${path}`)).toContain('Sabtu Terakhir setiap bulan');
  expect(await open(`/zh${path}`)).toContain('每月最后一个星期六');
  const [{ id } = { id: 0 }] = await stored();
  expect(await open(`${path}/session?id=${id}`)).toMatch(
    /name="monthWeeks"[^>]*checked=""[^>]*value="-1"|value="-1"[^>]*checked/,
  );
  await site.app.db.delete(weeklySessions).where(eq(weeklySessions.id, id));
  expect((await add({ recurrence: 'monthly', monthWeeks: ['-1', '5', '1'] })).status).toBe(302);
  expect((await stored())[0]!.monthWeeks).toEqual([-1, 1, 5]);
  expect(await open(path)).toContain('First, Fifth, Last Saturday of the month');
});

test('dates of the month need no weekday and are booked on just those dates', async () => {
  expect((await add({ recurrence: 'monthly_dates', monthDays: '15, 1 15' })).status).toBe(302);
  expect((await stored())[0]).toMatchObject({ weekday: null, monthDays: [1, 15], monthWeeks: null });
  expect(await openDays()).toEqual(['2026-12-01', '2026-12-15', '2027-01-01', '2027-01-15']);
  const page = await open(path);
  expect(page).toContain('On the 1st and 15th of the month');
  expect(page).toContain('Next: Tue 1 Dec, Tue 15 Dec, Fri 1 Jan');
  expect(await open(`/ms${path}`)).toContain('1 hb dan 15 hb setiap bulan');
  expect(await open(`/zh${path}`)).toContain('每月1日和15日');
});

test('dates of the month stand on the doctor’s own page and in the call about the doctor', async () => {
  const { db } = site.app;
  const [doctor] = await db.select({ id: doctors.id, slug: doctors.slug }).from(doctors).orderBy(doctors.id).limit(1);
  await db
    .update(weeklySessions)
    .set({ recurrence: 'monthly_dates', weekday: null, monthDays: [2, 3, 23] })
    .where(eq(weeklySessions.doctorId, doctor!.id));
  const own = await (await site.request(`/doctor/${doctor!.slug}`)).text();
  expect(own).toContain('Certain dates');
  expect(own).toContain('On the 2nd, 3rd and 23rd of the month');
  const { body } = await site.api('GET', `doctors/individual?id=${doctor!.id}`);
  expect(JSON.stringify(body)).toMatch(/"weekday":null[^}]*"recurrence":"monthly_dates"[^}]*"month_days":\[2,3,23\]/);
});

test('dates that are none are refused beside their field, and what was typed stays', async () => {
  for (const monthDays of ['', '0', '32', 'first', '1.5; 40']) {
    const refused = await add({ recurrence: 'monthly_dates', monthDays });
    expect([monthDays, refused.status]).toEqual([monthDays, 422]);
    const html = await refused.text();
    expect(html).toContain('Enter dates from 1 to 31, such as 1, 15.');
    expect(html).toContain(`value="${monthDays}"`);
  }
  expect(await stored()).toEqual([]);
});

test('a date that meets a weekly session of another hospital is refused with its day', async () => {
  expect((await add({ weekday: '2', hospitalId: String(clinic.selangor) })).status).toBe(302);
  const refused = await add({ recurrence: 'monthly_dates', monthDays: '1', from: '09:40', to: '10:40' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Clinic Selangor on Tue 1 Dec 2026, 09:00–10:00.');
});

test('a room is proposed from the hospital’s clinics, kept with the session, and carried by its slots', async () => {
  await site.app.db.insert(specialityClinics).values({
    specialityId: 1,
    hospitalId: clinic.perlis,
    slug: 'clinic-perlis-rooms',
    place: 'Level 2',
    phone: '+60412345678',
    hours: { en: 'Weekdays' },
    rooms: ['Room 7', 'Procedure room'],
    status: 'published',
  });
  expect(await open(`${path}/session`)).toContain('<option value="Procedure room"');
  expect((await add({ room: ' Room 7 ' })).status).toBe(302);
  expect((await stored())[0]!.room).toBe('Room 7');
  expect(await open(path)).toContain('20 min each · Room 7');
  const [first] = await availableSlots(site.app, { doctorId: clinic.doctorId, day: '2026-11-28' });
  expect(first).toMatchObject({ room: 'Room 7' });
  const refused = await add({ weekday: '5', room: 'x'.repeat(61) });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Enter at most 60 characters.');
});

test('a single date has rooms of its own', async () => {
  const sent = await sendForm(site, `${path}/date`, desk, {
    intent: 'set_date',
    hospitalId: String(clinic.perlis),
    day: '2026-12-02',
    'from-0': '09:00',
    'to-0': '10:00',
    'slotMinutes-0': '20',
    'capacity-0': '1',
    'mode-0': 'in_person',
    'room-0': 'Room 9',
  });
  expect(sent.status).toBe(302);
  const [first] = await availableSlots(site.app, { doctorId: clinic.doctorId, day: '2026-12-02' });
  expect(first).toMatchObject({ room: 'Room 9' });
});
