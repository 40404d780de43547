import { afterAll, beforeAll, expect, test } from 'vitest';
import { availability, nextAvailableSlots, availableSlots } from './available-slots.server.ts';
import { at, openClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';

let clinic: Awaited<ReturnType<typeof openClinic>>;
beforeAll(async () => {
  clinic = await openClinic();
});
afterAll(() => clinic.close());

test('all days of the booking window are shown, each with its free times or why it has none', async () => {
  const { days, hasLiveSchedule } = await availability(clinic.app, { doctorId: clinic.doctorId });
  expect(hasLiveSchedule).toBe(true);
  expect(days).toHaveLength(60);
  // It is nine o'clock: with a lead of one hour, six of Monday's nine morning slots are left.
  expect(days[0]).toEqual({ day: '2026-11-23', open: 6 });
  expect(days[1]).toEqual({ day: '2026-11-24', open: 11 });
  expect(days[3]).toEqual({ day: '2026-11-26', open: 0, closed: 'leave' });
  expect(days[4]).toEqual({ day: '2026-11-27', open: 0, closed: 'holiday', holiday: { en: 'Founders’ day' } });
  expect(days[5]).toEqual({ day: '2026-11-28', open: 0, closed: 'no_session' });
});

test('one hospital shows its own sessions only', async () => {
  const { days } = await availability(clinic.app, { doctorId: clinic.doctorId, hospitalId: clinic.perlis });
  expect(days[1]).toEqual({ day: '2026-11-24', open: 2 });
  expect(days[0]).toMatchObject({ closed: 'no_session' });
  const times = await availableSlots(clinic.app, {
    doctorId: clinic.doctorId,
    hospitalId: clinic.perlis,
    day: '2026-11-24',
  });
  expect(times[0]).toEqual({
    startsAt: at('2026-11-24', '14:00'),
    endsAt: at('2026-11-24', '14:30'),
    hospitalId: clinic.perlis,
    mode: 'teleconsult',
    seatsLeft: 2,
  });
});

test('a closed day has no times', async () => {
  expect(await availableSlots(clinic.app, { doctorId: clinic.doctorId, day: '2026-11-26' })).toEqual([]);
});

test('a doctor without a live schedule says so', async () => {
  expect(await availability(clinic.app, { doctorId: clinic.requestDoctorId })).toEqual({
    doctorId: clinic.requestDoctorId,
    hasLiveSchedule: false,
    days: [],
  });
});

test('an unknown doctor is an error', async () => {
  await expect(availability(clinic.app, { doctorId: 999_999 })).rejects.toMatchObject({
    details: { code: 'doctor_unknown', status: 404 },
  });
});

test('the next free time of many doctors comes from one query, and those without one come last', async () => {
  const asked: unknown[] = [];
  const pool = new Proxy(clinic.app.pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name) as unknown;
      return (...call: Parameters<typeof target.query>) => {
        asked.push(call);
        return target.query(...call);
      };
    },
  });
  const times = await nextAvailableSlots({ ...clinic.app, pool }, [clinic.requestDoctorId, clinic.doctorId]);
  expect(asked).toHaveLength(1);
  expect([...times!]).toEqual([
    [
      clinic.doctorId,
      {
        startsAt: at('2026-11-23', '10:00'),
        hospitalId: clinic.selangor,
        mode: 'in_person',
        later: [
          { startsAt: at('2026-11-23', '10:20'), hospitalId: clinic.selangor, mode: 'in_person' },
          { startsAt: at('2026-11-23', '10:40'), hospitalId: clinic.selangor, mode: 'in_person' },
        ],
      },
    ],
  ]);
});
