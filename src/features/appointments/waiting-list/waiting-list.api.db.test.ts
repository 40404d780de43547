import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { cancelAppointment } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { detailsFor, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { openSaturdays, saturdays } from './waiting-list.fixture.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let list: Awaited<ReturnType<typeof openSaturdays>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  list = await openSaturdays(site, clinic);
});
afterAll(() => site.close());

const { consentVersion, ...details } = detailsFor('');
const tokenOf = async () => ({
  authorization: `Bearer ${(await site.api('POST', 'auth/token', { action: 'get_token' })).body.token}`,
});
const waitingRequest = (day: string, phone: string) => ({
  ...details,
  phone,
  email: 'program@example.test',
  consent_version: consentVersion,
  doctor_id: clinic.doctorId,
  hospital_id: clinic.selangor,
  date: day,
});
const codeFor = async (phone: string) => /\b\d{6}\b/.exec((await site.outbox(phone))[0]!.text)![0];

async function joined(day: string, token: { authorization: string }) {
  const phone = list.newPhone();
  const asked = await site.api('POST', 'waiting_list/join', waitingRequest(day, phone), token);
  expect(asked.body.data).toEqual({ status: 'code_sent' });
  return site.api('POST', 'waiting_list/join', { ...waitingRequest(day, phone), code: await codeFor(phone) }, token);
}

test('a program joins the list of a full day by a code, sees its place, takes what is offered, and lists what it waits for', async () => {
  const token = await tokenOf();
  const held = await list.fill(saturdays[0]);
  await list.fill(saturdays[1]);
  const first = await joined(saturdays[0], token);
  expect(first).toMatchObject({
    status: 200,
    body: { data: { status: 'waiting', date: saturdays[0], before: 0, offer: null, appointment: null } },
  });
  const second = (await joined(saturdays[1], token)).body.data.reference as string;
  const { reference } = first.body.data;
  expect((await site.api('GET', 'waiting_list/getAll?limit=1', undefined, token)).body.data).toMatchObject({
    total: 2,
    items: [{ reference, doctor_name: 'Dr Test', is_offered: false }],
  });
  expect((await site.api('POST', 'waiting_list/answer', { reference, take: true }, token)).status).toBe(409);
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  expect(
    (await site.api('GET', `waiting_list/individual?reference=${reference}&lang=ms`, undefined, token)).body.data.offer,
  ).toMatchObject({ mode: 'in_person', until: '2026-11-23T01:30:00.000Z' });
  const taken = await Promise.all(
    [1, 2].map(() => site.api('POST', 'waiting_list/answer', { reference, take: true }, token)),
  );
  for (const answer of taken)
    expect(answer.body.data).toMatchObject({
      status: 'booked',
      offer: null,
      appointment: { status: 'confirmed', when: 'Sat 28 Nov 2026, 9:00\u00a0am' },
    });
  for (const _ of [1, 2])
    expect((await site.api('POST', 'waiting_list/leave', { reference: second }, token)).body.data.status).toBe('left');
  expect((await site.api('POST', 'waiting_list/leave', { reference }, token)).status).toBe(409);
  expect((await site.api('GET', 'waiting_list/getAll', undefined, token)).body.data).toMatchObject({
    total: 0,
    items: [],
  });
});

test('another token finds nothing of it, nobody joins without one, and a day that is not full has no list', async () => {
  await list.fill(saturdays[2]);
  const { reference } = (await joined(saturdays[2], await tokenOf())).body.data;
  const stranger = await tokenOf();
  expect((await site.api('GET', `waiting_list/individual?reference=${reference}`, undefined, stranger)).status).toBe(
    404,
  );
  for (const call of ['waiting_list/leave', 'waiting_list/answer'])
    expect((await site.api('POST', call, { reference, take: true }, stranger)).status, call).toBe(404);
  expect((await site.api('POST', 'waiting_list/join', waitingRequest(saturdays[2], list.newPhone()))).status).toBe(401);
  expect(
    (await site.api('POST', 'waiting_list/join', waitingRequest('2026-11-30', list.newPhone()), stranger)).body,
  ).toMatchObject({ status: false });
  expect(
    (await site.api('POST', 'waiting_list/join', waitingRequest('2026-11-30', list.newPhone()), stranger)).status,
  ).toBe(409);
});

test('agreement to another version of the notice than the one in force opens no place on the list', async () => {
  await list.fill(saturdays[3]);
  const token = await tokenOf();
  const phone = list.newPhone();
  const request = { ...waitingRequest(saturdays[3], phone), consent_version: 'of long ago' };
  await site.api('POST', 'waiting_list/join', request, token);
  const answer = await site.api('POST', 'waiting_list/join', { ...request, code: await codeFor(phone) }, token);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['consent_version']]);
});

test('what is wrong is told by its field', async () => {
  const token = await tokenOf();
  const fieldsOf = async (change: object) =>
    Object.keys(
      (await site.api('POST', 'waiting_list/join', { ...waitingRequest(saturdays[2], '0123456789'), ...change }, token))
        .body.errors,
    );
  expect(await fieldsOf({ email: 'nobody' })).toEqual(['email']);
  expect(await fieldsOf({ date: '2026-13-01', name: 'A' })).toEqual(['date', 'name']);
  expect(await fieldsOf({ payer: 'insurer' })).toEqual(['insurer']);
  expect(await fieldsOf({ code: '12' })).toEqual(['code']);
});
