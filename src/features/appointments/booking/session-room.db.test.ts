import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { appointments, weeklySessions } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { sendReminders } from '#src/features/appointments/reminders/reminders.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let aminah: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  // Wednesdays in Selangor take place in a room of their own, Mondays in the doctor's.
  await site.app.db
    .update(weeklySessions)
    .set({ room: 'Room 7, Level 3' })
    .where(and(eq(weeklySessions.doctorId, clinic.doctorId), eq(weeklySessions.weekday, 3)));
  aminah = await signedInPatient(site.app);
  const { seal, hash } = site.app.secrets;
  await site.app.db.execute(
    sql`update accounts set phone = ${seal('+60123456701')}, phone_hash = ${hash('phone:+60123456701')}, phone_verified_at = ${site.clock.now().toISOString()} where id = ${aminah.accountId}`,
  );
});
afterAll(() => site.close());

const slot = (time: string, day: string) => new Date(`${day}T${time}:00+08:00`).toISOString();
const mail = 'aminah@example.test';
const unfolded = (text: string) => text.replaceAll(/\r?\n[ \t]/g, '');

async function bookOn(day: string): Promise<string> {
  const visit = browserFor(site, aminah);
  const wanted = { slot: slot('09:00', day), hospital: String(clinic.selangor) };
  await visit.send('/book/test-doctor', { intent: 'hold', ...wanted });
  const person = (await listPersons(site.app, aminah.actor))[0]!.id;
  const sent = await visit.send('/book/test-doctor', {
    intent: 'details',
    ...wanted,
    person,
    phone: '+60123456701',
    email: mail,
    visit: 'new',
    payer: 'self_pay',
    reason: 'Headache',
    consentVersion: '2026-01',
    key: `key ${day}`,
  });
  return /reference=(A[0-9A-Z]{9})/.exec(sent.location)![1]!;
}

test('the session’s room stands where the patient needs it: while booking, in the confirmation, list, mail, reminder and calendar', async () => {
  const visit = browserFor(site, aminah);
  const query = `day=2026-11-25&hospital=${clinic.selangor}&slot=${slot('09:00', '2026-11-25')}`;
  const chosen = await visit.open(`/book/test-doctor?${query}`);
  expect(chosen.html).toContain('Room 7, Level 3');
  const reference = await bookOn('2026-11-25');
  const done = await visit.open(`/book/test-doctor?reference=${reference}`);
  expect(done.html).toContain('Room 7, Level 3');
  expect(done.html).not.toContain('Suite 1');
  const own = await visit.open(`/my-appointments/${reference}`);
  expect(own.html).toContain('Room 7, Level 3');
  expect(own.html).not.toContain('Suite 1');
  const file = await visit.open(`/my-appointments/${reference}/calendar`);
  expect(unfolded(file.html)).toContain('LOCATION:Room 7\\, Level 3\\, Clinic Selangor');
  const [confirmed] = await site.outbox(mail);
  expect(confirmed!.text).toContain('Room 7, Level 3');
  expect(unfolded(confirmed!.attachments[0]!.content)).toContain('LOCATION:Room 7\\, Level 3\\, Clinic Selangor');
  site.clock.set('2026-11-24T09:00:00+08:00');
  await sendReminders(site.app);
  site.clock.set('2026-11-23T09:00:00+08:00');
  const reminder = (await site.outbox(mail)).find(({ dedupeKey }) => dedupeKey.startsWith('reminder:'));
  expect(reminder!.text).toContain('Room 7, Level 3');
});

test('an appointment keeps its room when the session moves to another one, and gets the new time’s room when it is moved', async () => {
  const reference = await bookOn('2026-12-02');
  await site.app.db.update(weeklySessions).set({ room: 'Room 8' }).where(eq(weeklySessions.room, 'Room 7, Level 3'));
  const visit = browserFor(site, aminah);
  expect((await visit.open(`/my-appointments/${reference}`)).html).toContain('Room 7, Level 3');
  const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  const desk = await (await openConsole(site, `/staff/appointments/${reference}`, nurse)).text();
  expect(desk).toContain('Room 7, Level 3');
  const moveTo = (day: string) =>
    visit.send(`/my-appointments/${reference}/reschedule`, {
      slot: slot('09:20', day),
      hospital: String(clinic.selangor),
      sure: 'yes',
    });
  expect((await moveTo('2026-12-09')).location).toContain('done=moved');
  expect((await visit.open(`/my-appointments/${reference}`)).html).toContain('Room 8');
  expect((await moveTo('2026-12-07')).location, 'to a Monday, in the doctor’s own room').toContain('done=moved');
  expect((await visit.open(`/my-appointments/${reference}`)).html).toContain('Suite 1');
  const [row] = await site.app.db.select().from(appointments).where(eq(appointments.reference, reference));
  expect(row!.room).toBeNull();
});
