import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { isFailure } from '#src/shared/failure.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { addDependant, changePerson, removePerson, renewAccess } from './change-persons.server.ts';
import { choosePerson, listChoosablePersons, listPersons, revealIdNumber } from './view-persons.server.ts';
import { dependantSchema } from './persons.schema.ts';

let site: TestSite;
let mother: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  mother = await signedInPatient(site.app, 'Siti Nurhaliza binti Rahman');
});
afterAll(() => site.close());

const details = (input: Record<string, string>) =>
  dependantSchema.parse({ relationship: 'child', name: 'Adam bin Rahman', ...input });
const add = (input: Record<string, string>, hasAgreed = false) =>
  addDependant(site.app, mother.actor, { details: details(input), hasAgreed });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) =>
      isFailure(error) ? [error.details.code, ...Object.keys(error.details.fields ?? {})].join(' ') : String(error),
  );

test('a child is added with its MyKid number, which is sealed and seen as a mask', async () => {
  const adam = await add({ idKind: 'nric', idNumber: '180203-14-0121', dateOfBirth: '2018-02-03' });
  expect(adam).toMatchObject({
    access: 'full',
    age: 8,
    gender: 'male',
    nationality: 'MY',
    idMask: '******-**-0121',
    accessChangesOn: '2030-02-03',
  });
  const { rows } = await site.app.db.execute(sql`select * from persons where id = ${adam.id}`);
  expect(JSON.stringify(rows)).not.toMatch(/180203140121|180203-14-0121/);
});

test('the number fills in a day of birth only where its century is certain', async () => {
  expect(await codeOf(add({ idKind: 'nric', idNumber: '180203-14-0123' }))).toBe('person_invalid dateOfBirth');
  expect(await add({ relationship: 'parent', idKind: 'nric', idNumber: '551231-08-5432' }, true)).toMatchObject({
    dateOfBirth: '1955-12-31',
    gender: 'female',
    access: 'reduced',
  });
});

test('impossible numbers, days and doubles are refused beside their field', async () => {
  expect(await codeOf(add({ idKind: 'nric', idNumber: '180230-14-0123', dateOfBirth: '2018-02-03' }))).toBe(
    'person_invalid idNumber',
  );
  expect(await codeOf(add({ idKind: 'nric', idNumber: '180203-00-0123', dateOfBirth: '2018-02-03' }))).toBe(
    'person_invalid idNumber',
  );
  expect(await codeOf(add({ idKind: 'nric', idNumber: '180203-14-0127', dateOfBirth: '2018-02-04' }))).toBe(
    'person_invalid dateOfBirth',
  );
  expect(await codeOf(add({ idKind: 'nric', idNumber: '180203-14-0121', dateOfBirth: '2018-02-03' }))).toBe(
    'person_invalid idNumber',
  );
  expect(
    await codeOf(add({ idKind: 'passport', idNumber: 'A1234<5678', nationality: 'SG', dateOfBirth: '2018-02-03' })),
  ).toBe('person_invalid idNumber');
  expect(await codeOf(add({ dateOfBirth: '2027-01-01' }))).toBe('person_invalid dateOfBirth');
});

test('a grown person must have agreed, and the agreement ends after a year', async () => {
  expect(await codeOf(add({ relationship: 'spouse', name: 'Rahman bin Ali', dateOfBirth: '1980-05-05' }))).toBe(
    'person_invalid agreed',
  );
  const husband = await add({ relationship: 'spouse', name: 'Rahman bin Ali', dateOfBirth: '1980-05-05' }, true);
  expect(husband).toMatchObject({ access: 'reduced', accessUntil: '2027-11-23' });
  expect(await codeOf(revealIdNumber(site.app, mother.actor, { personId: husband.id }))).toBe('access_ended');
});

test('access is full under 12, reduced to 17 and ended at 18, until it is renewed', async () => {
  const teen = await add({
    name: 'Farah binti Rahman',
    dateOfBirth: '2008-11-24',
    idKind: 'nric',
    idNumber: '081124-10-0002',
  });
  expect(teen.access).toBe('reduced');
  expect(await codeOf(revealIdNumber(site.app, mother.actor, { personId: teen.id }))).toBe('access_ended');
  expect(await codeOf(renewAccess(site.app, mother.actor, { personId: teen.id, hasAgreed: true }))).toBe(
    'renewal_not_needed',
  );
  site.clock.advance(86_400_000);
  expect(await codeOf(choosePerson(site.app, mother.actor, { personId: teen.id }))).toBe('access_ended');
  expect(
    await codeOf(changePerson(site.app, mother.actor, { personId: teen.id, details: details({ name: 'Someone' }) })),
  ).toBe('access_ended');
  expect((await listChoosablePersons(site.app, mother.actor)).map(({ id }) => id)).not.toContain(teen.id);
  expect(await codeOf(renewAccess(site.app, mother.actor, { personId: teen.id, hasAgreed: false }))).toBe(
    'person_invalid agreed',
  );
  expect(await renewAccess(site.app, mother.actor, { personId: teen.id, hasAgreed: true })).toMatchObject({
    access: 'reduced',
  });
});

test('the identity number is shown to its owner on demand, and each look is written down', async () => {
  const baby = await add({
    name: 'Nur binti Rahman',
    idKind: 'passport',
    idNumber: 'k 1234-5678',
    nationality: 'SG',
    dateOfBirth: '2024-06-01',
  });
  expect(baby.idMask).toBe('******678');
  expect(await revealIdNumber(site.app, mother.actor, { personId: baby.id })).toBe('K12345678');
  const { rows } = await site.app.db.execute(
    sql`select action, subject_kind, patient_id, detail from audit_log where subject_id = ${baby.id} order by id desc limit 1`,
  );
  expect(rows[0]).toEqual({
    action: 'look',
    subject_kind: 'identity_number',
    patient_id: mother.accountId,
    detail: {},
  });
});

test("another account's person is not there at all, for any id", async () => {
  const stranger = await signedInPatient(site.app, 'Stranger');
  const [self, child] = await listPersons(site.app, mother.actor);
  for (const personId of [self!.id, child!.id, 'x', '', "' or 1=1 --", '00000000-0000-0000-0000-000000000000']) {
    expect(await codeOf(revealIdNumber(site.app, stranger.actor, { personId }))).toBe('person_unknown');
    expect(await codeOf(removePerson(site.app, stranger.actor, { personId }))).toBe('person_unknown');
    expect(await codeOf(changePerson(site.app, stranger.actor, { personId, details: details({}) }))).toBe(
      'person_unknown',
    );
    expect(await codeOf(renewAccess(site.app, stranger.actor, { personId, hasAgreed: true }))).toBe('person_unknown');
  }
  expect(await codeOf(listPersons(site.app, { kind: 'anyone' }))).toBe('sign_in');
  expect(await codeOf(listPersons(site.app, { kind: 'guest', tokenHash: 'x' }))).toBe('sign_in');
});

test('oneself stays, dependants go, and no account keeps more than twelve persons, not even at once', async () => {
  const father = await signedInPatient(site.app, 'Father');
  const [self] = await listPersons(site.app, father.actor);
  expect(await codeOf(removePerson(site.app, father.actor, { personId: self!.id }))).toBe('own_person_stays');
  const outcomes = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      codeOf(
        addDependant(site.app, father.actor, {
          details: details({ name: `Child ${index}`, dateOfBirth: '2020-01-01' }),
          hasAgreed: false,
        }),
      ),
    ),
  );
  expect(outcomes.filter((code) => code === 'nothing failed')).toHaveLength(11);
  const [, child] = await listPersons(site.app, father.actor);
  await removePerson(site.app, father.actor, { personId: child!.id });
  expect(await listPersons(site.app, father.actor)).toHaveLength(11);
});
