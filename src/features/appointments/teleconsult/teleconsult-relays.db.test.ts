import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import { signedInAgain } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { insertAppointment } from '#src/features/appointments/appointments/appointments.server.ts';
import { giveVideoConsent } from './video-consent.server.ts';
import { videoConsentVersion } from './teleconsult.rules.ts';

const secret = 'shared with the relay alone';
const reference = 'ARELAYS234';
let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let aminah: SignedIn;
beforeAll(async () => {
  site = await openTestSite({
    teleconsultRelays: {
      stunUrls: ['stun:stun.example.test:3478'],
      turn: { urls: ['turn:turn.example.test:3478'], secret },
    },
  });
  const { app } = site;
  clinic = await insertClinic(app);
  aminah = await signedInPatient(app);
  await giveVideoConsent(app, aminah.actor, videoConsentVersion);
  const [person] = await listPersons(app, aminah.actor);
  await app.db.transaction((tx) =>
    insertAppointment(tx, {
      id: app.random.uuid(),
      reference,
      doctorId: clinic.doctorId,
      hospitalId: clinic.perlis,
      mode: 'teleconsult',
      seat: 1,
      startsAt: at('2026-11-24', '14:00'),
      endsAt: at('2026-11-24', '14:30'),
      status: 'confirmed',
      holderHash: `patient:${aminah.accountId}`,
      personId: person!.id,
      patientName: app.secrets.seal('Aminah'),
      phone: app.secrets.seal('+60123456789'),
      phoneHash: app.secrets.hash('phone:+60123456789'),
      visit: 'new',
      payer: 'self_pay',
      language: 'en',
    }),
  );
});
afterAll(() => site.close());

const room = `/my-appointments/${reference}/join`;
const open = async (path: string, who: SignedIn) => (await openConsole(site, path, who)).text();
const userIn = (html: string) => /\b(\d{10}:[0-9a-f]{24})\b/.exec(html)?.[1];

test('each of the two in an open call gets credentials of the relay that end with the room, and nobody gets the secret', async () => {
  site.clock.set('2026-11-24T13:50:00+08:00');
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.perlis }]);
  const pages = [
    await open(room, await signedInAgain(site.app, aminah.accountId)),
    await open(`/staff/appointments/${reference}/call`, nurse),
  ];
  for (const html of pages) {
    expect(html).toContain('turn:turn.example.test:3478');
    expect(html).toContain('stun:stun.example.test:3478');
    expect(html).not.toContain(secret);
    expect(userIn(html)).toMatch(new RegExp(`^${at('2026-11-24', '15:30').getTime() / 1000}:`));
  }
  expect(userIn(pages[0]!)).not.toBe(userIn(pages[1]!));
});

test('before the room opens, after it closed, and for everybody else there are none', async () => {
  site.clock.set('2026-11-24T13:40:00+08:00');
  expect(await open(room, await signedInAgain(site.app, aminah.accountId))).not.toContain('turn.example.test');
  site.clock.set('2026-11-24T14:00:00+08:00');
  expect(await open(room, await signedInPatient(site.app, 'Somebody else'))).not.toContain('turn.example.test');
  const elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  expect(await open(`/staff/appointments/${reference}/call`, elsewhere)).not.toContain('turn.example.test');
  site.clock.set('2026-11-24T15:31:00+08:00');
  expect(await open(room, await signedInAgain(site.app, aminah.accountId))).not.toContain('turn.example.test');
});
