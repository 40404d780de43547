import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOfSmsText } from '#src/platform/outbox/sms-text.rules.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { cancelAppointment } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { holdSlot } from '#src/features/appointments/booking/booking.server.ts';
import { at, guest, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import {
  appointments,
  doctorLeave,
  weeklySessions,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import { browserOf, openSaturdays, saturdays } from './waiting-list.fixture.ts';
import { runWaitingList } from './waiting-list-offers.server.ts';
import { acceptOffer, declineOffer, leaveWaitingList, viewWaiting } from './waiting-list-entries.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let list: Awaited<ReturnType<typeof openSaturdays>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  list = await openSaturdays(site, clinic);
});
beforeEach(() => site.clock.set('2026-11-23T09:00:00+08:00'));
afterAll(() => site.close());

const code = (error: unknown) => (error as { details: { code: string } }).details.code;
const own = (entry: { reference: string }) => ({ reference: entry.reference, key: '' });
const bookedOn = async (day: string) =>
  (
    await site.app.db
      .select()
      .from(appointments)
      .where(and(eq(appointments.startsAt, at(day, '09:00')), eq(appointments.status, 'confirmed')))
  ).length;

test('a freed time is offered to the first alone, kept for that person by the database, and booked by the mailed link', async () => {
  const day = saturdays[0];
  const held = await list.fill(day);
  const [first, second] = [await list.join(day, 'first one'), await list.join(day, 'second one')];
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  expect((await list.offers(second.email)).length).toBe(0);
  const [mail] = await list.offers(first.email);
  expect(mail!.subject).toBe('A time is free: Sat 28 Nov 2026, 9:00 am. Please answer by Mon 23 Nov 2026, 9:30 am');
  const [sms] = await site.outbox(first.phone);
  expect(sms!.text).toContain('a time is free, Sat 28 Nov 2026, 9:00 am');
  expect(refusalOfSmsText(sms!.text)).toBeNull();
  await expect(
    holdSlot(site.app, guest('passes by'), { doctorId: clinic.doctorId, startsAt: at(day, '09:00'), language: 'en' }),
  ).rejects.toMatchObject({ details: { code: 'slot_taken' } });

  // Another device, without the cookie of the one that joined.
  const link = list.linkIn(mail!.text);
  const elsewhere = browserOf(site);
  expect((await elsewhere.open(link)).html).toContain('A time is free for you');
  const answer = await elsewhere.send(link, { intent: 'accept' });
  expect(answer.status).toBe(303);
  expect((await elsewhere.open(answer.location)).html).toContain('Your appointment is confirmed');
  expect(await list.stateOf(first.id)).toBe('booked');
  const [confirmation] = await site.outbox(first.email);
  expect(confirmation!.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
  expect(await bookedOn(day)).toBe(1);
});

test('accepted twice at once, and again later, it is one appointment', async () => {
  const day = saturdays[1];
  const held = await list.fill(day);
  const entry = await list.join(day, 'twice at once');
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  const answers = await Promise.all(Array.from({ length: 5 }, () => acceptOffer(site.app, entry.actor, own(entry))));
  answers.push(await acceptOffer(site.app, entry.actor, own(entry)));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await bookedOn(day)).toBe(1);
});

test('declined, it goes to the next at once; who declined waits on and is not asked for the same time again', async () => {
  const day = saturdays[2];
  const held = await list.fill(day);
  const [first, second] = [await list.join(day, 'declines it'), await list.join(day, 'takes it')];
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  await declineOffer(site.app, first.actor, own(first));
  expect([await list.stateOf(first.id), await list.stateOf(second.id)]).toEqual(['waiting', 'offered']);
  await declineOffer(site.app, second.actor, own(second));
  await runWaitingList(site.app);
  expect((await list.offers(first.email)).length).toBe(1);
  expect(
    await holdSlot(site.app, guest('is lucky'), {
      doctorId: clinic.doctorId,
      startsAt: at(day, '09:00'),
      language: 'en',
    }),
  ).toBeTruthy();
});

test('not answered in time it passes on, also with two servers at work at once; the answer then comes too late and the person waits on at the end', async () => {
  const day = saturdays[3];
  const held = await list.fill(day);
  const [first, second] = [await list.join(day, 'sleeps'), await list.join(day, 'is awake')];
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  site.clock.advance(30 * 60_000);
  await expect(acceptOffer(site.app, first.actor, own(first)).catch(code)).resolves.toBe('offer_over');
  const made = await Promise.all([runWaitingList(site.app), runWaitingList(site.app), runWaitingList(site.app)]);
  expect(made.reduce((sum, count) => sum + count)).toBe(1);
  expect((await list.offers(second.email)).length).toBe(1);
  expect((await site.outbox(first.email))[0]!.subject).toContain('has gone to the next person');
  expect((await viewWaiting(site.app, first.actor, { ...own(first), language: 'en' })).before).toBe(1);
  await acceptOffer(site.app, second.actor, own(second));
  expect(await bookedOn(day)).toBe(1);
});

test('accepted at the very moment at which it passes on, only one person has it', async () => {
  const day = saturdays[4];
  const held = await list.fill(day);
  const [first, second] = [await list.join(day, 'at the last moment'), await list.join(day, 'behind')];
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  const link = own(first);
  await Promise.allSettled([
    acceptOffer(site.app, first.actor, link),
    declineOffer(site.app, first.actor, link),
    leaveWaitingList(site.app, first.actor, link),
  ]);
  const states = [await list.stateOf(first.id), await list.stateOf(second.id)];
  expect(states.filter((state) => state === 'booked' || state === 'offered').length).toBe(1);
  expect(await bookedOn(day)).toBe(states[0] === 'booked' ? 1 : 0);
});

test('who leaves gives the kept time to the next, and leaving twice is leaving', async () => {
  const day = saturdays[5];
  const held = await list.fill(day);
  const [first, second] = [await list.join(day, 'leaves'), await list.join(day, 'stays')];
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  await leaveWaitingList(site.app, first.actor, own(first));
  await leaveWaitingList(site.app, first.actor, own(first));
  expect([await list.stateOf(first.id), await list.stateOf(second.id)]).toEqual(['left', 'offered']);
  await expect(acceptOffer(site.app, first.actor, own(first)).catch(code)).resolves.toBe('waiting_ended');
});

test('a time within the session’s lead time is not offered; one outside it is, and may be taken when the lead time has begun', async () => {
  const day = saturdays[7];
  const leadIs = (leadHours: number | null) =>
    site.app.db.update(weeklySessions).set({ leadHours }).where(eq(weeklySessions.weekday, 6));
  const held = await list.fill(day);
  const entry = await list.join(day, 'may come too late');
  await leadIs(48);
  site.clock.set('2027-01-14T09:00:01+08:00');
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  expect(await list.stateOf(entry.id)).toBe('waiting');
  site.clock.set('2027-01-14T08:50:00+08:00');
  await runWaitingList(site.app);
  expect(await list.stateOf(entry.id)).toBe('offered');
  site.clock.set('2027-01-14T09:10:00+08:00');
  await acceptOffer(site.app, entry.actor, own(entry));
  expect(await bookedOn(day)).toBe(1);
  await leadIs(null);
});

test('nothing is offered on leave, and an offer whose day became leave cannot be taken; when the day is over the wait is over', async () => {
  const day = saturdays[6];
  const held = await list.fill(day);
  const entry = await list.join(day, 'waits in vain');
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  await site.app.db.insert(doctorLeave).values({ doctorId: clinic.doctorId, startsOn: day, endsOn: day });
  await expect(acceptOffer(site.app, entry.actor, own(entry)).catch(code)).resolves.toBe('slot_off_grid');
  site.clock.advance(31 * 60_000);
  await runWaitingList(site.app);
  expect(await list.stateOf(entry.id)).toBe('waiting');
  site.clock.set('2027-01-10T08:00:00+08:00');
  await runWaitingList(site.app);
  expect(await list.stateOf(entry.id)).toBe('closed');
  site.clock.set('2027-03-01T08:00:00+08:00');
  await runWaitingList(site.app);
  expect(await list.stateOf(entry.id), 'what is long over is deleted').toBeUndefined();
});
