import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffBrowser } from '#src/features/console/frame/staff-browser.fixture.ts';
import { listPersons } from '#src/features/patient/persons/persons.server.ts';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { browserFor } from './patient-browser.fixture.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: TestSite;
let patient: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  patient = await signedInPatient(site.app);
});
afterAll(() => site.close());

const choose = 'Choose a country from the list.';
const setStatus = (code: string, status: 'published' | 'retired') =>
  site.app.db.execute(sql`update countries set status = ${status} where slug = ${code}`);
const address = { line1: '1 Station Road', line2: '', postcode: '12345', city: 'Base', state: '', country: 'AQ' };
const child = { relationship: 'child', name: 'Adam bin Rahman', 'dateOfBirth-day': '3', 'dateOfBirth-month': '2' };
const born = { ...child, 'dateOfBirth-year': '2018', gender: 'male' };
const dependants = async () =>
  (await listPersons(site.app, patient.actor)).filter(({ relationship }) => relationship !== 'self');

test('nobody registers with a retired country, by page or call; a Malaysian identity number brings its own', async () => {
  await setStatus('AQ', 'retired');
  const form = {
    name: 'Aminah binti Yusof',
    email: 'retired-country@example.test',
    phone: '012-345 6789',
    id_kind: 'passport',
    id_number: 'A12345678',
    nationality: 'AQ',
    date_of_birth: '1990-01-01',
    gender: 'female',
    password: 'three kind otters',
    consent_version: shippedNoticeVersion,
  };
  const refused = await site.api('POST', 'auth/register', form);
  expect([refused.status, refused.body.errors]).toEqual([422, { nationality: [choose] }]);
  const visitor = staffBrowser(site);
  await visitor.open('/register');
  const page = await visitor.send('/register', form);
  expect(page.status).toBe(422);
  expect(page.html).toContain(choose);
  expect(page.html).toContain('value="A12345678"');
  expect((await visitor.send('/ms/register', form)).html).toContain('Pilih negara daripada senarai.');
  const known = sql`select from accounts where email = ${form.email}`;
  expect((await site.app.db.execute(known)).rows).toEqual([]);
  await setStatus('MY', 'retired');
  const malaysian = { ...form, id_kind: 'nric', id_number: '900101-14-5678', nationality: 'MY' };
  expect((await site.api('POST', 'auth/register', malaysian)).status).toBe(200);
  expect((await site.app.db.execute(known)).rows).toHaveLength(1);
  await setStatus('MY', 'published');
});

test('an address keeps a country that was retired since, and takes no other retired one', async () => {
  const visit = browserFor(site, patient);
  await setStatus('AQ', 'published');
  expect((await visit.send('/profile/address', address)).location).toBe('/profile/details?done=address');
  await setStatus('AQ', 'retired');
  await setStatus('BV', 'retired');
  expect((await visit.open('/profile/address')).html).toContain('value="AQ"');
  const moved = await visit.send('/profile/address', { ...address, line1: '2 Station Road' });
  expect(moved.location).toBe('/profile/details?done=address');
  const other = await visit.send('/profile/address', { ...address, line1: '3 Station Road', country: 'BV' });
  expect(other.status).toBe(422);
  expect(other.html).toContain(choose);
  expect(other.html).toContain('value="3 Station Road"');
  const called = await visit.call('POST', 'profile/address', { ...address, country: 'BV' });
  expect([called.status, called.body.errors]).toEqual([422, { country: [choose] }]);
  expect((await visit.call('GET', 'profile/address')).body.data).toMatchObject({
    line1: '2 Station Road',
    country: 'AQ',
  });
});

test('a person keeps a nationality that was retired since; no other person is given one', async () => {
  const visit = browserFor(site, patient);
  await setStatus('AQ', 'published');
  expect((await visit.send('/profile/persons/new', { ...born, nationality: 'AQ' })).status).toBe(302);
  await setStatus('AQ', 'retired');
  const [adam] = await dependants();
  const edit = `/profile/persons/${adam!.id}`;
  expect((await visit.open(edit)).html).toContain('value="AQ"');
  expect((await visit.send(edit, { ...born, name: 'Adam bin Yusof', nationality: 'AQ' })).status).toBe(302);
  const other = await visit.send(edit, { ...born, name: 'Adam bin Ali', nationality: 'BV' });
  expect([other.status, other.html.includes(choose)]).toEqual([422, true]);
  const added = await visit.send('/profile/persons/new', { ...born, name: 'Sara binti Yusof', nationality: 'AQ' });
  expect([added.status, added.html.includes('value="Sara binti Yusof"')]).toEqual([422, true]);
  const own = await visit.send('/profile/identity', { name: 'Aminah binti Yusof', nationality: 'AQ' });
  expect([own.status, own.html.includes(choose)]).toEqual([422, true]);
  expect((await dependants()).map(({ name, nationality }) => [name, nationality])).toEqual([['Adam bin Yusof', 'AQ']]);
});
