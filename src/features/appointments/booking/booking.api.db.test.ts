import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { bookingCalls } from './booking.api.server.ts';
import { myAppointmentCalls } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import type { ApiCall } from '#src/platform/http/api-call.ts';
import { Failure } from '#src/shared/failure.ts';
import { detailsFor, guest, openClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';

let clinic: Awaited<ReturnType<typeof openClinic>>;
beforeAll(async () => {
  clinic = await openClinic();
});
afterAll(() => clinic.close());

// The test reads answers by name and unchecked, as a client in any language would.
// oxlint-disable-next-line typescript/no-explicit-any
type ApiData = Record<string, any>;

/** As server/api.ts does it: validate, handle, and check the answer against its own schema. */
async function call(path: string, input: { query?: object; body?: object; who?: string; key?: string }) {
  const found: ApiCall = [...bookingCalls, ...myAppointmentCalls].find((one) => one.path === path)!;
  const query = found.query?.safeParse(input.query ?? {});
  const body = found.body?.safeParse(input.body ?? {});
  for (const parsed of [query, body])
    if (parsed?.error) return { status: 422, fields: parsed.error.issues.map((issue) => issue.path.join('.')) };
  try {
    const answer = await found.handle({
      app: clinic.app,
      actor: input.who ? guest(input.who) : { kind: 'anyone' },
      language: 'en',
      query: query?.data,
      body: body?.data,
      params: {},
      files: [],
      idempotencyKey: input.key,
      clientAddress: '192.0.2.1',
      userAgent: 'test',
      isBrowser: false,
      hasCsrfToken: false,
      ensureGuest: () => ({ kind: 'guest', tokenHash: input.who ?? 'new' }),
      setCookie: () => undefined,
      cookie: () => undefined,
    });
    return { status: 200, data: found.answer.parse(answer) as ApiData };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: error.details.status, code: error.details.code, fields: Object.keys(error.details.fields ?? {}) };
  }
}

test.each(['0001-01-01', '9999-12-31', '2026-02-30', '1899-12-31'])(
  'the times of %s are not looked for',
  async (date) => {
    const query = { doctor_id: String(clinic.doctorId), date };
    expect(await call('appointment/timeslot', { query })).toMatchObject({ status: 422, fields: ['date'] });
  },
);

test('a program finds a time, holds it, proves the phone, books, moves, lists and cancels', async () => {
  const phone = '+60129990001';
  const days = await call('appointment/availability', { query: { doctor_id: String(clinic.doctorId) } });
  expect(days.data!.days[1]).toEqual({ date: '2026-11-24', open: 11 });
  const { data } = await call('appointment/timeslot', {
    query: { doctor_id: String(clinic.doctorId), date: '2026-11-25' },
  });
  const [first, second] = data!.times as { slot: string }[];
  const slotRequest = { doctor_id: clinic.doctorId, hospital_id: clinic.selangor, slot: first!.slot, phone };
  const held = await call('appointment/create', { who: 'program', body: slotRequest });
  expect(held).toMatchObject({
    status: 200,
    data: { status: 'held', slot: first!.slot, held_until: '2026-11-23T01:05:00.000Z', code_sent: true },
  });
  const code = /\d{6}/.exec((await clinic.messages(phone))[0]!.text)![0];
  const { consentVersion, ...details } = detailsFor(phone);
  const body = { ...slotRequest, ...details, consent_version: consentVersion, code };
  const booked = await call('appointment/create', { who: 'program', body, key: 'a' });
  expect(booked).toMatchObject({ status: 200, data: { status: 'confirmed', slot: first!.slot } });
  expect(await call('appointment/create', { who: 'program', body, key: 'a' })).toEqual(booked);
  const { reference } = booked.data!;
  expect(await call('appointment/update', { who: 'program', body: { reference, slot: second!.slot } })).toMatchObject({
    data: { status: 'rescheduled', slot: second!.slot },
  });
  expect(await call('appointment/getAll', { who: 'program' })).toMatchObject({
    data: { total: 1, limit: 20, offset: 0, items: [{ reference, doctor_name: 'Dr Test', is_changeable: true }] },
  });
  expect(await call('appointment/getAll', { who: 'someone else' })).toMatchObject({ data: { total: 0, items: [] } });
  expect(await call('appointment/cancel', { who: 'program', body: { reference } })).toMatchObject({
    data: { status: 'cancelled' },
  });
});

test('bad input is told by its field', async () => {
  // As on the page: a reason is free text without angle brackets, of 300 characters.
  for (const reason of ['<b>late</b>', 'x'.repeat(301)])
    expect(await call('appointment/cancel', { who: 'bad', body: { reference: 'A234567892', reason } })).toEqual({
      status: 422,
      fields: ['reason'],
    });
  const create = (change: object) =>
    call('appointment/create', {
      who: 'bad',
      body: { doctor_id: clinic.doctorId, slot: '2026-11-25T09:00:00+08:00', phone: '0123456789', ...change },
    });
  expect(await create({ slot: 'soon' })).toEqual({ status: 422, code: 'slot_unreadable', fields: ['slot'] });
  expect(await create({ slot: `${clinic.requestDoctorId}@2026-11-25T01:00:00.000Z` })).toEqual({
    status: 422,
    code: 'slot_of_another_doctor',
    fields: ['slot'],
  });
  expect(await create({ slot: '2026-11-25T09:07:00+08:00' })).toEqual({
    status: 422,
    code: 'slot_off_grid',
    fields: ['slot'],
  });
  expect(await create({ phone: '0000000000' })).toEqual({ status: 422, code: 'phone_invalid', fields: ['phone'] });
  expect(await create({ code: '123456' })).toEqual({
    status: 422,
    fields: ['name', 'visit', 'payer', 'consent_version'],
  });
  expect(await create({ doctor_id: 'x' })).toEqual({ status: 422, fields: ['doctor_id'] });
  expect(
    await call('appointment/create', {
      body: { doctor_id: clinic.doctorId, slot: '2026-11-25T09:00:00+08:00', phone: '0123456789' },
    }),
  ).toMatchObject({ status: 401 });
  expect(await call('appointment/timeslot', { query: { doctor_id: '1', date: '2026-02-30' } })).toMatchObject({
    status: 422,
    fields: ['date'],
  });
});

test('a refused phone leaves no hold behind', async () => {
  const phone = '+60129990002';
  for (let sends = 0; sends < 3; sends += 1) await sendCode(clinic.app, { phone, language: 'en', purpose: 'booking' });
  expect(
    await call('appointment/create', {
      who: 'many',
      body: { doctor_id: clinic.doctorId, slot: '2026-11-25T10:00:00+08:00', phone },
    }),
  ).toMatchObject({ status: 429, code: 'code_sends_spent' });
  const { data } = await call('appointment/timeslot', {
    query: { doctor_id: String(clinic.doctorId), date: '2026-11-25' },
  });
  expect((data!.times as { starts_at: string }[]).map(({ starts_at: startsAt }) => startsAt)).toContain(
    '2026-11-25T02:00:00.000Z',
  );
});
