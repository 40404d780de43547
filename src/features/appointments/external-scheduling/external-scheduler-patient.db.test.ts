import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import { browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { appointments, weeklySessions } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { guestBrowser } from '#src/features/appointments/booking/guest-browser.fixture.ts';
import { openExternalSchedulerSite, type ExternalSchedulerSite } from './external-scheduler.fixture.ts';

let both: ExternalSchedulerSite;
let aminah: SignedIn;
beforeAll(async () => {
  both = await openExternalSchedulerSite();
  aminah = await patientWithPhone('+60123458101');
});
afterAll(() => both.close());

const book = '/book/test-doctor';
const slot = (time: string, day = '2026-11-25') => new Date(`${day}T${time}:00+08:00`).toISOString();
const slotRequest = (time: string) => ({ slot: slot(time), hospital: String(both.clinic.selangor) });
const as = (who: SignedIn) => browserFor(both.portal, who);

async function patientWithPhone(phone: string): Promise<SignedIn> {
  const { app, clock } = both.portal;
  const patient = await signedInPatient(app);
  await app.db.execute(
    sql`update accounts set phone = ${app.secrets.seal(phone)}, phone_hash = ${app.secrets.hash(`phone:${phone}`)}, phone_verified_at = ${clock.now().toISOString()} where id = ${patient.accountId}`,
  );
  return patient;
}

async function bookedBy(who: SignedIn, time: string): Promise<string> {
  const person = (await listPersons(both.portal.app, who.actor))[0]!.id;
  await as(who).send(book, { intent: 'hold', ...slotRequest(time) });
  const { location, html } = await as(who).send(book, {
    intent: 'details',
    ...slotRequest(time),
    person,
    phone: '+60123458101',
    email: 'aminah@example.test',
    visit: 'new',
    payer: 'self_pay',
    reason: 'Headache',
    consentVersion: '2026-01',
    key: `key ${time}`,
  });
  expect(location, html).toContain('reference=');
  return location.split('=')[1]!;
}

const atHospital = async (reference: string) =>
  (await both.hospital.app.db.select().from(appointments).where(eq(appointments.clientReference, reference)))[0];

test('a patient finds what the hospital keeps among her own, is told how to come at another time, and cancels; another patient does not', async () => {
  const reference = await bookedBy(aminah, '09:00');
  const other = await patientWithPhone('+60123458102');
  expect((await as(aminah).open('/my-appointments')).html).toMatch(
    /Wed 25 Nov 2026, 9:00\u00a0am[^]*Dr Test[^]*Confirmed/,
  );
  const mine = `/my-appointments/${reference}`;
  const page = await as(aminah).open(mine);
  expect(page.html).toMatch(
    /book another one with the same doctor and then cancel this one, or call Clinic Selangor: \+60312340000/,
  );
  expect(page.html).not.toContain(`${mine}/reschedule`);
  expect((await as(aminah).open(`${mine}/reschedule`)).html).not.toContain('name="slot"');
  expect((await as(aminah).send(`${mine}/reschedule`, slotRequest('10:00'))).status).toBe(409);
  expect((await as(aminah).call('POST', 'appointment/update', { reference, slot: slot('10:00') })).status).toBe(409);
  expect((await as(other).open(mine)).status).toBe(404);
  expect((await as(other).send(mine, {})).status).toBe(404);
  expect(await atHospital(reference)).toMatchObject({ status: 'confirmed' });
  expect((await as(aminah).send(mine, { reason: 'Better already' })).location).toContain('done=cancelled');
  expect(await atHospital(reference)).toMatchObject({ status: 'cancelled' });
});

test('the calls of the app hold, book, list and cancel at the hospital', async () => {
  const token = {
    authorization: `Bearer ${(await both.portal.api('POST', 'auth/token', { action: 'get_token' })).body.token}`,
  };
  const { doctorId } = both.clinic;
  const body = {
    doctor_id: doctorId,
    slot: slot('09:20'),
    phone: '+60123458103',
    name: 'Tan Mei Ling',
    visit: 'new',
    payer: 'self_pay',
    consent_version: '2026-01',
  };
  expect((await both.portal.api('POST', 'appointment/create', body, token)).body.data).toMatchObject({
    status: 'held',
    hospital_id: both.clinic.selangor,
    mode: 'in_person',
  });
  const [sms] = await both.portal.outbox('+60123458103');
  const made = await both.portal.api(
    'POST',
    'appointment/create',
    { ...body, code: /\d{6}/.exec(sms!.text)![0] },
    { ...token, 'idempotency-key': 'once' },
  );
  expect(made.body.data).toMatchObject({ status: 'confirmed', starts_at: slot('09:20') });
  const { reference } = made.body.data;
  expect((await both.portal.api('GET', 'appointment/getAll', undefined, token)).body.data.items).toMatchObject([
    { reference, status: 'confirmed' },
  ]);
  expect((await both.portal.api('POST', 'appointment/cancel', { reference }, token)).body.data).toMatchObject({
    status: 'cancelled',
  });
  expect(await atHospital(reference)).toMatchObject({ status: 'cancelled' });
  expect((await both.portal.api('POST', 'appointment/create', { ...body, slot: slot('09:07') }, token)).status).toBe(
    409,
  );
});

test('a doctor’s page shows the hospital’s days and next free time; lists do not guess', async () => {
  const { rows } = await both.portal.app.db.execute<{ slug: string }>(
    sql`select slug from doctors where has_live_schedule and slug not like 'test-%' order by id limit 1`,
  );
  const address = `/doctor/${rows[0]!.slug}`;
  expect(await both.portal.app.db.$count(weeklySessions)).toBe(0);
  const page = await (await both.portal.request(address)).text();
  expect(page).toMatch(/href="\/book\/[^"]+\?hospital=\d+&amp;day=2026-/);
  expect(page).toContain('Next free');
  const list = await (await both.portal.request('/doctor?sortBy=next_free')).text();
  expect(list).not.toMatch(/Next free|Fully booked/);
  expect(list).toContain('href="/book/');
});

test('nobody waits on a list, and the desks show what was booked without changing it: the hospital keeps it', async () => {
  const reference = await bookedBy(aminah, '10:00');
  const join = await guestBrowser(both.portal).open(
    `${book}/waiting-list?hospital=${both.clinic.selangor}&day=2026-11-25`,
  );
  expect(join.html).toContain('own appointment system');
  const desk = browserFor(
    both.portal,
    await signedInStaff(both.portal.app, [
      { role: 'administrator', hospitalId: null },
      { role: 'front_desk', hospitalId: null },
    ]),
  );
  const home = await desk.open('/staff');
  expect(home.html).toContain('href="/staff/appointments"');
  expect(home.html).not.toMatch(/href="\/staff\/(leave|waiting-list)"/);
  const visit = await desk.open(`/staff/appointments/${reference}`);
  expect(visit.html).toContain('what was booked through this website');
  expect(visit.html).not.toMatch(/name="intent" value="(arrived|cancel|move)"/);
  expect(
    (await desk.send(`/staff/appointments/${reference}`, { intent: 'cancel', reason: 'Doctor ill' })).html,
  ).toContain('own appointment system');
  expect(await atHospital(reference)).toMatchObject({ status: 'confirmed' });
});

test('a hospital that is silent keeps nobody waiting: the page stands without its times, and is not asked again at once', async () => {
  both.line.state = 'silent';
  // The adapter reads the deadline at each call, so the test need not wait twenty seconds.
  both.portal.app.config.appointmentService!.deadlineMs = 1_000;
  const answers = await Promise.all([1, 2, 3].map(() => guestBrowser(both.portal).open(book)));
  for (const { status, html } of answers) expect([status, html.includes('show free times')]).toEqual([200, true]);
  const { rows } = await both.portal.app.db.execute<{ slug: string }>(
    sql`select slug from doctors where has_live_schedule and slug not like 'test-%' order by id desc limit 1`,
  );
  const doctor = await (await both.portal.request(`/zh/doctor/${rows[0]!.slug}`)).text();
  expect(doctor).toContain('目前无法显示可预约时间');
  expect(doctor).not.toContain('未来 0 天');
  both.line.calls.length = 0;
  expect((await guestBrowser(both.portal).open(book)).html).toContain('show free times');
  expect(both.line.calls).toEqual([]);
});
