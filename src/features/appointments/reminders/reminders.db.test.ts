import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOfSmsText } from '#src/platform/outbox/sms-text.rules.ts';
import { saveNoticeChoices } from '#src/features/patient/notifications/notifications.server.ts';
import { defaultChoices } from '#src/features/patient/notifications/notifications.rules.ts';
import { signedInPatient, signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { Language } from '#src/shared/languages.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import {
  cancelAppointment,
  rescheduleAppointment,
} from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { confirmAppointment, holdSlotAndSendCode } from '#src/features/appointments/booking/booking.server.ts';
import { at, detailsFor, guest, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { takeFrontDeskStep } from '#src/features/appointments/front-desk/front-desk.server.ts';
import { sendReminders } from './send-reminders.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
});
afterAll(() => site.close());

/** Books and clears the messages of that number and mail: later ones are reminders and changes. */
async function booked(
  actor: Actor,
  phone: string,
  how: { startsAt: Date; language?: Language; personId?: string },
): Promise<string> {
  const { startsAt, language = 'en', personId } = how;
  const slotRequest = { doctorId: clinic.doctorId, startsAt, language };
  await holdSlotAndSendCode(site.app, actor, { ...slotRequest, phone });
  const code = /\b\d{6}\b/.exec((await site.outbox(phone))[0]!.text)![0];
  const { reference } = await confirmAppointment(site.app, actor, {
    ...slotRequest,
    code,
    details: { ...detailsFor(phone), email: mailOf(phone) },
    ...(personId ? { personId } : {}),
  });
  return reference;
}

const mailOf = (phone: string) => `${phone.slice(1)}@example.test`;
const reminders = async (recipient: string) =>
  (await site.outbox(recipient)).filter(({ dedupeKey }) => dedupeKey.startsWith('reminder:'));
/** The number of reminders by SMS and by mail. */
const counted = async (phone: string) => [(await reminders(phone)).length, (await reminders(mailOf(phone))).length];

test('a patient is reminded a day and two hours before, by SMS and mail, each once', async () => {
  const phone = '+60123451001';
  site.clock.set('2026-11-23T09:00:00+08:00');
  await booked(guest('reminded'), phone, { startsAt: at('2026-11-25', '09:00') });
  site.clock.set('2026-11-24T08:59:00+08:00');
  await sendReminders(site.app);
  expect(await counted(phone)).toEqual([0, 0]);
  site.clock.set('2026-11-24T09:00:00+08:00');
  await sendReminders(site.app);
  await sendReminders(site.app);
  expect(await counted(phone)).toEqual([1, 1]);
  site.clock.set('2026-11-25T07:00:30+08:00');
  await sendReminders(site.app);
  expect(await counted(phone)).toEqual([2, 2]);
  const [sms] = await reminders(phone);
  expect(sms!.text).toMatch(
    /^RM0\.00 Melur: reminder of appointment A[0-9A-Z]{9}, Wed 25 Nov 2026, 9:00 am, Clinic Selangor\.$/,
  );
  expect(refusalOfSmsText(sms!.text)).toBeNull();
  const [mail] = await reminders(mailOf(phone));
  expect(mail!.subject).toMatch(/^Reminder: your appointment/);
  expect(mail!.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
});

test('two servers at once remind once', async () => {
  const phone = '+60123451002';
  site.clock.set('2026-11-23T09:00:00+08:00');
  await booked(guest('two servers'), phone, { startsAt: at('2026-11-25', '09:20') });
  site.clock.set('2026-11-24T09:20:00+08:00');
  const sent = await Promise.all(Array.from({ length: 4 }, () => sendReminders(site.app)));
  expect(sent.reduce((sum, count) => sum + count)).toBe(1);
  expect(await counted(phone)).toEqual([1, 1]);
});

test('a moved appointment is reminded of at its new time alone, a cancelled one never', async () => {
  const [moved, cancelled] = ['+60123451003', '+60123451004'];
  site.clock.set('2026-11-23T09:00:00+08:00');
  const reference = await booked(guest('moved'), moved, { startsAt: at('2026-11-25', '09:40') });
  const gone = await booked(guest('cancelled'), cancelled, { startsAt: at('2026-11-25', '10:00') });
  await rescheduleAppointment(site.app, guest('moved'), { reference, startsAt: at('2026-11-30', '09:40') });
  await cancelAppointment(site.app, guest('cancelled'), { reference: gone });
  site.clock.set('2026-11-25T08:00:00+08:00');
  await sendReminders(site.app);
  expect(await counted(moved)).toEqual([0, 0]);
  expect(await counted(cancelled)).toEqual([0, 0]);
  site.clock.set('2026-11-29T10:00:00+08:00');
  await sendReminders(site.app);
  expect((await reminders(moved)).map(({ text }) => text).join()).toContain('Mon 30 Nov 2026, 9:40 am');
  expect(await counted(moved)).toEqual([1, 1]);
});

test('moved away and back, nobody is reminded twice of the same time', async () => {
  const phone = '+60123451005';
  site.clock.set('2026-11-23T09:00:00+08:00');
  const reference = await booked(guest('back again'), phone, { startsAt: at('2026-12-01', '09:00') });
  await rescheduleAppointment(site.app, guest('back again'), { reference, startsAt: at('2026-12-02', '09:00') });
  await rescheduleAppointment(site.app, guest('back again'), { reference, startsAt: at('2026-12-01', '09:00') });
  site.clock.set('2026-11-30T09:00:00+08:00');
  await sendReminders(site.app);
  expect(await counted(phone)).toEqual([1, 1]);
});

test('after a night without a server only the reminder that is still of use goes out', async () => {
  const phone = '+60123451006';
  site.clock.set('2026-11-23T09:00:00+08:00');
  await booked(guest('late'), phone, { startsAt: at('2026-12-03', '09:00') });
  site.clock.set('2026-12-03T07:30:00+08:00');
  await sendReminders(site.app);
  expect((await reminders(phone)).map(({ dedupeKey }) => dedupeKey.includes('hours_before'))).toEqual([true]);
  site.clock.set('2026-12-03T09:00:00+08:00');
  await sendReminders(site.app);
  expect(await counted(phone)).toEqual([1, 1]);
});

test('a patient gets them in her language and only by the ways that she chose', async () => {
  const phone = '+60123451007';
  site.clock.set('2026-11-23T09:00:00+08:00');
  const patient = await signedInPatient(site.app);
  await saveNoticeChoices(site.app, patient.actor, {
    ...defaultChoices,
    appointment: { mail: true, sms: false, whatsapp: false },
  });
  const personId = (await listPersons(site.app, patient.actor))[0]!.id;
  await booked(patient.actor, phone, { startsAt: at('2026-12-04', '09:00'), language: 'ms', personId });
  site.clock.set('2026-12-03T09:00:00+08:00');
  await sendReminders(site.app);
  expect(await counted(phone)).toEqual([0, 1]);
  expect((await reminders(mailOf(phone)))[0]!.subject).toMatch(/^Peringatan: janji temu anda/);
});

test('what is asked for is reminded of from the moment that the desk has confirmed it', async () => {
  const phone = '+60123451008';
  site.clock.set('2026-11-23T09:00:00+08:00');
  const slotRequest = {
    doctorId: clinic.requestDoctorId,
    startsAt: at('2026-12-08', '09:00'),
    language: 'en' as const,
  };
  await holdSlotAndSendCode(site.app, guest('asks'), { ...slotRequest, phone });
  const code = /\b\d{6}\b/.exec((await site.outbox(phone))[0]!.text)![0];
  const { reference } = await confirmAppointment(site.app, guest('asks'), {
    ...slotRequest,
    code,
    details: { ...detailsFor(phone), email: mailOf(phone) },
  });
  site.clock.set('2026-12-07T10:00:00+08:00');
  await sendReminders(site.app);
  expect(await counted(phone)).toEqual([0, 0]);
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  await takeFrontDeskStep(site.app, nurse.actor, { reference, step: 'confirmed' });
  site.clock.set('2026-12-08T07:00:00+08:00');
  await sendReminders(site.app);
  expect(await counted(phone)).toEqual([1, 1]);
});
