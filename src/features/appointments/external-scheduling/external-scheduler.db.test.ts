import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { appointmentsDataSubject } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { guest } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { holdSlot } from '#src/features/appointments/booking/booking.server.ts';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { guestBrowser, hiddenInputs } from '#src/features/appointments/booking/guest-browser.fixture.ts';
import { openExternalSchedulerSite, type ExternalSchedulerSite } from './external-scheduler.fixture.ts';

let both: ExternalSchedulerSite;
beforeAll(async () => {
  both = await openExternalSchedulerSite();
});
afterEach(async () => {
  if (both.line.state === 'whole') return;
  both.line.state = 'whole';
  both.advance(31_000);
  await calendarPage();
});
afterAll(() => both.close());

const book = '/book/test-doctor';
const slot = (time: string, day = '2026-11-25') => new Date(`${day}T${time}:00+08:00`).toISOString();
const slotRequest = (time: string, day?: string) => ({ slot: slot(time, day), hospital: String(both.clinic.selangor) });
const details = (phone: string) => ({
  intent: 'details',
  name: 'Aminah binti Yusof',
  phone,
  email: 'aminah@example.test',
  visit: 'new',
  payer: 'self_pay',
  insurer: '',
  reason: 'Headache',
  consentVersion: '2026-01',
});
const visitor = () => guestBrowser(both.portal);
const calendarPage = (day = '2026-11-25') => visitor().open(`${book}?hospital=${both.clinic.selangor}&day=${day}`);

/** Holds the slot, sends the details and reads the code from the SMS; only the last form is left. */
async function upToTheCode(person: ReturnType<typeof visitor>, phone: string, time: string, day?: string) {
  const held = await person.send(book, { intent: 'hold', ...slotRequest(time, day) });
  expect(held.status, held.html).toBe(302);
  const page = await person.send(held.location, { ...details(phone), ...slotRequest(time, day) });
  const [sms] = await both.portal.outbox(`+6${phone.replace(/\D/g, '')}`);
  return { ...hiddenInputs(page.html), intent: 'code', code: /\d{6}/.exec(sms!.text)![0] };
}

async function booked(phone: string, time: string, day?: string) {
  const person = visitor();
  const done = await person.send(book, await upToTheCode(person, phone, time, day));
  expect(done.location, done.html).toMatch(/^\/book\/test-doctor\?reference=A[0-9A-Z]{9}$/);
  return { person, page: done.location, reference: done.location.split('=')[1]! };
}

/** What the hospital has stored for the portal's reference. */
const atHospital = (reference: string) =>
  both.hospital.app.db.select().from(appointments).where(eq(appointments.clientReference, reference));
const here = async (reference: string) =>
  (await both.portal.app.db.select().from(appointments).where(eq(appointments.reference, reference)))[0];

test('the calendar is the hospital’s: its free times, its leave and its holidays', async () => {
  const { html } = await calendarPage();
  expect(html).toMatch(/Wed 25 Nov[^]*9 times[^]*Doctor is away[^]*Founders’ day/);
  expect(html).not.toContain('waiting-list');
  const { clinic } = both;
  const { body } = await both.portal.api('GET', `appointment/timeslot?doctor_id=${clinic.doctorId}&date=2026-11-24`);
  expect(body.data.times.map(({ hospital_id: place }: { hospital_id: number }) => place)).toEqual([
    ...Array.from({ length: 9 }, () => clinic.selangor),
    clinic.perlis,
    clinic.perlis,
  ]);
  expect(
    (await both.portal.api('GET', `appointment/availability?doctor_id=${clinic.doctorId}&days=2`)).body.data.days,
  ).toEqual([
    { date: '2026-11-23', open: 6 },
    { date: '2026-11-24', open: 11 },
  ]);
});

test('a guest books at the hospital through the portal, is told by the portal alone, and cancels; nobody else sees or cancels it', async () => {
  const { person, page, reference } = await booked('012-345 8001', '09:00');
  expect((await person.open(page)).html).toMatch(/Wed 25 Nov 2026, 9:00\u00a0am[^]*Your appointment is confirmed/);
  expect(await atHospital(reference)).toMatchObject([
    { status: 'confirmed', startsAt: new Date(slot('09:00')), language: 'en' },
  ]);
  expect((await both.portal.outbox('+60123458001')).map(({ text }) => text)[0]).toContain(
    `appointment ${reference} is confirmed`,
  );
  expect(await both.hospital.outbox('+60123458001')).toEqual([]);
  expect((await calendarPage()).html).toContain('8 times');
  expect((await person.open(`${book}/calendar?reference=${reference}`)).html).toContain('DTSTART:20261125T010000Z');
  const stranger = visitor();
  expect((await stranger.open(page)).status).toBe(404);
  expect((await stranger.send(book, { intent: 'cancel', reference })).status).toBe(404);
  expect(await atHospital(reference)).toMatchObject([{ status: 'confirmed' }]);
  const cancelled = await person.send(page, { intent: 'cancel', reference });
  expect((await person.open(cancelled.location)).html).toContain(`Appointment ${reference} is cancelled`);
  expect(await atHospital(reference)).toMatchObject([{ status: 'cancelled' }]);
  expect((await calendarPage()).html).toContain('9 times');
});

test('of two who want the last seat at once, exactly one gets it', async () => {
  const people = [visitor(), visitor(), visitor()];
  await Promise.all(people.map((person) => person.open(book)));
  const answers = await Promise.all(
    people.map((person) => person.send(book, { intent: 'hold', ...slotRequest('09:20') })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
  const winner = people[answers.findIndex(({ status }) => status === 302)]!;
  const code = await upToTheCode(winner, '012-345 8002', '09:20');
  const sent = await Promise.all([winner.send(book, code), winner.send(book, code)]);
  expect(new Set(sent.map(({ location }) => location)).size, 'the same form sent twice books once').toBe(1);
  expect(await atHospital(sent[0]!.location.split('=')[1]!)).toHaveLength(1);
});

test('a time that the hospital gave away meanwhile is told, what was typed stays, and another one is booked', async () => {
  const person = visitor();
  const code = await upToTheCode(person, '012-345 8003', '10:00');
  const { hospital } = both;
  const { body } = await hospital.api('GET', 'doctors/individual?slug=test-doctor');
  await holdSlot(hospital.app, guest('someone at the hospital'), {
    doctorId: body.data.id,
    startsAt: new Date(slot('10:00')),
    language: 'en',
  });
  const lost = await person.send(book, code);
  expect(lost.status).toBe(409);
  expect(lost.html).toMatch(/Someone else has just taken this time[^]*Choose another time[^]*10:20\u00a0am/);
  expect(lost.html).toContain('value="Aminah binti Yusof"');
  both.advance(30_000);
  const again = await person.send(book, { ...details('012-345 8003'), ...slotRequest('10:20') });
  const [sms] = await both.portal.outbox('+60123458003');
  const done = await person.send(book, {
    ...hiddenInputs(again.html),
    intent: 'code',
    code: /\d{6}/.exec(sms!.text)![0],
  });
  expect(await atHospital(done.location.split('=')[1]!)).toMatchObject([
    { status: 'confirmed', startsAt: new Date(slot('10:20')) },
  ]);
});

test('when the answer to a booking is lost, it stands as a request and is found again: one booking, told when it is confirmed', async () => {
  const person = visitor();
  const code = await upToTheCode(person, '012-345 8004', '10:40');
  both.line.state = 'loses answers';
  const done = await person.send(book, code);
  const reference = done.location.split('=')[1]!;
  expect((await person.open(done.location)).html).toContain('We have your request');
  expect((await both.portal.outbox('+60123458004'))[0]!.text).toContain('we have your request');
  both.line.state = 'whole';
  await both.passAMinute();
  await both.passAMinute();
  expect(await atHospital(reference)).toMatchObject([{ status: 'confirmed' }]);
  expect((await person.open(done.location)).html).toContain('Your appointment is confirmed');
  expect(
    (await both.portal.outbox('+60123458004')).filter(({ text }) => text.includes(`${reference} is confirmed`)),
  ).toHaveLength(1);
});

test('a request that is cancelled before the hospital has answered is cancelled there as well', async () => {
  const person = visitor();
  const code = await upToTheCode(person, '012-345 8012', '11:40', '2026-12-02');
  both.line.state = 'loses answers';
  const page = (await person.send(book, code)).location;
  const reference = page.split('=')[1]!;
  await person.send(page, { intent: 'cancel', reference });
  expect((await person.open(page)).html).toContain(`Appointment ${reference} is cancelled`);
  expect(await atHospital(reference)).toMatchObject([{ status: 'confirmed' }]);
  both.line.state = 'whole';
  await both.passAMinute();
  expect(await atHospital(reference)).toMatchObject([{ status: 'cancelled' }]);
  expect(await here(reference)).toMatchObject({ status: 'cancelled', cancelledBy: 'patient' });
});

test('a booking that never reached the hospital is sent again; one that it then refuses is cancelled, and the patient told', async () => {
  const [first, second] = [visitor(), visitor()];
  const codes = [await upToTheCode(first, '012-345 8005', '11:00'), await upToTheCode(second, '012-345 8006', '11:20')];
  both.line.state = 'cut';
  const [kept, refused] = [await first.send(book, codes[0]!), await second.send(book, codes[1]!)].map(
    ({ location }) => location.split('=')[1]!,
  );
  expect(await atHospital(kept!)).toEqual([]);
  const { body } = await both.hospital.api('GET', 'doctors/individual?slug=test-doctor');
  await holdSlot(both.hospital.app, guest('someone else there'), {
    doctorId: body.data.id,
    startsAt: new Date(slot('11:20')),
    language: 'en',
  });
  both.line.state = 'whole';
  await both.passAMinute();
  expect(await atHospital(kept!)).toMatchObject([{ status: 'confirmed' }]);
  expect(await here(refused!)).toMatchObject({ status: 'cancelled', cancelledBy: 'system' });
  expect((await both.portal.outbox('+60123458006'))[0]!.text).toContain(`${refused} on`);
});

test('a hospital that does not answer costs that part of the page alone: it says so, and where to ring', async () => {
  const { person, page, reference } = await booked('012-345 8007', '11:40');
  both.line.state = 'cut';
  both.advance(61_000);
  const closed = await calendarPage();
  expect(closed.status).toBe(200);
  expect(closed.html).toMatch(/show free times at the moment[^]*Clinic Selangor, \+60312340000/);
  expect((await visitor().open(`/ms${book}`)).html).toContain('Masa kosong tidak dapat ditunjukkan');
  expect((await visitor().open(`/zh${book}`)).html).toContain('目前无法显示可预约时间');
  const held = await visitor().send(book, { intent: 'hold', ...slotRequest('09:40') });
  expect(held).toMatchObject({ status: 503 });
  expect(held.html).toContain('responding at the moment');
  expect(await both.portal.api('GET', `appointment/availability?doctor_id=${both.clinic.doctorId}`)).toMatchObject({
    status: 503,
    body: { status: false },
  });
  expect((await person.open(page)).html).toMatch(/this is what it last told us[^]*Your appointment is confirmed/);
  const cancelled = await person.send(page, { intent: 'cancel', reference });
  expect(cancelled.status).toBe(503);
  expect(await here(reference)).toMatchObject({ status: 'confirmed' });
  both.line.calls.length = 0;
  await calendarPage();
  expect(both.line.calls, 'after three failures it is left alone for half a minute').toEqual([]);
  both.line.state = 'whole';
  both.advance(31_000);
  expect((await calendarPage()).html).toMatch(/\d times</);
});

test('what the hospital’s desk changes is seen and told: on the patient’s page, and without anybody looking', async () => {
  const [seen, unseen] = [
    await booked('012-345 8008', '09:00', '2026-12-01'),
    await booked('012-345 8009', '09:20', '2026-12-01'),
  ];
  await both.hospital.app.db
    .update(appointments)
    .set({ status: 'cancelled' })
    .where(eq(appointments.clientReference, seen.reference));
  both.advance(61_000);
  expect((await seen.person.open(seen.page)).html).toContain(`Appointment ${seen.reference} is cancelled`);
  expect((await both.portal.outbox('+60123458008'))[0]!.text).toContain('is cancelled');
  const moved = { startsAt: new Date(slot('11:00', '2026-12-01')), endsAt: new Date(slot('11:20', '2026-12-01')) };
  await both.hospital.app.db
    .update(appointments)
    .set({ status: 'rescheduled', ...moved, during: `[${moved.startsAt.toISOString()},${moved.endsAt.toISOString()})` })
    .where(eq(appointments.clientReference, unseen.reference));
  both.advance(2 * 3_600_000);
  await both.passAMinute();
  expect(await here(unseen.reference)).toMatchObject({ status: 'rescheduled', ...moved });
  expect((await both.portal.outbox('+60123458009'))[0]!.text).toMatch(/has moved to Tue 1 Dec 2026, 11:00/);
});

test('a doctor without a live schedule is asked for half a day, and the hospital answers with the time', async () => {
  const person = visitor();
  const address = '/book/test-request-doctor';
  expect((await person.open(address)).html).toContain('booked by request');
  const held = await person.send(address, {
    intent: 'hold',
    slot: slot('14:00', '2026-11-30'),
    hospital: String(both.clinic.selangor),
  });
  expect((await person.open(held.location)).html).toContain('Mon 30 Nov 2026, afternoon');
});

test('when an account goes, the hospital is told to give its appointments up', async () => {
  const { reference } = await booked('012-345 8010', '10:00', '2026-12-02');
  await both.portal.app.db
    .update(appointments)
    .set({ holderHash: 'patient:gone' })
    .where(eq(appointments.reference, reference));
  await both.portal.app.db.transaction((tx) => appointmentsDataSubject.erase(both.portal.app, tx, 'gone'));
  await both.passAMinute();
  expect(await atHospital(reference)).toMatchObject([{ status: 'cancelled' }]);
});

test('a booking without an answer is given up two hours before its time: the patient is told, and what the hospital may have is cancelled', async () => {
  const person = visitor();
  const code = await upToTheCode(person, '012-345 8011', '11:40', '2026-11-24');
  both.line.state = 'loses answers';
  const reference = (await person.send(book, code)).location.split('=')[1]!;
  expect(await atHospital(reference)).toMatchObject([{ status: 'confirmed' }]);
  both.advance(new Date(slot('09:45', '2026-11-24')).getTime() - both.portal.clock.now().getTime());
  await both.passAMinute();
  expect(await here(reference)).toMatchObject({ status: 'cancelled', cancelledBy: 'system' });
  expect((await both.portal.outbox('+60123458011'))[0]!.text).toContain(`${reference} on`);
  both.line.state = 'whole';
  await both.passAMinute();
  expect(await atHospital(reference)).toMatchObject([{ status: 'cancelled' }]);
});
