import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listConsents } from '#src/features/patient/accounts/accounts.server.ts';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import { nobodySignedIn, signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { endSession } from '#src/features/patient/sessions/sessions.server.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { roomFor } from '#src/platform/video-rooms/video-rooms.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { cancelAppointment } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { confirmAppointment } from '#src/features/appointments/booking/booking.server.ts';
import { at, detailsFor, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { callSignals } from './data/calls.table.ts';
import { exchangeAsPatient, exchangeAtFrontDesk, forgetCalls } from './calls.server.ts';
import { videoConsentVersion } from './teleconsult.rules.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let aminah: SignedIn;
let nurse: SignedIn;
let reference: string;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  aminah = await signedInPatient(site.app);
  nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.perlis }]);
  reference = await bookVideo(aminah, '14:00');
});
beforeEach(() => site.clock.set('2026-11-24T13:50:00+08:00'));
afterAll(() => site.close());

/** Books a video appointment; the clinic in Perlis has video sessions on Tuesday afternoons. */
async function bookVideo(who: SignedIn, time: string): Promise<string> {
  site.clock.set('2026-11-23T09:00:00+08:00');
  const phone = `+6012345${time.replace(':', '')}`;
  await sendCode(site.app, { phone, language: 'en', purpose: 'booking' });
  const code = /\b\d{6}\b/.exec((await site.outbox(phone))[0]!.text)![0];
  const personId = (await listPersons(site.app, who.actor))[0]!.id;
  const booked = await confirmAppointment(site.app, who.actor, {
    doctorId: clinic.doctorId,
    startsAt: at('2026-11-24', time),
    language: 'en',
    details: { ...detailsFor(phone), email: 'video@example.test' },
    code,
    personId,
  });
  expect(booked.mode).toBe('teleconsult');
  return booked.reference;
}

/** Signs in again: a session does not last until the next day. */
const asAminah = async () => browserFor(site, await signedInAgain(site.app, aminah.accountId));
const room = () => `/my-appointments/${reference}/join`;

test('the mail says how to join, and the way there stands with the appointment', async () => {
  const [mail] = await site.outbox('video@example.test');
  expect(mail!.text).toContain(
    `By video. Your room, open from 15 minutes before, for you alone after signing in: http://localhost:3000/my-appointments/${reference}/join`,
  );
  expect(mail!.text).not.toContain('Please come 15 minutes early');
  expect((await (await asAminah()).open(`/my-appointments/${reference}`)).html).toContain(`href="${room()}"`);
});

test('the room stays closed until the patient has read the limits of video and agreed, once and to the version shown', async () => {
  const talk = (who: SignedIn) =>
    exchangeAsPatient(site.app, who.actor, { reference, language: 'en', after: null, signals: [] });
  const visit = await asAminah();
  const closed = await visit.open(room());
  expect(closed.html).toContain('Before your first video consultation');
  // A task of three steps in the quiet frame; doctor, place and time come first.
  expect(closed.html).not.toContain('<footer');
  expect(closed.html.replaceAll('<!-- -->', '')).toMatch(
    /Step 1 of 3[^]*aria-label="Your appointment"[^]*Tue 24 Nov 2026[^]*Before your first video consultation/,
  );
  expect(closed.html).toContain('cannot examine you by hand');
  expect(closed.html).not.toContain('Consultation room');
  await expect(talk(aminah)).rejects.toMatchObject({ details: { code: 'video_consent_needed', status: 403 } });
  expect((await visit.send(room(), {})).status).toBe(422);
  expect((await visit.send(room(), { consentVersion: 'an-older-one' })).status).toBe(422);
  await expect(talk(aminah)).rejects.toMatchObject({ details: { code: 'video_consent_needed' } });
  expect((await visit.send(room(), { consentVersion: videoConsentVersion })).location).toContain(room());
  expect((await visit.open(room())).html).toContain('Consultation room');
  expect(await listConsents(site.app.db, aminah.accountId)).toContainEqual({
    subject: 'video',
    version: '2026-11-22',
    event: 'given',
    at: site.clock.now(),
  });
});

test('the room opens a quarter of an hour before, with camera and microphone allowed there alone, and says when until then', async () => {
  site.clock.set('2026-11-24T13:44:00+08:00');
  const early = (await (await asAminah()).open(room())).html;
  expect(early.replaceAll('<!-- -->', '')).toContain('Step 2 of 3');
  expect(early).toContain('The room opens on Tue 24 Nov 2026, 1:45\u00a0pm');
  expect(early.match(/Not for emergencies\./g)).toHaveLength(1);
  site.clock.set('2026-11-24T13:45:00+08:00');
  const open = await (await asAminah()).open(room());
  expect(open.html).toContain('Consultation room');
  expect(open.html.replaceAll('<!-- -->', '')).toContain('Step 3 of 3');
  expect(open.headers.get('permissions-policy')).toContain('camera=(self), geolocation=(), microphone=(self)');
  expect(open.headers.get('cache-control')).toContain('no-store');
  expect((await (await asAminah()).open('/my-appointments')).headers.get('permissions-policy')).toContain('camera=()');
  site.clock.set('2026-11-24T15:31:00+08:00');
  expect((await (await asAminah()).open(room())).html).toContain('This consultation is over');
});

test('each entry into the room is in the audit log, whatever the browser says of what it heard before', async () => {
  site.clock.advance(60_000);
  const entries = async (who: SignedIn) =>
    Number(
      (
        await site.app.db.execute<{ count: string }>(
          sql`select count(*) from audit_log where action = 'room_entered' and account_id = ${who.accountId} and subject_id = ${reference}`,
        )
      ).rows[0]!.count,
    );
  const before = [await entries(aminah), await entries(nurse)];
  const patient = (after: number | null) =>
    exchangeAsPatient(site.app, aminah.actor, { reference, language: 'en', after, signals: [] });
  await patient(0);
  await exchangeAtFrontDesk(site.app, nurse.actor, { reference, after: null, signals: [] });
  expect([await entries(aminah), await entries(nurse)]).toEqual([before[0]! + 1, before[1]! + 1]);
  await patient(0);
  expect(await entries(aminah), 'she is there already').toBe(before[0]! + 1);
  site.clock.advance(9_000);
  await patient(0);
  expect(await entries(aminah), 'she comes back').toBe(before[0]! + 2);
});

test('the two browsers hear each other in order, and nothing that was said before they came', async () => {
  const patient = (after: number | null, ...signals: string[]) =>
    exchangeAsPatient(site.app, aminah.actor, { reference, language: 'en', after, signals });
  const clinicSide = (after: number | null, ...signals: string[]) =>
    exchangeAtFrontDesk(site.app, nurse.actor, { reference, after, signals });
  await clinicSide(null, '{"type":"offer","sdp":"before anybody was there"}');
  const first = await patient(null);
  expect(first).toMatchObject({ signals: [], isOtherHere: true });
  await clinicSide(0, '{"type":"offer","sdp":"one"}', '{"type":"bye"}');
  const heard = await patient(first.last, '{"type":"answer","sdp":"two"}');
  expect(heard.signals.map(({ body }) => body)).toEqual(['{"type":"offer","sdp":"one"}', '{"type":"bye"}']);
  expect((await patient(heard.last)).signals).toEqual([]);
  site.clock.advance(9_000);
  expect((await patient(heard.last)).isOtherHere, 'who has not asked for some seconds is gone').toBe(false);
  const kept = JSON.stringify(await site.app.db.select().from(callSignals));
  expect(kept).not.toContain('sdp');
  site.clock.advance(86_400_000);
  expect(await forgetCalls(site.app)).toBeGreaterThan(0);
});

test('a page of the room talks by its own token alone, and what cannot be read is refused', async () => {
  site.clock.set('2026-11-24T14:20:00+08:00');
  const visit = await asAminah();
  const send = (fields: Record<string, string>) => visit.send(`${room()}/talk`, fields);
  const answer = await send({ after: '', signals: '[]' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(JSON.parse(answer.html)).toMatchObject({ signals: [], isOtherHere: false });
  expect((await send({ after: '', signals: '[]', zone_token: 'another' })).status).toBe(403);
  expect((await send({ after: 'x', signals: '[]' })).status).toBe(422);
  expect((await send({ after: '', signals: '{"a":1}' })).status).toBe(422);
  expect((await send({ after: '', signals: JSON.stringify(['x'.repeat(20_001)]) })).status).toBe(422);
  expect(
    (await browserFor(site, nobodySignedIn).send(`${room()}/talk`, { after: '', signals: '[]' })).location,
  ).toContain('/login');
});

test('the room is for its owner and its hospital: not for others, guests, an ended session, or another hospital’s desk', async () => {
  const other = await signedInPatient(site.app, 'Somebody else');
  expect((await browserFor(site, other).open(room())).status).toBe(404);
  await expect(
    exchangeAsPatient(site.app, other.actor, { reference, language: 'en', after: null, signals: [] }),
  ).rejects.toMatchObject({ details: { status: 404 } });
  expect((await browserFor(site, nobodySignedIn).open(room())).location).toContain('/login');
  const elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  await expect(
    exchangeAtFrontDesk(site.app, elsewhere.actor, { reference, after: null, signals: [] }),
  ).rejects.toMatchObject({ details: { status: 404 } });
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  await expect(
    exchangeAtFrontDesk(site.app, recruiter.actor, { reference, after: null, signals: [] }),
  ).rejects.toMatchObject({ details: { status: 403 } });
  const gone = await signedInPatient(site.app);
  await endSession(site.app, gone, gone.sessionId);
  expect((await browserFor(site, gone).open(room())).location).toContain('/login');
});

test('nobody talks in a room before it opens, nor in one of a cancelled visit', async () => {
  site.clock.set('2026-11-24T13:30:00+08:00');
  await expect(
    exchangeAsPatient(site.app, aminah.actor, { reference, language: 'en', after: null, signals: [] }),
  ).rejects.toMatchObject({ details: { code: 'call_closed' } });
  const second = await bookVideo(aminah, '14:30');
  await cancelAppointment(site.app, aminah.actor, { reference: second });
  site.clock.set('2026-11-24T14:30:00+08:00');
  expect((await (await asAminah()).open(`/my-appointments/${second}/join`)).status).toBe(404);
});

test('the calls name doctors by video with their next free time by video, and the room of one’s own visit', async () => {
  site.clock.set('2026-11-23T09:00:00+08:00');
  const found = await site.api('GET', 'teleconsult?doctor_name=test');
  const doctor = found.body.data.items.find(({ slug }: { slug: string }) => slug === 'test-doctor');
  expect(doctor.next_free_video).toMatchObject({ hospital_id: clinic.perlis, mode: 'teleconsult' });
  expect(doctor.next_free.mode).toBe('in_person');
  expect((await site.api('GET', 'teleconsult?gender=alien')).status).toBe(422);
  expect((await (await asAminah()).call('POST', 'teleconsult/join', { reference })).body.data).toMatchObject({
    state: 'early',
    url: null,
    opens_at: '2026-11-24T05:45:00.000Z',
  });
  site.clock.set('2026-11-24T13:50:00+08:00');
  expect((await (await asAminah()).call('POST', 'teleconsult/join', { reference })).body.data).toMatchObject({
    state: 'open',
    url: `http://localhost:3000/my-appointments/${reference}/join`,
  });
  expect((await site.api('POST', 'teleconsult/join', { reference })).status).toBe(401);
});

test('a configured video service gets a room for each visit that nobody can guess', () => {
  const app = {
    ...site.app,
    config: { ...site.app.config, teleconsultRoomUrl: 'https://video.example.test/{room}?quiet' },
  };
  const [one, again, two] = [roomFor(app, 'visit one'), roomFor(app, 'visit one'), roomFor(app, 'visit two')];
  expect(one).toMatchObject({
    kind: 'elsewhere',
    url: expect.stringMatching(/^https:\/\/video\.example\.test\/[0-9a-f]{32}\?quiet$/),
  });
  expect(again).toEqual(one);
  expect(two).not.toEqual(one);
  expect(roomFor(site.app, 'visit one')).toEqual({ kind: 'own' });
});
