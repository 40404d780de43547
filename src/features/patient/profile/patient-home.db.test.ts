import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { addDependant, listPersons } from '#src/features/patient/persons/persons.server.ts';
import { dependantSchema } from '#src/features/patient/persons/persons.schema.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { browserFor } from './patient-browser.fixture.ts';

const phone = '+60123456788';
let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let aminah: SignedIn;
let visit: ReturnType<typeof browserFor>;
let [self, child] = ['', ''];
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  aminah = await signedInPatient(site.app);
  visit = browserFor(site, aminah);
  const { seal, hash } = site.app.secrets;
  await site.app.db.execute(
    sql`update accounts set phone = ${seal(phone)}, phone_hash = ${hash(`phone:${phone}`)}, phone_verified_at = now() where id = ${aminah.accountId}`,
  );
  self = (await listPersons(site.app, aminah.actor))[0]!.id;
  const adam = { relationship: 'child', name: 'Adam bin Rahman', dateOfBirth: '2018-02-03', gender: 'male' };
  child = (await addDependant(site.app, aminah.actor, { details: dependantSchema.parse(adam), hasAgreed: true })).id;
});
afterAll(() => site.close());

const book = '/book/test-doctor';
const slot = (time: string) => new Date(`2026-11-25T${time}:00+08:00`).toISOString();
const details = { phone, email: '', visit: 'new', payer: 'self_pay', reason: '', consentVersion: '2026-01' };

test('a patient without appointments is led to a booking, and can book for each of the family', async () => {
  const { html } = await visit.open('/profile?done=welcome');
  expect(html).toMatch(/Hello, Aminah binti Yusof[^]*Your account is ready and you're signed in\./);
  expect(html).toMatch(/You have no upcoming appointments\.[^]*href="\/book"/);
  expect(html).toMatch(/Aminah binti Yusof[^]*Choose a doctor[^]*Adam bin Rahman[^]*Choose a doctor/);
});

test('two taps book again for a child: the first carries the person to the times, the second holds one', async () => {
  const slotRequest = { slot: slot('09:00'), hospital: String(clinic.selangor) };
  await visit.send(book, { intent: 'hold', ...slotRequest });
  await visit.send(book, { intent: 'details', ...slotRequest, ...details, person: child, key: 'first' });
  const { html } = await visit.open('/profile');
  const again = `${book}?person=${child}`;
  expect(html).toMatch(new RegExp(`href="${again.replace('?', '\\?')}"[^]*Book again with Dr Test`));
  const times = await visit.open(`${again}&hospital=${clinic.selangor}&day=2026-11-25`);
  expect(times.html).toContain(`<input type="hidden" name="person" value="${child}"`);
  const held = await visit.send(book, { intent: 'hold', ...slotRequest, slot: slot('09:20'), person: child });
  expect(held.location).toBe(`${book}?step=details&person=${child}`);
  const form = await visit.open(held.location);
  expect(chosen(form.html)).toBe(child);
});

test('the next appointment stands first, with directions, the way to move it and a calendar file', async () => {
  const { html } = await visit.open('/profile');
  expect(html).toMatch(/Your next appointment[^]*Wed 25 Nov 2026, 9:00\u00a0am[^]*Dr Test[^]*For Adam bin Rahman/);
  expect(html).toMatch(/www\.google\.com\/maps\/dir[^]*\/reschedule"[^]*\/calendar"/);
  const stranger = browserFor(site, await signedInPatient(site.app, 'Siti'));
  expect((await stranger.open('/profile')).html).not.toContain('Adam');
});

test('an uploaded photo of a doctor and a hospital stands in place of the drawing wherever they are shown', async () => {
  const { rows } = await site.app.db.execute<{ id: number }>(sql`with picture as (
      insert into content_media (hash, name, alt, width, height) values ('photo', 'photo.png', '{"en": "At work"}', 450, 300) returning id),
    size as (insert into content_media_files (media_id, width, format, bytes) select id, 400, 'jpeg', '' from picture)
    select id from picture`);
  const photo = `/media/${rows[0]!.id}/400.jpeg`;
  await site.app.db.execute(sql`update doctors set picture_id = ${rows[0]!.id} where id = ${clinic.doctorId}`);
  await site.app.db.execute(sql`update hospitals set picture_id = ${rows[0]!.id} where id = ${clinic.selangor}`);
  for (const path of ['/profile', `${book}?hospital=${clinic.selangor}`])
    expect((await visit.open(path)).html.split(`src="${photo}"`).length - 1, path).toBe(path === '/profile' ? 2 : 1);
  const listed = async () => (await visit.open('/our-hospitals?q=Clinic+Selangor')).html;
  await expect.poll(listed).toContain(`src="${photo}"`);
});

test('an unpaid order and an unproved number wait for the patient, until they are done or over', async () => {
  expect((await visit.open('/profile')).html).not.toContain('For you to do');
  await site.app.db.execute(sql`update accounts set phone_verified_at = null where id = ${aminah.accountId}`);
  expect((await visit.open('/profile')).html).toMatch(/For you to do[^]*Confirm your mobile number/);
  await site.app.db.execute(sql`update accounts set phone_verified_at = now() where id = ${aminah.accountId}`);
});

test('somebody else’s person in the address is nobody: oneself is chosen', async () => {
  const stranger = await signedInPatient(site.app, 'Siti');
  const other = (await listPersons(site.app, stranger.actor))[0]!.id;
  const { html } = await visit.open(`${book}?step=details&person=${other}`);
  expect(chosen(html)).toBe(self);
});

test('a booking begun for a child keeps the child through pages that are the same for everybody, until it is made', async () => {
  const begun = await visit.open(`/profile/book-for/${child}`);
  expect([begun.status, begun.location]).toEqual([302, '/book']);
  const [cookie] = begun.headers.getSetCookie();
  expect(cookie).toBe(`booking_for=${child}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax`);
  const remembered = { headers: { cookie: `${aminah.cookie}; booking_for=${child}` } };
  const form = await site.request(
    `${book}?hospital=${clinic.selangor}&day=2026-11-25&slot=${slot('10:00')}`,
    remembered,
  );
  expect(chosen(await form.text())).toBe(child);
  const times = await site.request(`${book}?hospital=${clinic.selangor}`, remembered);
  expect(await times.text()).toContain('For Adam bin Rahman');
  // Whom the address names comes first.
  const other = await site.request(`${book}?person=${self}&slot=${slot('10:00')}&day=2026-11-25`, remembered);
  expect(chosen(await other.text())).toBe(self);
  const slotRequest = { slot: slot('10:00'), hospital: String(clinic.selangor) };
  const without = await visit.send(book, { intent: 'hold', ...slotRequest });
  expect(without.headers.getSetCookie()).toEqual([]);
  const notification = {
    zone_token: aminah.csrfToken,
    intent: 'details',
    ...slotRequest,
    ...details,
    person: child,
    key: 'begun',
  };
  const booked = await site.request(book, {
    method: 'POST',
    body: new URLSearchParams(notification),
    headers: { ...remembered.headers, origin: testOrigin },
  });
  expect(booked.headers.getSetCookie()).toContain('booking_for=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  // The next tests begin with a held time.
  await visit.send(book, { intent: 'hold', ...slotRequest, slot: slot('09:20') });
});

test('a booking cannot be begun for a person of another account', async () => {
  const stranger = await signedInPatient(site.app, 'Siti');
  const other = (await listPersons(site.app, stranger.actor))[0]!.id;
  const answer = await visit.open(`/profile/book-for/${other}`);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
});

test('with a doctor for children alone, a child is chosen before anybody chooses', async () => {
  await site.app.db.execute(
    sql`insert into doctor_specialities (doctor_id, speciality_id, is_primary)
        select d.id, s.id, true from doctors d, specialities s where d.slug = 'test-doctor' and s.slug = 'paediatrics'
        on conflict do nothing`,
  );
  expect(chosen((await visit.open(`${book}?step=details`)).html)).toBe(child);
});

/** The person whose button is pressed. */
function chosen(html: string): string | undefined {
  const [tag] = /<input[^>]*name="person"[^>]*checked=""[^>]*>/.exec(html) ?? [];
  return /value="([^"]+)"/.exec(tag ?? '')?.[1];
}
