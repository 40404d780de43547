import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { findDuplicatePatients } from './privacy-office.server.ts';

let site: TestSite;
let officer: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  officer = await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: null }]);
  // Members of staff have one name and one day of birth in the fixture.
  await site.app.db.execute(sql`update persons set date_of_birth = null where name = 'Member of staff'`);
});
afterAll(() => site.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await site.app.db.execute<Row>(query)).rows;
const page = async (path: string, who = officer) => (await openConsole(site, path, who)).text();
const send = (path: string, fields: Record<string, string>, who = officer) => sendForm(site, path, who, fields);
const list = '/staff/privacy/duplicates';
const seenOn = async (path: string) => /name="seen" value="(\d+)"/.exec(await page(path))![1]!;

async function pairOf(one: string, other: string) {
  const [pair] = await rows<{ id: string; signs: string[]; state: string }>(
    sql`select id, signs, state from patient_pairs where one_id in (${one}, ${other}) and other_id in (${one}, ${other})`,
  );
  return pair;
}
const bornOn = (accountId: string, day: string) =>
  site.app.db.execute(sql`update persons set date_of_birth = ${day} where account_id = ${accountId}`);

test('one identity number, one name with the day of birth, and one proved phone make a pair; a name alone does not', async () => {
  const number = await signedInPatient(site.app, 'Aisyah Hamzah');
  await site.app.db
    .execute(sql`update persons set id_hash = (select id_hash from persons where id = ${sampleAccounts.patient})
    where account_id = ${number.accountId}`);
  const [first, second, namesake] = [
    await signedInPatient(site.app, 'Kamala A/P Raju'),
    await signedInPatient(site.app, 'KAMALA  a-p  raju'),
    await signedInPatient(site.app, 'Kamala A/P Raju'),
  ];
  await bornOn(namesake.accountId, '1990-01-01');
  const [proved, other, unproved] = [
    await signedInPatient(site.app, 'Lee Mei Ling'),
    await signedInPatient(site.app, 'Tan Ah Kow'),
    await signedInPatient(site.app, 'Lim Bee Hoon'),
  ];
  await site.app.db.execute(sql`update accounts set phone_hash = 'same-phone', phone_verified_at = now()
    where id in (${proved.accountId}, ${other.accountId})`);
  await site.app.db.execute(sql`update accounts set phone_hash = 'same-phone' where id = ${unproved.accountId}`);

  expect(await findDuplicatePatients(site.app)).toBe(3);
  expect(await pairOf(sampleAccounts.patient, number.accountId)).toMatchObject({ signs: ['number'], state: 'open' });
  expect(await pairOf(first.accountId, second.accountId)).toMatchObject({ signs: ['name'], state: 'open' });
  expect(await pairOf(proved.accountId, other.accountId)).toMatchObject({ signs: ['phone'], state: 'open' });
  expect(await pairOf(first.accountId, namesake.accountId)).toBeUndefined();
  expect(await pairOf(proved.accountId, unproved.accountId)).toBeUndefined();

  await bornOn(second.accountId, '1990-02-02');
  expect(await findDuplicatePatients(site.app)).toBe(2);
  expect(await pairOf(first.accountId, second.accountId)).toBeUndefined();
});

test('both stand side by side with masked numbers, and each look is recorded for both', async () => {
  const [pair] = await rows<{ id: string; one: string; other: string }>(
    sql`select id, one_id as one, other_id as other from patient_pairs where signs = '{number}'`,
  );
  const html = await page(`${list}/${pair!.id}`);
  expect(html).toContain('Nur Aisyah binti Hamzah');
  expect(html).toContain('Aisyah Hamzah');
  expect(html).toContain('******-**-5556');
  expect(html).not.toMatch(/880412-?10-?5556/);
  expect(await page(list)).toContain('Same identity number');
  const seen = await rows(sql`select patient_id as patient, detail->>'in' as place from audit_log
    where action = 'look' and account_id = ${officer.accountId} and patient_id in (${pair!.one}, ${pair!.other})
    order by id`);
  expect(seen.map(({ patient, place }) => `${String(place)} ${String(patient)}`).toSorted()).toEqual(
    ['duplicates', 'side_by_side'].flatMap((place) => [`${place} ${pair!.one}`, `${place} ${pair!.other}`]).toSorted(),
  );
});

test('a pair that is two people is marked with a reason, stays marked, and is taken up again', async () => {
  const [pair] = await rows<{ id: string }>(sql`select id from patient_pairs where signs = '{phone}'`);
  const path = `${list}/${pair!.id}`;
  const seen = await seenOn(path);
  expect((await send(path, { intent: 'apart', seen, reason: 'no' })).status).toBe(422);
  expect((await send(path, { intent: 'apart', seen, reason: 'Husband and wife' })).status).toBe(303);
  expect((await send(path, { intent: 'apart', seen, reason: 'Husband and wife' })).status).toBe(409);
  const state = async () => (await rows(sql`select state from patient_pairs where id = ${pair!.id}`))[0];
  await findDuplicatePatients(site.app);
  expect(await state()).toEqual({ state: 'apart' });
  expect(await page(list)).not.toContain('Lee Mei Ling');
  expect(await page(`${list}?state=apart`)).toContain('Lee Mei Ling');
  expect(await page(path)).toContain('Husband and wife');
  expect((await rows(sql`select note from patient_pairs where id = ${pair!.id}`))[0]!['note']).not.toContain('Husband');
  expect((await send(path, { intent: 'reopen', seen: await seenOn(path) })).status).toBe(303);
  expect(await state()).toEqual({ state: 'open' });
});

test('two officers decide at once: one decision counts', async () => {
  const [pair] = await rows<{ id: string }>(sql`select id from patient_pairs where signs = '{phone}'`);
  const path = `${list}/${pair!.id}`;
  const seen = await seenOn(path);
  const both = await Promise.all(
    ['Spoke to the first', 'Spoke to the second'].map((reason) => send(path, { intent: 'apart', seen, reason })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
});

test('staff put two accounts side by side from a record; nobody decides about the own account', async () => {
  const alike = await signedInPatient(site.app, 'Same Phone Unproved');
  await site.app.db
    .execute(sql`update accounts set phone_hash = (select phone_hash from accounts where id = ${sampleAccounts.patient})
    where id = ${alike.accountId}`);
  const look = await send('/staff/privacy/patients', { query: 'Aisyah', reason: 'Asks why there are two' });
  const record = `${look.headers.get('location')!}/${sampleAccounts.patient}`;
  expect(await page(record)).toContain('Same Phone Unproved');
  const opened = await send(record, { intent: 'compare', otherId: alike.accountId });
  expect(opened.headers.get('location')).toMatch(/^\/staff\/privacy\/duplicates\/[0-9a-f-]{36}$/);
  expect(await pairOf(sampleAccounts.patient, alike.accountId)).toMatchObject({ signs: ['staff'], state: 'open' });
  await findDuplicatePatients(site.app);
  expect(await pairOf(sampleAccounts.patient, alike.accountId)).toMatchObject({ signs: ['staff'] });
  for (const otherId of ['none', sampleAccounts.patient, '00000000-0000-4000-8000-000000000000'])
    expect((await send(record, { intent: 'compare', otherId })).status).toBe(404);

  const own = await send(record, { intent: 'compare', otherId: officer.accountId });
  const path = own.headers.get('location')!;
  expect((await send(path, { intent: 'apart', seen: await seenOn(path), reason: 'It is me' })).status).toBe(409);
});

test('nobody else sees or decides a pair, and an erased account leaves none', async () => {
  const [pair] = await rows<{ id: string }>(sql`select id from patient_pairs where signs = '{number}'`);
  const path = `${list}/${pair!.id}`;
  for (const stranger of [
    await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]),
    await signedInStaff(site.app, [{ role: 'privacy_officer', hospitalId: 3 }]),
    await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]),
  ]) {
    for (const address of [list, path]) expect((await openConsole(site, address, stranger)).status).toBe(403);
    expect((await send(path, { intent: 'apart', seen: '1', reason: 'I decide this' }, stranger)).status).toBe(403);
  }
  const patient = await signedInPatient(site.app);
  expect((await openConsole(site, path, patient)).status).not.toBe(200);
  expect((await openConsole(site, `${list}/none`, officer)).status).toBe(404);
  const erase = site.app.dataSubjectHandlers.find(({ name }) => name === 'duplicates')!;
  await site.app.db.transaction((tx) => erase.erase(site.app, tx, sampleAccounts.patient));
  expect(
    await rows(
      sql`select id from patient_pairs where one_id = ${sampleAccounts.patient} or other_id = ${sampleAccounts.patient}`,
    ),
  ).toEqual([]);
});
