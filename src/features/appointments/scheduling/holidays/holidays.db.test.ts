import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { keyOfText } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { confirmBulk, openBulk, rowsIn, undoBulk } from '#src/features/console/bulk-changes/bulk.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { availability } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { insertBookedAppointment } from '#src/features/appointments/appointments/booked-appointment.fixture.ts';
import { publicHolidays } from '#src/features/appointments/appointments/data/appointments.table.ts';

let site: TestSite;
let chief: SignedIn;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
const path = '/staff/holidays';

beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  await site.app.db.update(hospitals).set({ state: 'Labuan' }).where(eq(hospitals.id, clinic.selangor));
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const holiday = (change: Record<string, string | string[]> = {}) => ({
  day: '2026-12-02',
  en: 'Harvest Day',
  ms: 'Hari Menuai',
  zh: '丰收节',
  states: ['Labuan', 'Perlis'],
  ...change,
});
const save = (fields = holiday(), address = `${path}/edit`, who = chief) => sendForm(site, address, who, fields);
const open = async (address: string, who = chief) => (await openConsole(site, address, who)).text();
const closedOn = async (day: string) =>
  (await availability(site.app, { doctorId: clinic.doctorId, hospitalId: clinic.selangor })).days.find(
    (one) => one.day === day,
  )?.closed;
const rowsOn = (day: string) => site.app.db.select().from(publicHolidays).where(eq(publicHolidays.day, day));

test('a holiday closes its states’ sessions, says how many bookings stand, is moved and taken away', async () => {
  await insertBookedAppointment(site.app, {
    doctorId: clinic.doctorId,
    hospitalId: clinic.selangor,
    startsAt: at('2026-12-02', '09:00'),
    name: 'On the Holiday',
  });
  const asked = await save();
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain('There is 1 booking on this day');
  expect(await rowsOn('2026-12-02'), 'nothing is written yet').toEqual([]);
  expect(await closedOn('2026-12-02')).toBe(undefined);
  const saved = await save(holiday({ confirmed: '2026-12-02' }));
  expect(saved.headers.get('location')).toBe(`${path}?year=2026&done=saved`);
  expect(await closedOn('2026-12-02')).toBe('holiday');
  const list = await open(`${path}?year=2026&state=Labuan`);
  expect(list).toContain('Harvest Day');
  expect(list, 'another state’s').not.toContain('Birthday of the Sultan of Selangor');
  expect(await open(`/zh${path}?year=2026&state=Labuan`)).toContain('丰收节');
  const key = `${path}/edit?day=2026-12-02&name=Harvest+Day`;
  expect((await save(holiday({ day: '2026-12-03', states: 'Labuan' }), key)).status).toBe(302);
  expect(await closedOn('2026-12-02')).toBe(undefined);
  expect(await closedOn('2026-12-03')).toBe('holiday');
  expect((await save(holiday(), key)).status, 'moved by somebody else meanwhile').toBe(409);
  const moved = `${path}/edit?day=2026-12-03&name=Harvest+Day`;
  const removed = await sendForm(site, moved, chief, { intent: 'remove' });
  expect(removed.headers.get('location')).toBe(`${path}?year=2026&done=removed`);
  expect(await rowsOn('2026-12-03')).toEqual([]);
});

test('bad input is refused with its words: no day, no name, no state, a state’s second holiday', async () => {
  for (const [change, words] of [
    [{ day: '2026-02-30' }, 'Enter a date in the years 2020 to 2099.'],
    [{ zh: '' }, 'Enter the name in all three languages'],
    [{ states: [] }, 'Choose at least one state.'],
    [{ states: 'Atlantis' }, 'Choose at least one state.'],
    [{ day: '2026-12-25', states: 'Johor' }, 'Johor already has a holiday on this date.'],
  ] as const) {
    const refused = await save(holiday(change as Record<string, string | string[]>));
    expect(refused.status, JSON.stringify(change)).toBe(422);
    expect(await refused.text()).toContain(words);
  }
});

test('what staff removed is proposed again, and added where it is chosen', async () => {
  await site.app.db.delete(publicHolidays).where(eq(publicHolidays.day, '2027-08-31'));
  const page = await open(`${path}?year=2027`);
  expect(page).toContain('value="2027-08-31 National Day"');
  expect((await sendForm(site, `${path}?year=2027`, chief, {})).status).toBe(422);
  const added = await sendForm(site, `${path}?year=2027`, chief, { proposal: '2027-08-31 National Day' });
  expect(added.headers.get('location')).toBe(`${path}?year=2027&done=proposed`);
  expect(await rowsOn('2027-08-31')).toHaveLength(16);
  expect(await open(`${path}?year=2036`)).toContain('No date is known yet for these.');
});

test('only an administrator of the whole group keeps them', async () => {
  for (const assignment of [
    { role: 'front_desk' as const, hospitalId: null },
    { role: 'administrator' as const, hospitalId: clinic.selangor },
  ]) {
    const other = await signedInStaff(site.app, [assignment]);
    expect((await openConsole(site, path, other)).status).toBe(403);
    expect((await openConsole(site, `${path}/csv`, other)).status).toBe(403);
    expect((await save(holiday(), `${path}/edit`, other)).status).toBe(403);
    expect((await sendForm(site, `${path}?year=2028`, other, { proposal: '2028-08-31 National Day' })).status).toBe(
      403,
    );
  }
  expect(await open(`${path}/csv?year=2026&state=Labuan`)).toContain('2026-12-25,Christmas Day,Hari Krismas,圣诞节');
});

test('an expected date says so until it is confirmed, or saved by its form', async () => {
  const proposal = '2028-02-27 Hari Raya Aidilfitri';
  expect(await open(`${path}?year=2028`)).toContain('Expected, confirm when gazetted');
  await sendForm(site, `${path}?year=2028`, chief, { proposal: [proposal, '2028-12-25 Christmas Day'] });
  const expectedOn = async (day: string) => new Set((await rowsOn(day)).map(({ isExpected }) => isExpected));
  expect(await expectedOn('2028-02-27')).toEqual(new Set([true]));
  expect(await expectedOn('2028-12-25')).toEqual(new Set([false]));
  const key = { day: '2028-02-27', name: 'Hari Raya Aidilfitri' };
  expect(await open(`${path}/edit?${new URLSearchParams(key)}`)).toContain('This date is calculated.');
  const keys = [keyOfText(`${key.day} ${key.name}`), keyOfText('2028-12-25 Christmas Day')];
  const list = await open(`${path}?year=2028`);
  expect(list).toContain('aria-label="Select Hari Raya Aidilfitri, Sun 27 Feb 2028"');
  expect(list).not.toContain('aria-label="Select Christmas Day');
  const { html } = await openBulk(site, chief, { path, action: 'confirm', keys });
  expect(rowsIn(html, 'staying')).toContain('This date is confirmed already.');
  const done = await confirmBulk(site, chief, { path, html });
  expect(await expectedOn('2028-02-27')).toEqual(new Set([false]));
  await undoBulk(site, chief, { path, id: done.id });
  expect(await expectedOn('2028-02-27')).toEqual(new Set([true]));
  const log = await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, '2028-02-27'));
  expect(log.map(({ action }) => action)).toEqual(['holiday_added', 'holiday_confirmed', 'holiday_expected']);
  const saved = { day: key.day, en: key.name, ms: key.name, zh: '开斋节', states: ['Labuan'] };
  expect((await save(saved, `${path}/edit?${new URLSearchParams(key)}`)).status).toBe(302);
  expect(await expectedOn('2028-02-27')).toEqual(new Set([false]));
  const desk = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: clinic.selangor }]);
  expect((await openBulk(site, desk, { path, action: 'confirm', keys })).status).toBe(403);
});

test('a year is listed by day or by name, in both directions', async () => {
  const order = async (sort: string) => {
    const html = await open(`${path}?year=2026&state=Sabah&sort=${sort}`);
    const places = ['Christmas Eve', 'Kaamatan harvest festival', 'Labour Day', 'National Day'].map((name) =>
      html.lastIndexOf(`>${name}<`),
    );
    return [places[0]! < places[1]!, places[1]! < places[3]!, /aria-sort="(\w+)"/.exec(html)?.[1]];
  };
  expect(await order('day')).toEqual([false, true, 'ascending']);
  expect(await order('-day')).toEqual([true, false, 'descending']);
  expect(await order('name')).toEqual([true, true, 'ascending']);
});
