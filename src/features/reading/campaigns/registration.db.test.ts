import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentPublished } from '#src/features/publishing/entries/data/content.table.ts';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { noticeVersionOf, openForm, referenceOf, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { signedInStaff } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { eventSeats } from './data/event-seats.table.ts';

const slug = 'first-aid-for-parents-kuching';
const path = `/events/${slug}/register`;
let site: TestSite;
let eventId: number;
beforeAll(async () => {
  site = await openTestSite();
  eventId = (await site.api('GET', `events/${slug}`)).body.data.id;
});
afterAll(() => site.close());

let count = 0;
const person = (change: Record<string, string> = {}) => ({
  name: 'Aminah binti Yusof',
  email: `guest${(count += 1)}@example.test`,
  phone: '012-345 6789',
  people: '1',
  message: '',
  ...change,
});
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '');
const seats = () => site.app.db.select().from(eventSeats).where(eq(eventSeats.entryId, eventId));
const openPage = async (address: string) =>
  textOf(await site.request(address, { headers: { 'sec-fetch-dest': 'document' } }));

/** Sets the event's number of places, as an editor would. */
async function setCapacity(capacity: number): Promise<void> {
  const rows = await site.app.db.select().from(contentPublished).where(eq(contentPublished.entryId, eventId));
  await site.app.db
    .update(contentPublished)
    .set({ fields: { ...rows[0]!.fields, capacity } })
    .where(eq(contentPublished.entryId, eventId));
  await site.app.db.transaction((tx) => invalidateTag(tx, 'events'));
}

async function register(values = person()) {
  const form = await openForm(site, path);
  const answer = await sendOpened(site, path, form, values);
  return { answer, reference: await referenceOf(site, answer, form.cookie) };
}

it('an event leads to its registration, which gives a number, a mail and the places, at the desk of the event’s hospital', async () => {
  expect(await openPage(`/events/${slug}`)).toContain(`href="${path}"`);
  expect(await openPage(`/zh${path}`)).toContain('剩余名额：36');
  const values = person({ people: '3', message: 'One wheelchair' });
  const { answer, reference } = await register(values);
  expect(answer.status).toBe(303);
  expect(reference).toMatch(/^R[0-9A-Z]{9}$/);
  expect(await seats()).toHaveLength(3);
  expect(await openPage(path)).toContain('Places left: 33');
  expect((await site.outbox(values.email))[0]).toMatchObject({ subject: `We've received it: ${reference}` });
  const [row] = await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
  expect(row).toMatchObject({ kind: 'event_registration', state: 'registered', subject: { kind: 'event', slug } });
  const kuching = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: row!.hospitalId }]);
  expect(await (await openConsole(site, `/staff/enquiries/${reference}`, kuching)).text()).toContain('One wheelchair');
  const elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: row!.hospitalId! + 1 }]);
  expect((await openConsole(site, `/staff/enquiries/${reference}`, elsewhere)).status).toBe(404);
});

it('of many who ask for the last two places at once two have them, and all others are told', async () => {
  await setCapacity((await seats()).length + 2);
  const forms = [];
  for (let one = 0; one < 8; one += 1) forms.push(await openForm(site, path));
  const answers = await Promise.all(forms.map((form) => sendOpened(site, path, form, person())));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 409, 409, 409, 409, 409, 409]);
  expect(await textOf(answers.find(({ status }) => status === 409)!)).toContain('All the places have just been taken.');
  const taken = await seats();
  expect(new Set(taken.map(({ seat }) => seat)).size).toBe(taken.length);
  expect(Math.max(...taken.map(({ seat }) => seat))).toBe(taken.length);
  expect(await openPage(path)).toContain('All places are taken');
  await expect.poll(() => openPage(`/events/${slug}`)).toContain('All places are taken');
});

it('a group larger than what is left keeps nothing, and is told beside the field', async () => {
  await setCapacity((await seats()).length + 1);
  const before = await seats();
  const { answer } = await register(person({ people: '2' }));
  expect(answer.status).toBe(409);
  expect(await textOf(answer)).toMatch(/id="people-error"[^]*fewer places left/);
  expect(await seats()).toHaveLength(before.length);
});

it('a place that is cancelled at the desk is somebody else’s', async () => {
  const waiting = [await openForm(site, path), await openForm(site, path)];
  const { reference } = await register();
  expect((await sendOpened(site, path, waiting[0]!, person())).status).toBe(409);
  const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  await sendForm(site, `/staff/enquiries/${reference}`, desk, {
    seen: 'registered',
    state: 'cancelled',
    note: 'Called in sick',
  });
  const [row] = await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference));
  expect(row!.state).toBe('cancelled');
  expect((await register()).answer.status).toBe(303);
  expect((await sendOpened(site, path, waiting[1]!, person())).status).toBe(409);
});

it('the call registers by the same rules', async () => {
  await setCapacity((await seats()).length + 1);
  const body = { event: slug, ...person(), consent_version: await noticeVersionOf(site.app) };
  expect((await site.api('POST', 'events/register', { ...body, people: '7' })).body.errors).toEqual({
    people: ['Enter a number from 1 to 6'],
  });
  expect((await site.api('POST', 'events/register', { ...body, event: 'no-such-event' })).status).toBe(404);
  expect((await site.api('POST', 'events/register', body)).body.data.reference).toMatch(/^R/);
  expect((await site.api('POST', 'events/register', body)).status).toBe(409);
});

it('an event that has begun, or that nobody knows, takes no registration', async () => {
  expect((await site.request('/events/no-such-event/register')).status).toBe(404);
  site.clock.set('2027-01-09T09:30:00+08:00');
  expect(await openPage(path)).toContain('Registration has ended');
  const body = { event: slug, ...person(), consent_version: await noticeVersionOf(site.app) };
  expect((await site.api('POST', 'events/register', body)).status).toBe(409);
});
