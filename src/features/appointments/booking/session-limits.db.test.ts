import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  availability,
  availableSlots,
  nextAvailableSlots,
} from '#src/features/appointments/scheduler/scheduler.server.ts';
import { at, detailsFor, guest, openClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import {
  appointmentHistory,
  appointments,
  weeklySessions,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import {
  cancelAppointment,
  rescheduleAppointment,
  viewAppointment,
} from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { moveAtFrontDesk } from '#src/features/appointments/front-desk/front-desk.server.ts';
import { confirmAppointment } from './booking.server.ts';
import { holdSlot } from './holds.server.ts';

let clinic: Awaited<ReturnType<typeof openClinic>>;
beforeAll(async () => {
  clinic = await openClinic();
});
afterAll(() => clinic.close());

const none = { bufferMinutes: 0, leadHours: null, windowDays: null, noticeHours: null };
/** Sets limits for the sessions of the Wednesdays and Fridays; all others keep the group's. */
const limit = (change: { bufferMinutes?: number; leadHours?: number; windowDays?: number; noticeHours?: number }) =>
  clinic.app.db
    .update(weeklySessions)
    .set({ ...none, ...change })
    .where(and(eq(weeklySessions.doctorId, clinic.doctorId), inArray(weeklySessions.weekday, [3, 5])));
beforeEach(async () => {
  await clinic.app.db.delete(appointmentHistory);
  await clinic.app.db.delete(appointments);
  clinic.clock.set(new Date('2026-11-23T09:00:00+08:00'));
  await limit({});
});

const wednesday = '2026-11-25';
const times = async (day: string) =>
  (await availableSlots(clinic.app, { doctorId: clinic.doctorId, hospitalId: clinic.selangor, day })).map(
    ({ startsAt }) => new Date(startsAt.getTime() + 8 * 3_600_000).toISOString().slice(11, 16),
  );
const hold = (day: string, time: string, who = 'guest') =>
  holdSlot(clinic.app, guest(who), { doctorId: clinic.doctorId, startsAt: at(day, time), language: 'en' });
let phones = 0;
/** Each booking with a phone of its own, because a code is taken once. */
async function book(day: string, time: string, who = 'family') {
  phones += 1;
  const phone = `+6012300100${phones}`;
  return confirmAppointment(clinic.app, guest(who), {
    doctorId: clinic.doctorId,
    startsAt: at(day, time),
    language: 'en',
    details: detailsFor(phone),
    code: await clinic.codeFor(phone),
  });
}
const refusalOf = async (work: Promise<unknown>) => {
  const error = (await work.then(
    () => ({}),
    (thrown: unknown) => thrown,
  )) as { details?: { code: string; text(inputs: object, options: { locale: string }): string } };
  const text = (locale: string) => error.details?.text({}, { locale });
  return { code: error.details?.code, en: text('en'), ms: text('ms'), zh: text('zh') };
};

test('a buffer spaces the slots, and a time between them is not given out', async () => {
  await limit({ bufferMinutes: 10 });
  expect(await times(wednesday)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
  expect((await refusalOf(hold(wednesday, '09:20'))).code).toBe('slot_off_grid');
  expect((await hold(wednesday, '09:30')).startsAt).toEqual(at(wednesday, '09:30'));
});

test('within the lead time nobody books online, nor is a booking moved there; the front desk still moves one', async () => {
  await limit({ leadHours: 48 });
  expect((await times(wednesday))[0]).toBe('09:00');
  clinic.clock.set(new Date('2026-11-23T09:30:00+08:00'));
  expect((await times(wednesday))[0]).toBe('09:40');
  expect(await refusalOf(hold(wednesday, '09:00'))).toEqual({
    code: 'slot_past',
    en: 'Online booking for this time closes 48 hours before. Choose a later time or call the hospital.',
    ms: 'Tempahan dalam talian bagi masa ini ditutup 48 jam sebelumnya. Pilih masa yang lebih lewat atau hubungi hospital.',
    zh: '这个时间在看诊前 48 小时停止网上预约。请选择较晚的时间，或致电医院。',
  });
  const { reference } = await book('2026-12-01', '10:00');
  const move = { reference, startsAt: at(wednesday, '09:00'), hospitalId: clinic.selangor };
  expect((await refusalOf(rescheduleAppointment(clinic.app, guest('family'), move))).code).toBe('slot_past');
  const desk = { kind: 'staff', accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
  const staff = { ...desk, roleAssignments: [{ role: 'front_desk', hospitalId: null }] } as never;
  await moveAtFrontDesk(clinic.app, staff, { reference, startsAt: move.startsAt, reason: 'by phone' });
  expect((await viewAppointment(clinic.app, guest('family'), { reference })).startsAt).toEqual(move.startsAt);
});

test('a day whose only session is closed by its lead time says so', async () => {
  await limit({ leadHours: 120 });
  const { days } = await availability(clinic.app, { doctorId: clinic.doctorId, hospitalId: clinic.selangor });
  expect(days.find(({ day }) => day === wednesday)).toEqual({ day: wednesday, open: 0, closed: 'too_soon' });
});

test('a session opens later than the group’s window of sixty days, or earlier, in calendars and when it is booked', async () => {
  await limit({ windowDays: 7 });
  expect(await times('2026-12-02')).toEqual([]);
  expect(await refusalOf(hold('2026-12-02', '09:00'))).toMatchObject({
    code: 'slot_too_far',
    en: 'This time opens for booking 7 days before. Choose an earlier day.',
  });
  expect(await times('2026-12-01'), 'a session without a window of its own').not.toEqual([]);
  await limit({ windowDays: 90 });
  const { days } = await availability(clinic.app, { doctorId: clinic.doctorId, hospitalId: clinic.selangor });
  expect(days).toHaveLength(90);
  expect(
    days.find(({ day }) => day === '2027-01-26'),
    'a Tuesday, beyond the group’s window',
  ).toMatchObject({
    closed: 'too_far',
  });
  expect(await times('2027-01-27')).toHaveLength(9);
  expect((await hold('2027-01-27', '09:00')).startsAt).toEqual(at('2027-01-27', '09:00'));
  expect((await refusalOf(hold('2027-01-26', '09:00', 'another'))).code).toBe('slot_too_far');
});

test('a card offers the next slot outside the lead time', async () => {
  await limit({ leadHours: 72 });
  clinic.clock.set(new Date('2026-11-24T13:30:00+08:00'));
  const next = (await nextAvailableSlots(clinic.app, [clinic.doctorId], 'in_person'))!.get(clinic.doctorId);
  expect(next?.startsAt).toEqual(at('2026-11-30', '09:00'));
});

test('the notice of the session, else the group’s, decides until when a patient may cancel; it stays as it was told', async () => {
  await limit({ noticeHours: 72 });
  const own = guest('family');
  const { reference } = await book(wednesday, '10:00');
  expect(await viewAppointment(clinic.app, own, { reference })).toMatchObject({
    isChangeable: false,
    changeableUntilHours: 72,
  });
  expect((await refusalOf(cancelAppointment(clinic.app, own, { reference }))).code).toBe('change_too_late');
  await limit({ noticeHours: 1 });
  expect((await refusalOf(cancelAppointment(clinic.app, own, { reference }))).code, 'as booked').toBe(
    'change_too_late',
  );
  const later = await book('2026-12-01', '10:00');
  expect(await viewAppointment(clinic.app, own, later)).toMatchObject({ changeableUntilHours: 24 });
  const moved = { ...later, startsAt: at('2026-12-02', '10:00'), hospitalId: clinic.selangor };
  expect((await rescheduleAppointment(clinic.app, own, moved)).changeableUntilHours, 'the new slot’s').toBe(1);
  clinic.clock.set(new Date('2026-12-02T08:30:00+08:00'));
  expect((await cancelAppointment(clinic.app, own, later)).status).toBe('cancelled');
});
