import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBrowser } from '#src/features/patient/sessions/api-browser.fixture.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import { guestOf } from '#src/platform/guest-token.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { confirmAppointment } from './confirm-appointment.server.ts';
import { holdSlot } from './holds.server.ts';
import { listPatientAppointments } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { at, detailsFor, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';

let site: TestSite;
let doctorId: number;
beforeAll(async () => {
  site = await openTestSite();
  doctorId = (await insertClinic(site.app)).doctorId;
});
afterAll(() => site.close());

const day = '2026-11-24';

test('several people use one browser: who signs in gets the bookings made with the own proved number or address, no one else’s', async () => {
  const shared = apiBrowser(site);
  await shared.call('auth/token', { action: 'get_token' });
  const guest: Actor = guestOf(site.app, shared.cookies.get('guest'))!;
  const book = async (time: string, phone: string, email: string) => {
    await sendCode(site.app, { phone, language: 'en', purpose: 'booking' });
    const code = /\d{6}/.exec((await site.outbox(phone))[0]!.text)![0];
    const { reference } = await confirmAppointment(site.app, guest, {
      doctorId,
      startsAt: at(day, time),
      language: 'en',
      details: { ...detailsFor(phone), email },
      code,
    });
    return reference;
  };
  const byPhone = await book('09:00', '+60123450001', 'typed.otherwise@example.test');
  const byMail = await book('09:20', '+60123450088', 'Patient@example.test');
  const sisters = await book('09:40', '+60123450099', 'sister@example.test');
  await holdSlot(site.app, guest, { doctorId, startsAt: at(day, '10:00'), language: 'en' });

  const signedIn = await shared.call('auth/login', { email: 'newpatient@example.test', password: samplePassword });
  expect(signedIn.body['status']).toBe(true);
  const holderOf = async (references: string[]) =>
    (
      await site.app.pool.query<{ holder_hash: string }>(
        'select distinct holder_hash from appointments where reference = any($1)',
        [references],
      )
    ).rows.map(({ holder_hash }) => holder_hash);
  const guests = (guest as { tokenHash: string }).tokenHash;
  expect(await holderOf([byPhone, byMail, sisters]), 'another patient signs in first').toEqual([guests]);

  shared.cookies.delete('session');
  await shared.call('auth/login', { email: 'patient@example.test', password: samplePassword });
  const patient: Actor = { kind: 'patient', accountId: sampleAccounts.patient, sessionId: '' };
  const { items } = await listPatientAppointments(site.app, patient, {
    when: 'upcoming',
    limit: 20,
    offset: 0,
    language: 'en',
  });
  const mine = items.map(({ reference }) => reference);
  expect(mine).toEqual(expect.arrayContaining([byPhone, byMail]));
  expect(mine).not.toContain(sisters);
  expect(await holderOf([sisters])).toEqual([guests]);
});
