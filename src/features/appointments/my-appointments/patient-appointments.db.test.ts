import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDependant, listPersons } from '#src/features/patient/persons/persons.server.ts';
import { dependantSchema } from '#src/features/patient/persons/persons.schema.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { samplePassword } from '#tests/support/sample-sign-in.ts';
import { nobodySignedIn, signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { endSession } from '#src/features/patient/sessions/sessions.server.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let aminah: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  aminah = await patientWithPhone('+60123456701');
});
afterAll(() => site.close());

const book = '/book/test-doctor';
const slot = (time: string, day = '2026-11-25') => new Date(`${day}T${time}:00+08:00`).toISOString();

async function patientWithPhone(phone: string, isProved = true): Promise<SignedIn> {
  const patient = await signedInPatient(site.app);
  const { seal, hash } = site.app.secrets;
  await site.app.db.execute(
    sql`update accounts set phone = ${seal(phone)}, phone_hash = ${hash(`phone:${phone}`)}, phone_verified_at = ${isProved ? site.clock.now().toISOString() : null} where id = ${patient.accountId}`,
  );
  return patient;
}

async function ownPerson(who: SignedIn): Promise<string> {
  return (await listPersons(site.app, who.actor))[0]!.id;
}

/** Holds the slot and sends the details, as the pages do. */
async function bookFor(who: SignedIn, time: string, changes: Record<string, string> = {}) {
  const slotRequest = { slot: slot(time), hospital: String(clinic.selangor) };
  const visit = browserFor(site, who);
  await visit.send(book, { intent: 'hold', ...slotRequest });
  return visit.send(book, {
    intent: 'details',
    ...slotRequest,
    person: await ownPerson(who),
    phone: '+60123456701',
    email: 'aminah@example.test',
    visit: 'new',
    payer: 'self_pay',
    reason: 'Headache',
    consentVersion: '2026-01',
    key: `key ${time}`,
    ...changes,
  });
}

const referenceOf = ({ location }: { location: string }) => /reference=(A[0-9A-Z]{9})/.exec(location)![1]!;

test('a patient whose number is proved books without a code, and finds the appointment among her own', async () => {
  const page = await browserFor(site, aminah).send(book, {
    intent: 'hold',
    slot: slot('09:00'),
    hospital: String(clinic.selangor),
  });
  const form = await browserFor(site, aminah).open(page.location);
  expect(form.html).toMatch(/Who is this appointment for\?[^]*Aminah binti Yusof[^]*value="\+60123456701"/);
  const booked = await bookFor(aminah, '09:00');
  expect(booked.status).toBe(302);
  const { html } = await browserFor(site, aminah).open('/my-appointments');
  expect(html).toMatch(/Wed 25 Nov 2026, 9:00\u00a0am[^]*Dr Test[^]*For Aminah binti Yusof[^]*Confirmed/);
  const again = await bookFor(aminah, '09:00');
  expect(referenceOf(again), 'the same form sent twice books once').toBe(referenceOf(booked));
});

test('another number than the proved one still needs a code', async () => {
  const typed = await bookFor(aminah, '09:20', { phone: '012-345 6702' });
  expect(typed.html).toContain('Enter the code from the SMS');
  const unproved = await patientWithPhone('+60123456703', false);
  expect((await bookFor(unproved, '09:40', { phone: '+60123456703' })).html).toContain('Enter the code from the SMS');
});

test("an appointment is for oneself or a dependant, never for another account's person or one whose access ended", async () => {
  const child = await addDependant(site.app, aminah.actor, {
    details: dependantSchema.parse({ relationship: 'child', name: 'Adam bin Rahman', dateOfBirth: '2018-02-03' }),
    hasAgreed: false,
  });
  const booked = await bookFor(aminah, '10:00', { person: child.id, name: 'Somebody else' });
  expect((await browserFor(site, aminah).open('/my-appointments')).html).toContain('For Adam bin Rahman');
  const stranger = await patientWithPhone('+60123456701');
  for (const person of [child.id, 'nobody', '', '<script>']) {
    const refused = await bookFor(stranger, '10:20', { person });
    expect(refused.status, person).toBe(422);
    expect(refused.html).toContain('href="#person"');
  }
  await site.app.db.execute(sql`update persons set date_of_birth = '2008-01-01' where id = ${child.id}`);
  expect((await bookFor(aminah, '10:40', { person: child.id })).status).toBe(422);
  expect((await browserFor(site, aminah).open('/my-appointments')).html).not.toContain('Adam bin Rahman');
  expect((await browserFor(site, aminah).open(`/my-appointments/${referenceOf(booked)}`)).status).toBe(404);
});

test('the reason of a visit is shown for oneself and small children, not for someone of twelve or older', async () => {
  const teen = await addDependant(site.app, aminah.actor, {
    details: dependantSchema.parse({ relationship: 'child', name: 'Farah binti Rahman', dateOfBirth: '2012-02-03' }),
    hasAgreed: false,
  });
  const own = await bookFor(aminah, '11:00', { reason: 'A sore throat' });
  const hers = await bookFor(aminah, '11:20', { person: teen.id, reason: 'Something private' });
  expect((await browserFor(site, aminah).open(`/my-appointments/${referenceOf(own)}`)).html).toContain('A sore throat');
  const page = await browserFor(site, aminah).open(`/my-appointments/${referenceOf(hers)}`);
  expect(page.html).toContain('Farah binti Rahman');
  expect(page.html).not.toContain('Something private');
});

test('a patient moves and cancels an appointment by page, and takes its calendar file; too late is told', async () => {
  const reference = referenceOf(await bookFor(aminah, '11:40'));
  const visit = browserFor(site, aminah);
  const address = `/my-appointments/${reference}`;
  expect((await visit.open(`${address}/reschedule?day=2026-11-30`)).html).toMatch(
    /Move to another time[^]*Mon 30 Nov 2026[^]*9:00\u00a0am/,
  );
  for (const wrong of ['', 'tomorrow', slot('09:05'), 'x'.repeat(4000)])
    expect((await visit.send(`${address}/reschedule`, { slot: wrong, sure: 'yes' })).status, wrong.slice(0, 20)).toBe(
      422,
    );
  expect((await visit.send(`${address}/reschedule`, { slot: slot('09:00'), sure: 'yes' })).status, 'taken').toBe(409);
  const asked = await visit.send(`${address}/reschedule`, {
    slot: slot('09:20', '2026-11-30'),
    hospital: String(clinic.selangor),
  });
  expect(
    [asked.status, asked.html.includes('Move to Mon 30 Nov 2026, 9:20\u00a0am?')],
    'a touched time is asked about first',
  ).toEqual([200, true]);
  expect((await visit.open('/my-appointments')).html).not.toContain('Mon 30 Nov 2026, 9:20\u00a0am');
  expect(
    (
      await visit.send(`${address}/reschedule`, {
        slot: slot('09:20', '2026-11-30'),
        sure: 'yes',
        hospital: String(clinic.selangor),
      })
    ).location,
  ).toBe(`${address}?done=moved`);
  const file = await visit.open(`${address}/calendar`);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  const entry = file.html.replaceAll(/\r?\n[ \t]/g, '');
  expect(entry).toMatch(/LOCATION:[^\n]*Suite[^\n]*Clinic Selangor/);
  expect(entry).toMatch(/DESCRIPTION:Directions: https:\/\/www\.google\.com\/maps\/dir/);
  expect(entry).toContain('TRIGGER:-PT2H');
  expect(file.html).toMatch(/SEQUENCE:1[^]*DTSTART:20261130T012000Z/);
  expect((await visit.open(`${address}?cancel`)).html).toContain('Cancel this appointment?');
  const long = await visit.send(address, { reason: '<script>' });
  expect(long.status).toBe(422);
  expect(long.html).toContain('href="#reason"');
  expect((await visit.send(address, { reason: 'x'.repeat(4000) })).html).toContain('x'.repeat(4000));
  expect((await visit.send(address, { reason: 'Better again' })).location).toBe(`${address}?done=cancelled`);
  expect((await visit.open('/my-appointments?when=past')).html).toMatch(/Mon 30 Nov 2026, 9:20\u00a0am[^]*Cancelled/);
  expect((await visit.send(address, {})).status, 'twice').toBe(409);
  const late = referenceOf(await bookFor(aminah, '11:40'));
  site.clock.advance(40 * 3_600_000);
  const again = browserFor(site, await signedInAgain(site.app, aminah.accountId));
  expect((await again.open(`/my-appointments/${late}`)).html).not.toContain('?cancel');
  expect((await again.send(`/my-appointments/${late}`, {})).status).toBe(409);
  site.clock.advance(-40 * 3_600_000);
});

test('nobody else opens, moves or cancels an appointment: not a guest, not another patient, not an ended session', async () => {
  const reference = referenceOf(await bookFor(aminah, '09:00'));
  const stranger = await signedInPatient(site.app, 'Stranger');
  const gone = await signedInPatient(site.app, 'Gone');
  await endSession(site.app, gone, gone.sessionId);
  for (const path of [
    `/my-appointments/${reference}`,
    `/my-appointments/${reference}/reschedule`,
    `/my-appointments/${reference}/calendar`,
  ]) {
    expect((await browserFor(site, stranger).open(path)).status, path).toBe(404);
    expect((await browserFor(site, nobodySignedIn).open(path)).status, path).toBe(302);
    expect((await browserFor(site, gone).open(path)).status, path).toBe(302);
  }
  expect((await browserFor(site, stranger).send(`/my-appointments/${reference}`, {})).status).toBe(404);
  expect(
    (
      await browserFor(site, stranger).send(`/my-appointments/${reference}/reschedule`, {
        slot: slot('09:00', '2026-11-30'),
      })
    ).status,
  ).toBe(404);
  expect((await browserFor(site, stranger).open(`${book}/calendar?reference=${reference}`)).status).toBe(404);
  expect(
    (await browserFor(site, aminah).open(`${book}/calendar?reference=${reference}`)).status,
    'a public tab does not get the private file',
  ).toBe(404);
});

test('what a guest of this browser booked for somebody else’s address does not become the patient’s at sign-in', async () => {
  const hold = await site.request(book, { headers: { cookie: '' } });
  const guestCookie = hold.headers.get('set-cookie')!.split(';')[0]!;
  const tokenHash = (await import('node:crypto'))
    .createHash('sha256')
    .update(decodeURIComponent(guestCookie.split('=')[1]!))
    .digest('hex');
  await site.app.db.execute(
    sql`update appointments set holder_hash = ${tokenHash}, person_id = null where id = (select id from appointments where holder_hash = ${`patient:${aminah.accountId}`} order by starts_at limit 1)`,
  );
  const { rows } = await site.app.db.execute(sql`select reference from appointments where holder_hash = ${tokenHash}`);
  const answer = await site.api(
    'POST',
    'auth/login',
    { email: 'newpatient@example.test', password: samplePassword },
    { 'sec-fetch-site': 'same-origin', cookie: guestCookie },
  );
  expect(answer.body.status).toBe(true);
  const claimed = await site.app.db.execute(
    sql`select holder_hash from appointments where reference = ${rows[0]!['reference']}`,
  );
  expect(claimed.rows[0]!['holder_hash']).toBe(tokenHash);
});

test('a patient who wants no SMS about appointments gets none', async () => {
  const quiet = await patientWithPhone('+60123456709');
  await browserFor(site, quiet).send('/profile/notifications', { appointment_mail: 'yes' });
  expect(
    (
      await bookFor(quiet, '09:40', {
        slot: slot('09:40', '2026-11-30'),
        phone: '+60123456709',
        email: 'quiet@example.test',
      })
    ).status,
  ).toBe(302);
  expect(await site.outbox('+60123456709')).toHaveLength(0);
  expect(await site.outbox('quiet@example.test')).toHaveLength(1);
});

test('the sample patient has appointments to come and past ones, for herself, her son and her mother', async () => {
  const visit = browserFor(site, await signedInAgain(site.app, sampleAccounts.patient));
  expect((await visit.open('/my-appointments')).html).toMatch(
    /For Nur Aisyah binti Hamzah[^]*For Adam Harith bin Faizal/,
  );
  expect((await visit.open('/ms/my-appointments?when=past')).html).toContain('Zainab binti Mahmud');
  expect(
    (
      await browserFor(site, await signedInAgain(site.app, sampleAccounts.newPatient)).open(
        '/zh/my-appointments?when=past',
      )
    ).status,
  ).toBe(200);
});
