import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { openForm, referenceOf, sendOpened } from '#src/features/requests/forms/form.fixture.ts';

let site: TestSite;
let desk: SignedIn;
let places: number[];
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  places = (await site.app.db.select({ id: hospitals.id }).from(hospitals).orderBy(hospitals.id).limit(2)).map(
    ({ id }) => id,
  );
});
afterAll(() => site.close());

let count = 0;
async function message(hospital = '') {
  const email = `desk${(count += 1)}@example.test`;
  const form = await openForm(site, '/contact-us');
  const answer = await sendOpened(site, '/contact-us', form, {
    topic: 'records',
    hospital,
    name: 'Lim Wei Ling',
    email,
    phone: '+6591234567',
    message: 'Please send my report\n<b>today</b>',
  });
  return { email, cookie: form.cookie, reference: await referenceOf(site, answer, form.cookie) };
}
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
const listed = async (query: string, who: SignedIn) =>
  textOf(await openConsole(site, `/staff/enquiries?${query}`, who));
const step = (reference: string, fields: Record<string, string>, who = desk) =>
  sendForm(site, `/staff/enquiries/${reference}`, who, fields);

it('a message is found by number, mail address, kind and state, and every access is recorded', async () => {
  const { reference, email } = await message();
  for (const query of [`q=${reference.toLowerCase()}`, `q=${email}`, 'kind=contact&state=received'])
    expect(await listed(query, desk)).toContain(`/staff/enquiries/${reference}`);
  expect(await listed('q=nobody@example.test', desk)).not.toContain(reference);
  const html = await textOf(await openConsole(site, `/staff/enquiries/${reference}`, desk));
  expect(headingOf(html)).toBe('Lim Wei Ling');
  expect(html).toContain('&lt;b&gt;today&lt;/b&gt;');
  const looks = await site.app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, reference), eq(auditLog.action, 'look')));
  expect(looks.length).toBeGreaterThanOrEqual(4);
  const csv = await (await openConsole(site, `/staff/enquiries/csv?q=${reference}`, desk)).text();
  expect(csv).toContain(`${reference},contact`);
});

it('the days narrow the list, both included and in Malaysian time; a day that is none is left out', async () => {
  const { reference } = await message();
  const sent = { sentAt: new Date('2026-03-10T23:30:00+08:00') };
  await site.app.db.update(formSubmissions).set(sent).where(eq(formSubmissions.reference, reference));
  for (const query of ['from=2026-03-10&until=2026-03-10', 'until=2026-03-10', 'from=2026-03-10&until=2026-02-31'])
    expect(await listed(query, desk), query).toContain(reference);
  for (const query of ['until=2026-03-09', 'from=2026-03-11', 'from=2026-03-11&until=2026-03-09'])
    expect(await listed(query, desk), query).not.toContain(reference);
  const file = await (await openConsole(site, '/staff/enquiries/csv?until=2026-03-10', desk)).text();
  expect(file.trim().split('\r\n')).toHaveLength(2);
});

it('the desk answers by mail, keeps notes to itself, and the sender follows it with a mailed code', async () => {
  const { reference, email, cookie } = await message();
  expect((await step(reference, { state: 'in_progress', note: 'Asked the records office' })).status).toBe(303);
  expect(
    (await step(reference, { state: 'answered', note: 'Your report is ready at the desk.', write: 'yes' })).status,
  ).toBe(303);
  expect((await site.outbox(email))[0]).toMatchObject({
    subject: `Our answer to ${reference}`,
    text: expect.stringContaining('ready at the desk'),
  });
  const opened = await openForm(site, '/follow-up', cookie);
  const ask = (fields: Record<string, string>) => sendOpened(site, '/follow-up', opened, fields);
  await ask({ intent: 'send', reference, email: 'stranger@example.test' });
  expect(await site.outbox('stranger@example.test')).toEqual([]);
  expect(
    await textOf(await ask({ intent: 'send', reference: reference.toLowerCase(), email: email.toUpperCase() })),
  ).toContain('a code is on its way');
  const code = /\b\d{8}\b/.exec((await site.outbox(email))[0]!.text)![0];
  expect((await ask({ intent: 'open', reference, email, code: '00000000' })).status).toBe(422);
  const way = (await ask({ intent: 'open', reference, email, code })).headers.get('location')!;
  const html = await textOf(
    await site.request(way, { headers: { cookie: opened.cookie, 'sec-fetch-dest': 'document' } }),
  );
  expect(html).toMatch(/In progress[^]*Answered[^]*ready at the desk/);
  expect(html).not.toContain('records office');
  site.clock.advance(3 * 3_600_000);
  expect(
    await textOf(await site.request(way, { headers: { cookie: opened.cookie, 'sec-fetch-dest': 'document' } })),
  ).toContain('Your access has expired');
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
});

it('who was signed in sees what they sent without a code, and nobody else’s', async () => {
  const patient = await signedInPatient(site.app);
  const form = await openForm(site, '/contact-us', patient.cookie);
  const answer = await sendOpened(site, '/contact-us', form, {
    topic: 'other',
    name: 'Aminah',
    email: 'own@example.test',
    message: 'A question of mine',
  });
  const reference = await referenceOf(site, answer, form.cookie);
  const own = await textOf(
    await site.request('/follow-up', { headers: { cookie: patient.cookie, 'sec-fetch-dest': 'document' } }),
  );
  expect(own).toContain(reference);
  const other = await signedInPatient(site.app, 'Somebody else');
  expect(
    await textOf(await site.request('/follow-up', { headers: { cookie: other.cookie, 'sec-fetch-dest': 'document' } })),
  ).not.toContain(reference);
});

it('a step that its state does not have, an empty note and a second colleague’s same step are refused', async () => {
  const { reference } = await message();
  expect((await step(reference, { state: 'waiting' })).status).toBe(409);
  expect((await step(reference, { note: '  ' })).status).toBe(422);
  expect((await step(reference, { state: 'closed', write: 'yes' })).status).toBe(422);
  const both = await Promise.all([
    step(reference, { seen: 'received', state: 'closed' }),
    step(reference, { seen: 'received', state: 'answered', note: 'Done' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
});

it('a message to one hospital is for its desk and the group’s; one to the group is not for a hospital’s desk', async () => {
  const here = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: places[0]! }]);
  const elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: places[1]! }]);
  const { reference } = await message(String(places[0]));
  const { reference: toGroup } = await message();
  expect((await openConsole(site, `/staff/enquiries/${reference}`, here)).status).toBe(200);
  expect((await openConsole(site, `/staff/enquiries/${reference}`, elsewhere)).status).toBe(404);
  expect((await openConsole(site, `/staff/enquiries/${toGroup}`, here)).status).toBe(404);
  expect(await listed('', here)).not.toContain(toGroup);
  expect(await listed('', elsewhere)).not.toContain(reference);
  expect((await step(reference, { note: 'Mine' }, elsewhere)).status).toBe(404);
});

it('other roles, patients and guests do not come in', async () => {
  const { reference } = await message();
  for (const role of ['package_desk', 'gl_officer', 'procurement_officer'] as const) {
    expect(
      (await openConsole(site, '/staff/enquiries', await signedInStaff(site.app, [{ role, hospitalId: null }]))).status,
    ).toBe(403);
  }
  const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
  expect(await listed('', recruiter)).not.toContain(reference);
  expect((await openConsole(site, `/staff/enquiries/${reference}`, recruiter)).status).toBe(404);
  expect((await openConsole(site, `/staff/enquiries/${reference}`, await signedInPatient(site.app))).status).toBe(302);
});
