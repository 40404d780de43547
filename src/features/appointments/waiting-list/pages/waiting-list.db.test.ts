import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import { nobodySignedIn, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { endSession } from '#src/features/patient/sessions/sessions.server.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { appointmentsDataSubject } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { claimGuestAppointments } from '#src/features/appointments/booking/booking.server.ts';
import { guest, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { waitingListEntries } from '../data/waiting-list.table.ts';
import { browserOf, openSaturdays, saturdays } from '../waiting-list.fixture.ts';
import { listOwnWaiting, viewWaiting } from '../waiting-list-entries.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let list: Awaited<ReturnType<typeof openSaturdays>>;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  list = await openSaturdays(site, clinic);
  for (const day of saturdays.slice(0, 5)) await list.fill(day);
});
afterAll(() => site.close());

const joinPage = (day: string, prefix = '') =>
  `${prefix}/book/test-doctor/waiting-list?hospital=${clinic.selangor}&day=${day}`;
const browser = () => browserOf(site);
const details = (phone: string) => ({
  name: 'Aminah binti Yusof',
  phone,
  email: 'waits@example.test',
  visit: 'new',
  payer: 'self_pay',
  reason: '',
  insurer: '',
  consentVersion: '2026-01',
});

test.each(['', '/ms', '/zh'])(
  'a visitor without scripts joins the list of a full day from its calendar, by a code on the phone (%s)',
  async (prefix) => {
    const visitor = browser();
    const phone = list.newPhone();
    const calendar = await visitor.open(`${prefix}/book/test-doctor?hospital=${clinic.selangor}`);
    expect(calendar.html).toContain(`href="${joinPage(saturdays[0], prefix).replace('&', '&amp;')}"`);
    await visitor.open(joinPage(saturdays[0], prefix));
    const wrong = await visitor.send(joinPage(saturdays[0], prefix), {
      intent: 'details',
      ...details(phone),
      email: '',
      name: 'Aminah binti Yusof',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('href="#email"');
    const severalWrong = await visitor.send(joinPage(saturdays[0], prefix), {
      intent: 'details',
      ...details(phone),
      email: '',
      visit: '',
    });
    for (const field of ['email', 'visit']) expect(severalWrong.html).toContain(`href="#${field}"`);
    expect(wrong.html).toContain('value="Aminah binti Yusof"');
    const asked = await visitor.send(joinPage(saturdays[0], prefix), { intent: 'details', ...details(phone) });
    expect(asked.html).toContain('name="code"');
    expect(
      (await visitor.send(joinPage(saturdays[0], prefix), { intent: 'code', ...details(phone), code: '000000' }))
        .status,
    ).toBe(422);
    const code = /\b\d{6}\b/.exec((await site.outbox(phone))[0]!.text)![0];
    const joined = await visitor.send(joinPage(saturdays[0], prefix), { intent: 'code', ...details(phone), code });
    expect(joined.location).toMatch(new RegExp(`^${prefix}/waiting-list/W[0-9A-Z]{9}\\?key=`));
    expect(
      (await visitor.send(joinPage(saturdays[0], prefix), { intent: 'code', ...details(phone), code })).location,
      'sent twice it is one place',
    ).toBe(joined.location);
    const page = await visitor.open(joined.location);
    expect(page.status).toBe(200);
    const left = await visitor.send(joined.location, { intent: 'leave' });
    expect(left.status).toBe(303);
    expect((await visitor.open(left.location)).html).toContain(
      { '': 'You have left the waiting list', '/ms': 'Anda telah keluar', '/zh': '您已退出候补名单' }[prefix]!,
    );
  },
);

test('a day with free times, of another hospital, or no day at all has no list', async () => {
  const visitor = browser();
  const monday = await visitor.open(joinPage('2026-11-30'));
  expect(monday.html).toContain('There is no waiting list for this day');
  await visitor.open('/book/test-doctor');
  expect((await visitor.send(joinPage('2026-11-30'), { intent: 'details', ...details(list.newPhone()) })).status).toBe(
    409,
  );
  for (const day of ['', '2026-13-45', '2029-01-01', '<b>'])
    expect((await browser().open(joinPage(day))).html).toContain('There is no waiting list for this day');
  expect((await site.request(`/book/test-doctor/waiting-list?hospital=999999&day=${saturdays[0]}`)).status).toBe(404);
  expect((await site.request(`/book/nobody/waiting-list?hospital=${clinic.selangor}&day=${saturdays[0]}`)).status).toBe(
    404,
  );
});

test('one phone waits once for a day, also when it asks from two browsers, and on five lists at most', async () => {
  const phone = list.newPhone();
  const entries = [
    await list.join(saturdays[1], 'one phone', { phone }),
    await list.join(saturdays[1], 'another browser', { phone }),
  ];
  expect(entries[0]!.id).toBe(entries[1]!.id);
  expect((await site.outbox(entries[0]!.email)).length).toBe(1);
  await list.fill(saturdays[5]);
  for (const [index, day] of [saturdays[0], saturdays[2], saturdays[3], saturdays[4]].entries()) {
    // The number of codes to one phone in a quarter of an hour is limited.
    site.clock.advance(16 * 60_000);
    await list.join(day, `list ${index}`, { phone });
  }
  site.clock.advance(16 * 60_000);
  await expect(list.join(saturdays[5], 'a sixth list', { phone })).rejects.toMatchObject({
    details: { code: 'waiting_too_many' },
  });
});

test.each([
  ['', 'This link doesn&#x27;t open a waiting list'],
  ['/ms', 'Pautan ini tidak membuka'],
  ['/zh', '此链接无法打开候补名单'],
])('a link that was cut says what to do (%s)', async (prefix, words) => {
  const answer = await site.request(`${prefix}/waiting-list/WNOBODY000?key=cut`);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain(words);
  expect(html).toContain(`href="${prefix}/my-appointments"`);
});

test('an entry is shown to nobody else: not to another guest or patient, not with a wrong key, not by its number alone', async () => {
  const entry = await list.join(saturdays[2], 'private entry');
  const stranger = await signedInPatient(site.app, 'Somebody else');
  for (const way of [
    `/waiting-list/${entry.reference}`,
    `/waiting-list/${entry.reference}?key=${'0'.repeat(64)}`,
    '/waiting-list/WNOBODY000',
    '/waiting-list/%3Cb%3E',
  ]) {
    expect((await site.request(way)).status, way).toBe(404);
    expect((await browserFor(site, stranger).open(way)).status, way).toBe(404);
    expect((await browserFor(site, stranger).send(way, { intent: 'leave' })).status, way).toBe(404);
  }
  await expect(
    viewWaiting(site.app, guest('somebody else'), { reference: entry.reference, key: '', language: 'en' }),
  ).rejects.toMatchObject({ details: { status: 404 } });
  expect(await list.stateOf(entry.id)).toBe('waiting');
});

test('a patient finds her entries among the appointments until the session ends; they are exported, and go with the account', async () => {
  const patient = await signedInPatient(site.app);
  const personId = (await listPersons(site.app, patient.actor))[0]!.id;
  const entry = await list.join(saturdays[3], 'patient waits', { actor: patient.actor, personId });
  const visit = browserFor(site, patient);
  expect((await visit.open('/my-appointments')).html).toContain(`/waiting-list/${entry.reference}`);
  expect((await visit.open(`/waiting-list/${entry.reference}`)).status).toBe(200);
  expect((await browserFor(site, nobodySignedIn).open(`/waiting-list/${entry.reference}`)).status).toBe(404);
  const exported = JSON.stringify(await appointmentsDataSubject.exportOf(site.app, patient.accountId));
  expect(exported).toContain(entry.reference);
  await endSession(site.app, patient, patient.sessionId);
  expect((await visit.open(`/waiting-list/${entry.reference}`)).status).toBe(404);
  await site.app.db.transaction((tx) => appointmentsDataSubject.erase(site.app, tx, patient.accountId));
  expect(await list.stateOf(entry.id)).toBeUndefined();
});

test('what a guest waits for becomes the patient’s at sign-in, where it was asked by an address that the patient has proved', async () => {
  const patient = await signedInPatient(site.app);
  const own = await list.join(saturdays[4], patient.accountId);
  const anothers = await list.join(saturdays[4], 'uses the same browser', { actor: own.actor });
  await site.app.db.transaction((tx) =>
    claimGuestAppointments(site.app, tx, {
      guestTokenHash: (own.actor as { tokenHash: string }).tokenHash,
      accountId: patient.accountId,
    }),
  );
  expect((await listOwnWaiting(site.app, patient.actor)).map(({ reference }) => reference)).toEqual([own.reference]);
  expect((await listOwnWaiting(site.app, own.actor)).map(({ reference }) => reference)).toEqual([anothers.reference]);
});

test('nothing that identifies a person is kept in clear', async () => {
  const rows = JSON.stringify(await site.app.db.select().from(waitingListEntries));
  expect(rows).not.toMatch(/Aminah|example\.test|\+6012/);
});
