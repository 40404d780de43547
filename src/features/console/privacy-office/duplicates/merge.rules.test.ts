import { expect, test } from 'vitest';
import { blockersOf, samePersons, type ComparedPerson } from './merge.rules.ts';
import { pairsByName } from './duplicates.rules.ts';

const person = (id: string, input: Partial<ComparedPerson> = {}): ComparedPerson => ({
  id,
  isSelf: false,
  idHash: null,
  name: 'Adam bin Rahman',
  dateOfBirth: '2018-02-03',
  ...input,
});

test('owners are one person; dependants are by number, or by name and day of birth where one has no number', () => {
  const from = [
    person('me', { isSelf: true, name: 'Aminah' }),
    person('son'),
    person('twin', { idHash: 'a' }),
    person('girl', { name: 'Farah', idHash: 'f' }),
    person('baby', { name: 'Nur', dateOfBirth: null }),
  ];
  const to = [
    person('ME', { isSelf: true, name: 'Aminah Yusof' }),
    person('SON', { name: 'ADAM BIN  RAHMAN', idHash: 's' }),
    person('TWIN', { idHash: 'b' }),
    person('GIRL', { name: 'Farah binti Rahman', dateOfBirth: null, idHash: 'f' }),
    person('BABY', { name: 'Nur', dateOfBirth: null }),
  ];
  expect(samePersons(from, to)).toEqual({ me: 'ME', son: 'SON', girl: 'GIRL' });
});

test('no person is matched twice, and an owner is never a dependant', () => {
  expect(samePersons([person('a'), person('b')], [person('A')])).toEqual({ a: 'A' });
  expect(samePersons([person('me', { isSelf: true })], [person('A')])).toEqual({});
});

const fine = {
  hasStaff: false,
  isKeptProved: true,
  personCount: 12,
  mostPersons: 12,
  hasOpenDeletion: false,
  areBothUnpaid: false,
};

test('each fact alone stands against a merge', () => {
  expect(blockersOf(fine)).toEqual([]);
  expect(blockersOf({ ...fine, hasStaff: true })).toEqual(['staff']);
  expect(blockersOf({ ...fine, isKeptProved: false })).toEqual(['address_unproved']);
  expect(blockersOf({ ...fine, personCount: 13 })).toEqual(['too_many_persons']);
  expect(blockersOf({ ...fine, hasOpenDeletion: true })).toEqual(['deletion_open']);
  expect(blockersOf({ ...fine, areBothUnpaid: true })).toEqual(['both_unpaid']);
});

test('three of one name make three pairs; a crowd makes none', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ accountId: `${index}`, folded: 'siti', born: '1990-01-01' }));
  expect(pairsByName(named(3))).toEqual([
    ['0', '1'],
    ['0', '2'],
    ['1', '2'],
  ]);
  expect(pairsByName(named(10))).toHaveLength(45);
  expect(pairsByName(named(11))).toEqual([]);
});
