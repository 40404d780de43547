import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { at, insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { browserOf } from '#src/features/appointments/waiting-list/waiting-list.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { appointmentNow, ask, insertAskable, tokenIn } from '../time-proposals.fixture.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let cases = 0;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
});
afterAll(() => site.close());

/** An appointment whose patient is asked about a time on the Tuesday of another week. */
async function asked(holderHash = 'guest-of-this-test') {
  cases += 1;
  const email = `asked${cases}@example.test`;
  const minutes = String((cases % 3) * 20).padStart(2, '0');
  const hour = String(9 + Math.floor(cases / 3)).padStart(2, '0');
  const row = await insertAskable(site.app, {
    doctorId: clinic.doctorId,
    hospitalId: clinic.selangor,
    startsAt: at('2026-12-07', `${hour}:${minutes}`),
    holderHash,
    phone: `+6012555${String(cases).padStart(4, '0')}`,
    email,
  });
  await ask(site.app, row, at('2026-12-15', `${hour}:${minutes}`));
  const token = tokenIn((await site.outbox(email))[0]!.text);
  return { row, token, to: at('2026-12-15', `${hour}:${minutes}`) };
}

test.each(['', '/ms', '/zh'])(
  'a patient without scripts pastes the code and takes the new time (%s)',
  async (prefix) => {
    const { row, token, to } = await asked();
    const visitor = browserOf(site);
    const first = await visitor.open(`${prefix}/new-time`);
    expect(first.status).toBe(200);
    expect(first.html).toContain('name="token"');
    const question = await visitor.send(`${prefix}/new-time`, { token: ` ${token} ` });
    expect(question.status).toBe(200);
    expect(question.html).toContain('value="accept"');
    expect(question.html).not.toContain('A cough');
    expect(question.html).not.toContain('Aminah');
    const done = await visitor.send(`${prefix}/new-time`, { token, intent: 'accept' });
    expect(done.status).toBe(200);
    expect(await appointmentNow(site.app, row.id)).toMatchObject({ status: 'rescheduled', startsAt: to });
    const again = await visitor.send(`${prefix}/new-time`, { token, intent: 'cancel-now' });
    expect(again.status).toBe(409);
    expect(again.html, 'the page says what is true').not.toContain('value="accept"');
  },
);

test('the page is never stored, names no referrer and takes no token from the address', async () => {
  const { token } = await asked();
  const response = await site.request(`/new-time?token=${token}`, { headers: { 'sec-fetch-dest': 'document' } });
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/);
  expect(await response.text()).not.toContain('value="accept"');
});

test('another day and time are chosen; a wrong or cut token opens nothing', async () => {
  const { row, token } = await asked();
  const visitor = browserOf(site);
  await visitor.open('/new-time');
  const wrong = await visitor.send('/new-time', { token: token.slice(1), intent: 'accept' });
  expect(wrong.status).toBe(404);
  const days = await visitor.send('/new-time', { token, intent: 'other', day: '2026-12-16' });
  expect(days.html).toContain(`value="${at('2026-12-16', '11:40').toISOString()}"`);
  const nothing = await visitor.send('/new-time', { token, intent: 'choose', day: '2026-12-16' });
  expect(nothing.status).toBe(422);
  await visitor.send('/new-time', { token, intent: 'choose', slot: at('2026-12-16', '11:40').toISOString() });
  expect(await appointmentNow(site.app, row.id)).toMatchObject({ startsAt: at('2026-12-16', '11:40') });
});

test('a cancellation is asked twice', async () => {
  const { row, token } = await asked();
  const visitor = browserOf(site);
  await visitor.open('/new-time');
  expect((await visitor.send('/new-time', { token, intent: 'cancel' })).html).toContain('value="cancel-now"');
  expect((await appointmentNow(site.app, row.id)).status).toBe('confirmed');
  await visitor.send('/new-time', { token, intent: 'cancel-now' });
  expect(await appointmentNow(site.app, row.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'patient' });
});

test('the signed-in patient finds the question on the home page and the appointment, and answers; nobody else', async () => {
  const owner = await signedInPatient(site.app);
  const stranger = await signedInPatient(site.app, 'Somebody Else');
  const [self] = await listPersons(site.app, owner.actor as never);
  expect(self).toBeDefined();
  const { row, to } = await asked(`patient:${owner.accountId}`);
  const address = `/my-appointments/${row.reference}/new-time`;
  const page = async (path: string, who: SignedIn) => (await openConsole(site, path, who)).text();
  for (const path of ['/profile', '/my-appointments', `/my-appointments/${row.reference}`])
    expect(await page(path, owner), path).toContain(`href="${address}"`);
  expect(await page('/profile', stranger)).not.toContain(address);
  expect((await openConsole(site, address, stranger)).status).toBe(404);
  expect((await sendForm(site, address, stranger, { intent: 'accept' })).status).toBe(404);
  expect((await appointmentNow(site.app, row.id)).status).toBe('confirmed');
  const answer = await sendForm(site, address, owner, { intent: 'accept' });
  expect(answer.headers.get('location')).toContain(`/my-appointments/${row.reference}?done=moved`);
  expect(await appointmentNow(site.app, row.id)).toMatchObject({ startsAt: to });
  expect(await page('/profile', owner)).not.toContain(address);
});
