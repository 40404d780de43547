import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BookingRefused,
  ServiceUnreachable,
  type AppointmentService,
  type ServiceBooking,
  type ServiceSettings,
} from '#src/platform/appointment-service/appointment-service.ts';
import { externalAppointments } from '#src/platform/appointment-service/external-service.server.ts';
import type { Send } from '#src/platform/http/send.ts';
import { configFrom, readEnvironment } from '#src/server/environment/config.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { holdSlot } from '#src/features/appointments/booking/booking.server.ts';
import { at, guest, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { partnerScheduling } from './partner-scheduling.server.ts';

const key = 'a key of a partner, long enough for it';
const otherKey = 'a key of another partner, as long as it';
/** The serving instance, which the external adapter calls. */
let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
beforeAll(async () => {
  site = await openTestSite({ partnerKeys: [key, otherKey] });
  clinic = await insertClinic(site.app);
});
afterAll(() => site.close());

const overHttp: Send = (address, init) => site.request(address, init);
const paths = {
  create: '/api/engine/create',
  list: '/api/engine/list',
  view: '/api/engine/view',
  cancel: '/api/engine/cancel',
  doctor: '/api/engine/doctor',
  calendar: '/api/engine/calendar',
  timeslot: '/api/engine/timeslot',
};
const external = (send: Send = overHttp, changes: Partial<ServiceSettings> = {}) =>
  externalAppointments(
    { url: testOrigin, key, apiKey: 'demo-web-key', deadlineMs: 5_000, paths, ...changes },
    site.clock,
    send,
  );

let references = 0;
function bookingAt(startsAt: Date, changes: Partial<ServiceBooking> = {}): ServiceBooking {
  references += 1;
  return {
    doctor: 'test-doctor',
    hospital: 'clinic-selangor',
    startsAt,
    clientReference: `ours ${references}`,
    patient: { name: 'Aminah binti Yusof', phone: '+60123457001', email: 'aminah@example.test' },
    visit: 'new',
    payer: 'self_pay',
    language: 'en',
    consentVersion: '2026-01',
    ...changes,
  };
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof BookingRefused ? error.code : `${String(error)}`),
  );

const adapters: [string, string, () => AppointmentService][] = [
  ['our own engine', '2026-11-30', () => partnerScheduling(site.app, guest('a partner in this process'))],
  ['a second instance behind HTTP', '2026-12-01', () => external()],
];
describe.each(adapters)('an appointment service: %s', (_name, day, open) => {
  test('shows a doctor, the calendar with its reasons, and the times of a day', async () => {
    expect(await open().doctorView('test-doctor')).toEqual({
      doctor: 'test-doctor',
      name: 'Dr Test',
      hospitals: ['clinic-perlis', 'clinic-selangor'],
      hasLiveSchedule: true,
    });
    expect(await open().doctorView('nobody')).toBeNull();
    const days = await open().calendar({ doctor: 'test-doctor', hospital: 'clinic-selangor', days: 14 });
    expect(days).toHaveLength(14);
    expect(days.find((one) => one.day === '2026-11-26')).toMatchObject({ open: 0, closed: 'leave' });
    expect(days.find((one) => one.day === '2026-11-27')).toMatchObject({
      closed: 'holiday',
      holiday: { en: 'Founders’ day' },
    });
    const times = await open().timeslots({ doctor: 'test-doctor', hospital: 'clinic-selangor', day });
    expect(times[0]).toEqual({ startsAt: at(day, '09:00'), endsAt: at(day, '09:20'), mode: 'in_person', seatsLeft: 1 });
  });

  test('books once under our reference, also twice at once, lists and shows it', async () => {
    const booking = bookingAt(at(day, '09:20'));
    const made = await Promise.all([open().create(booking), open().create(booking), open().create(booking)]);
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
    expect(made[0]).toMatchObject({
      status: 'confirmed',
      clientReference: booking.clientReference,
      startsAt: booking.startsAt,
    });
    expect(await open().list({ clientReference: booking.clientReference })).toEqual([made[0]]);
    expect(await open().list({ clientReference: 'never sent' })).toEqual([]);
    expect(await open().view({ reference: made[0]!.reference })).toEqual(made[0]);
    expect(await open().view({ reference: 'ANOBODY000' })).toBeNull();
    expect(await refusal(open().create(bookingAt(at(day, '09:20'))))).toBe('slot_taken');
  });

  test('cancels, once and again, and the time is free', async () => {
    const made = await open().create(bookingAt(at(day, '10:00')));
    expect(await open().cancel({ reference: made.reference, reason: 'No longer needed' })).toMatchObject({
      status: 'cancelled',
    });
    expect(await open().cancel({ reference: made.reference })).toMatchObject({ status: 'cancelled' });
    expect(
      (await open().timeslots({ doctor: 'test-doctor', hospital: 'clinic-selangor', day })).some(
        ({ startsAt }) => startsAt.getTime() === at(day, '10:00').getTime(),
      ),
    ).toBe(true);
    expect(await refusal(open().cancel({ reference: 'ANOBODY000' }))).toBe('appointment_unknown');
  });

  test('books nothing with consent to another version of the privacy notice than the present one', async () => {
    const booking = bookingAt(at(day, '10:20'), { consentVersion: '2025-12' });
    expect(await refusal(open().create(booking))).toBe('details_invalid');
    expect(await open().list({ clientReference: booking.clientReference })).toEqual([]);
    expect((await open().create({ ...booking, consentVersion: '2026-01' })).status).toBe('confirmed');
    // The same booking once more is answered with the one that is there, also after the notice has changed.
    expect((await open().create(booking)).status).toBe('confirmed');
  });

  test('says why a time cannot be had', async () => {
    expect(await refusal(open().create(bookingAt(at(day, '09:07'))))).toBe('slot_off_grid');
    expect(await refusal(open().create(bookingAt(at('2026-11-23', '09:20'))))).toBe('slot_past');
    expect(await refusal(open().create(bookingAt(at(day, '09:00'), { doctor: 'nobody' })))).toBe('doctor_unknown');
    expect(await refusal(open().create(bookingAt(at(day, '09:00'), { hospital: 'nowhere' })))).toBe(
      'doctor_not_at_hospital',
    );
  });
});

test('a partner sees and cancels its own bookings alone; without a key nobody gets in, and no browser does', async () => {
  const made = await external().create(bookingAt(at('2026-12-02', '09:00')));
  const other = external(overHttp, { key: otherKey });
  expect(await other.view({ reference: made.reference })).toBeNull();
  expect(await refusal(other.cancel({ reference: made.reference }))).toBe('appointment_unknown');
  const asked = (headers: Record<string, string>) =>
    site.api('GET', 'engine/doctor?doctor=test-doctor', undefined, headers);
  expect((await asked({})).status).toBe(401);
  expect((await asked({ authorization: 'Bearer of a key that nobody gave out here' })).status).toBe(401);
  expect((await asked({ authorization: `Bearer ${key}`, 'sec-fetch-site': 'same-origin' })).status).toBe(401);
  expect((await asked({ authorization: `Bearer ${key}` })).status).toBe(200);
  const [row] = await site.app.db.select().from(appointments).where(eq(appointments.reference, made.reference));
  expect(JSON.stringify(row)).not.toMatch(/Aminah|example\.test|60123457001/);
});

test('a partner’s booking and a visitor’s hold keep each other out', async () => {
  await external().create(bookingAt(at('2026-12-02', '09:20')));
  await expect(
    holdSlot(site.app, guest('a visitor'), {
      doctorId: clinic.doctorId,
      startsAt: at('2026-12-02', '09:20'),
      language: 'en',
    }),
  ).rejects.toMatchObject({ details: { code: 'slot_taken' } });
  await holdSlot(site.app, guest('a visitor'), {
    doctorId: clinic.doctorId,
    startsAt: at('2026-12-02', '09:40'),
    language: 'en',
  });
  expect(await refusal(external().create(bookingAt(at('2026-12-02', '09:40'))))).toBe('slot_taken');
});

test('when the answer to a booking is lost, the service is asked what it has, and nothing is booked twice', async () => {
  let creates = 0;
  const losing: Send = async (address, init) => {
    const isCreate = address.endsWith('/create');
    creates += isCreate ? 1 : 0;
    const response = await overHttp(address, init);
    if (isCreate) throw new TypeError('connection reset');
    return response;
  };
  const booking = bookingAt(at('2026-12-03', '09:00'));
  expect(await external(losing).create(booking)).toMatchObject({ status: 'confirmed' });
  expect(creates).toBe(1);
  expect(await external().list({ clientReference: booking.clientReference })).toHaveLength(1);
});

test('what a service names that is not ours is passed over', async () => {
  const others = {
    status: true,
    data: [{ reference: 'B1', client_reference: 'another’s', status: 'confirmed', starts_at: '2026-12-03T01:00:00Z' }],
  };
  expect(await external(async () => Response.json(others)).list({ clientReference: 'ours' })).toEqual([]);
});

test('a service that is down is left alone for half a minute after three failures, and tried again then', async () => {
  let calls = 0;
  let isDown = true;
  const service = external(async (address, init) => {
    calls += 1;
    return isDown ? new Response('Bad gateway', { status: 502 }) : overHttp(address, init);
  });
  for (let times = 0; times < 5; times += 1)
    await expect(service.doctorView('test-doctor')).rejects.toBeInstanceOf(ServiceUnreachable);
  expect(calls).toBe(3);
  isDown = false;
  await expect(service.doctorView('test-doctor')).rejects.toBeInstanceOf(ServiceUnreachable);
  site.clock.advance(30_000);
  expect(await service.doctorView('test-doctor')).toMatchObject({ name: 'Dr Test' });
});

test.each([
  ['no JSON', 'oops'],
  ['another shape', '{"status":true,"data":{"reference":1}}'],
  ['far too much', `{"status":true,"data":"${'x'.repeat(600_000)}"}`],
])('an answer that cannot be read is none: %s', async (_name, body) => {
  await expect(external(async () => new Response(body)).view({ reference: 'A' })).rejects.toBeInstanceOf(
    ServiceUnreachable,
  );
});

test('each call has a path that is configured', async () => {
  const asked: string[] = [];
  const service = external(
    async (address) => {
      asked.push(new URL(address).pathname);
      return Response.json({ status: false, code: 'slot_taken' }, { status: 409 });
    },
    { paths: { ...paths, create: '/v2/bookings', cancel: '/v2/cancellations' } },
  );
  await refusal(service.create(bookingAt(at('2026-12-03', '10:00'))));
  await refusal(service.cancel({ reference: 'A' }));
  expect(asked).toEqual(['/v2/bookings', '/v2/cancellations']);
  expect(() => configFrom(readEnvironment({ ENGINE_KEYS: 'short' }))).toThrow('32 characters');
});
