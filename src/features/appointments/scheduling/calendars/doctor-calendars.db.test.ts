import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { insertBookedAppointment } from '#src/features/appointments/appointments/booked-appointment.fixture.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import {
  appointments,
  doctorLeave,
  scheduleBlocks,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { doctorCalendars } from '../data/doctor-calendars.table.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let everywhere: SignedIn;
let atPerlis: SignedIn;
let path: string;

beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  path = `/staff/schedules/${clinic.doctorId}/calendars`;
  everywhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  atPerlis = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.perlis }]);
  const { app } = site;
  const { doctorId, selangor, perlis } = clinic;
  await insertBookedAppointment(app, {
    doctorId,
    hospitalId: selangor,
    startsAt: at('2026-11-24', '09:20'),
    name: 'Lim Mei Ling',
  });
  await insertBookedAppointment(app, {
    doctorId,
    hospitalId: perlis,
    startsAt: at('2026-11-24', '14:00'),
    name: 'Siti Aminah',
  });
  await app.db
    .update(appointments)
    .set({ visit: 'new', reason: 'Palpitations', mode: 'teleconsult', status: 'requested' })
    .where(eq(appointments.hospitalId, perlis));
  await app.db.insert(scheduleBlocks).values({
    doctorId,
    hospitalId: selangor,
    startsAt: at('2026-11-25', '10:00'),
    endsAt: at('2026-11-25', '11:00'),
  });
});
afterAll(() => site.close());

const lines = (calendar: string) => calendar.replace(/\r\n /g, '').split('\r\n');
/** Makes an address at the console and returns its path. */
async function made(who = everywhere, language = 'en'): Promise<string> {
  const page = await sendForm(site, path, who, { intent: 'make', language });
  expect(page.status).toBe(200);
  const html = await page.text();
  const [, address] = /(\/calendars\/[\w-]{43}\.ics)</.exec(html) ?? [];
  expect(address, 'the address stands on the page').toBeDefined();
  return address!;
}
const summaries = (calendar: string) =>
  lines(calendar)
    .filter((line) => line.startsWith('SUMMARY:'))
    .map((line) => line.slice('SUMMARY:'.length));
const ownCalendars = () => site.app.db.select().from(doctorCalendars).orderBy(doctorCalendars.createdAt);
const forget = () => site.app.db.delete(doctorCalendars);

describe('a doctor’s calendar', () => {
  test('has the coming appointments with time, room, kind of visit and state, and nothing about the patient', async () => {
    const answer = await site.request(await made());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
    const calendar = await answer.text();
    const written = lines(calendar);
    expect(written.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(written).toContain('METHOD:PUBLISH');
    const booked = written.slice(written.indexOf('DTSTART:20261124T012000Z') - 5);
    expect(booked).toContain('DTEND:20261124T014000Z');
    expect(booked.slice(0, 14)).toEqual(
      expect.arrayContaining([
        'DTSTART:20261124T012000Z',
        'SUMMARY:Appointment: In person · Confirmed',
        'LOCATION:Suite 1\\, Clinic Selangor',
        'STATUS:CONFIRMED',
        'CLASS:PRIVATE',
        'TRANSP:OPAQUE',
      ]),
    );
    expect(summaries(calendar)).toContain('Appointment: Video · New patient · Requested');
    expect(written).toContain('STATUS:TENTATIVE');
    expect(calendar).not.toMatch(/Lim Mei Ling|Siti Aminah|Palpitations|ATTENDEE|ORGANIZER/);
    await forget();
  });

  test('has the sessions that take place, the blocked hours and the leave', async () => {
    const calendar = await (await site.request(await made())).text();
    const written = lines(calendar);
    // Monday and Wednesday; Thursday is leave, Friday a public holiday.
    const starts = (day: string) => written.filter((line) => line.startsWith(`DTSTART:${day}`));
    expect(starts('20261123')).toEqual(['DTSTART:20261123T010000Z']);
    expect(starts('20261125')).toEqual([
      'DTSTART:20261125T010000Z',
      'DTSTART:20261125T020000Z',
      'DTSTART:20261125T160000Z',
    ]);
    expect(starts('20261126')).toEqual([]);
    expect(starts('20261127')).toEqual([]);
    expect(summaries(calendar).filter((text) => text === 'Blocked hours')).toHaveLength(1);
    expect(summaries(calendar).filter((text) => text === 'On leave')).toHaveLength(1);
    expect(written).toContain('TRANSP:TRANSPARENT');
    await forget();
  });

  test('loses an appointment that is cancelled', async () => {
    const address = await made();
    const only = eq(appointments.hospitalId, clinic.perlis);
    await site.app.db.update(appointments).set({ status: 'cancelled' }).where(only);
    expect(await (await site.request(address)).text()).not.toContain('New patient');
    await site.app.db.update(appointments).set({ status: 'requested' }).where(only);
    expect(await (await site.request(address)).text()).toContain('New patient');
    await forget();
  });

  test('shows the hospitals of the role that made it, in the chosen language', async () => {
    const calendar = await (await site.request(await made(atPerlis, 'ms'))).text();
    expect(calendar).toContain('Clinic Perlis');
    expect(calendar).not.toContain('Clinic Selangor');
    expect(summaries(calendar)).toContain('Janji temu: Video · Pesakit baharu · Dipohon');
    expect(summaries(calendar)).not.toContain('Waktu disekat');
    const zh = summaries(await (await site.request(await made(everywhere, 'zh'))).text());
    expect(zh).toContain('停诊时段');
    await forget();
  });
});

describe('its address', () => {
  test('is shown once, and only its hash is stored', async () => {
    const address = await made();
    const token = /([\w-]{43})\.ics/.exec(address)![1]!;
    const stored = await ownCalendars();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    const again = await (await openConsole(site, path, everywhere)).text();
    expect(again).not.toContain(token);
    const log = await site.app.db.select().from(auditLog).where(eq(auditLog.action, 'calendar_made'));
    expect(log.at(-1)).toMatchObject({
      accountId: everywhere.accountId,
      subjectId: `test-doctor/calendar/${stored[0]!.id}`,
      detail: { hospitals: 'all', language: 'en' },
    });
    expect(JSON.stringify(log)).not.toContain(token);
    await forget();
  });

  test('stands in no log line', async () => {
    const address = await made();
    const token = /([\w-]{43})\.ics/.exec(address)![1]!;
    const info = vi.spyOn(site.app.logger, 'info');
    await site.request(address);
    await site.request(`/ms${address}`);
    expect(info.mock.calls.map(([fields]) => (fields as unknown as { path: string }).path)).toContain('/calendars/-');
    expect(JSON.stringify(info.mock.calls)).not.toContain(token);
    info.mockRestore();
    await forget();
  });

  test('answers like an unknown one once it is revoked', async () => {
    const address = await made();
    const [row] = await ownCalendars();
    const revoked = await sendForm(site, path, everywhere, { intent: 'revoke', id: row!.id });
    expect(await revoked.text()).toContain('The address is revoked.');
    const [gone, unknown] = [await site.request(address), await site.request(`/calendars/${'a'.repeat(43)}.ics`)];
    expect([gone.status, unknown.status]).toEqual([404, 404]);
    expect(await gone.text()).toBe(await unknown.text());
    const named = (answer: Response) => [...answer.headers].filter(([name]) => name !== 'x-request-id');
    expect(named(gone)).toEqual(named(unknown));
    expect(gone.headers.get('cache-control')).toBe('private, no-store');
    const log = await site.app.db.select().from(auditLog).where(eq(auditLog.action, 'calendar_revoked'));
    expect(log.map(({ subjectId }) => subjectId)).toEqual([`test-doctor/calendar/${row!.id}`]);
    const twice = await sendForm(site, path, everywhere, { intent: 'revoke', id: row!.id });
    expect(twice.status).toBe(409);
  });

  test('of a doctor who is withdrawn answers as an unknown one', async () => {
    const address = await made();
    const only = eq(doctors.id, clinic.doctorId);
    await site.app.db.update(doctors).set({ status: 'retired' }).where(only);
    expect((await site.request(address)).status).toBe(404);
    await site.app.db.update(doctors).set({ status: 'published' }).where(only);
    expect((await site.request(address)).status).toBe(200);
    await forget();
  });

  test('is answered forty-eight times an hour', async () => {
    const address = await made();
    const answers: number[] = [];
    for (let reading = 0; reading < 49; reading += 1) answers.push((await site.request(address)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(48);
    expect(answers.at(-1)).toBe(429);
    await forget();
  });

  test('is made ten times for one doctor, and no eleventh time', async () => {
    for (let number = 0; number < 10; number += 1) await made();
    const eleventh = await sendForm(site, path, everywhere, { intent: 'make', language: 'en' });
    expect(eleventh.status).toBe(409);
    expect(await eleventh.text()).toContain('This doctor already has ten calendar addresses. Revoke one first.');
    expect(await ownCalendars()).toHaveLength(10);
    await forget();
  });

  test('is made and revoked by nobody of another hospital or role', async () => {
    await made();
    const [row] = await ownCalendars();
    const [elsewhere] = (await site.app.pool.query<{ id: number }>('select id from hospitals order by id limit 1'))
      .rows;
    const other = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: elsewhere!.id }]);
    const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    for (const [who, status] of [
      [other, 404],
      [editor, 403],
    ] as const) {
      expect((await openConsole(site, path, who)).status).toBe(status);
      expect((await sendForm(site, path, who, { intent: 'make', language: 'en' })).status).toBe(status);
      expect((await sendForm(site, path, who, { intent: 'revoke', id: row!.id })).status).toBe(status);
    }
    expect(await ownCalendars()).toEqual([row]);
    expect((await sendForm(site, path, everywhere, { intent: 'revoke', id: 'no\u0000uuid' })).status).toBe(400);
    await site.app.db.delete(doctorLeave);
    await forget();
  });
});
