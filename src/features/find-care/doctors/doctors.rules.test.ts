import { describe, expect, it } from 'vitest';
import {
  byDistance,
  bySoonest,
  choicesNamed,
  filterNames,
  listAddress,
  locationChoices,
  nameWords,
  sessionsByWeekday,
  without,
} from './doctors.rules.ts';

describe('a typed name', () => {
  it.each([
    ['Dr. Tan Mei Ling', ['tan', 'mei', 'ling']],
    ["Dato' Dr Siti Nur’ain", ['siti', 'nurain']],
    ['Tan Sri Dr Ahmad', ['ahmad']],
    ['José', ['jose']],
    ['林', ['林']],
    ['Siva a/l Kumar', ['siva', 'kumar']],
    ['Aisyah binti Rahman', ['aisyah', 'rahman']],
    ['  dr  ', []],
    ['%', []],
  ])('%j is looked for as %j', (typed, words) => {
    expect(nameWords(typed)).toEqual(words);
  });
});

it('of the choices a page names those that its filters stand for', () => {
  const choices = {
    specialities: [
      { slug: 'cardiology', name: 'Cardiology' },
      { slug: 'eye', name: 'Eye care' },
    ],
    languages: [
      { code: 'en', name: { en: 'English' } },
      { code: 'ta', name: { en: 'Tamil' } },
    ],
    hospitals: [{ name: 'Melur Ipoh', state: 'Perak' }],
    towns: [],
  };
  expect(choicesNamed(choices, { specialisation: 'eye', filter_lang: 'ta' })).toEqual({
    specialities: [{ slug: 'eye', name: 'Eye care' }],
    languages: [{ code: 'ta', name: { en: 'Tamil' } }],
  });
  expect(choicesNamed(choices, {})).toEqual({ specialities: [], languages: [] });
});

it('the nearest doctors come first, of one place the soonest, and those without a free time last in their place', () => {
  const km = new Map([
    [1, 400.2],
    [2, 3.2],
    [3, 3.4],
    [4, 3.3],
  ]);
  const available = new Map([
    [1, { startsAt: '2026-11-23T01:00:00Z' }],
    [2, { startsAt: '2026-11-23T06:00:00Z' }],
    [3, { startsAt: '2026-11-23T02:00:00Z' }],
  ]);
  expect(byDistance([1, 2, 3, 4, 5], km, available)).toEqual([3, 2, 4, 1, 5]);
});

describe('the address of a filtered list', () => {
  it('names the filters in use, in one order, and nothing else', () => {
    expect(listAddress({ gender: 'female', doctor_name: 'Tan Mei', sortBy: 'next_free' })).toBe(
      '/doctor?doctor_name=Tan+Mei&gender=female',
    );
    expect(listAddress({ sortBy: 'name' }, 3)).toBe('/doctor?sortBy=name&page=3');
    expect(listAddress({})).toBe('/doctor');
  });

  it('loses one filter where its chip is removed, and starts at the first page again', () => {
    const filters = { location: 'Perak', gender: 'male', filter_lang: 'ta' } as const;
    expect(filterNames.map((name) => listAddress(without(filters, name)))).toContain(
      '/doctor?location=Perak&filter_lang=ta',
    );
  });
});

describe('choosing', () => {
  it('offers each state before its hospitals', () => {
    expect(
      locationChoices([
        { name: 'Muar', state: 'Johor' },
        { name: 'Ipoh', state: 'Perak' },
        { name: 'Kluang', state: 'Johor' },
      ]),
    ).toEqual([
      { value: 'Johor', isState: true },
      { value: 'Muar', isState: false },
      { value: 'Kluang', isState: false },
      { value: 'Perak', isState: true },
      { value: 'Ipoh', isState: false },
    ]);
  });

  it('puts the soonest free doctor first and those without a time last, in their order', () => {
    const available = new Map([
      [3, { startsAt: '2026-11-24T01:00:00.000Z' }],
      [1, { startsAt: '2026-11-23T08:00:00.000Z' }],
    ]);
    expect(bySoonest([4, 3, 2, 1], available)).toEqual([1, 3, 4, 2]);
  });

  it('gives doctors with one and the same slot turns: not by name, and another order at another time', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    const orderAt = (startsAt: string, given = ids) =>
      bySoonest(given, new Map(given.map((id): [number, { startsAt: string }] => [id, { startsAt }])));
    const monday = orderAt('2026-11-23T01:00:00.000Z');
    expect(monday.toSorted((a, b) => a - b)).toEqual(ids);
    expect(monday).not.toEqual(ids);
    expect(orderAt('2026-11-23T01:00:00.000Z', ids.toReversed())).toEqual(monday);
    const firsts = Array.from(
      { length: 28 },
      (_, day) => orderAt(`2026-11-${String(day + 1).padStart(2, '0')}T01:00:00.000Z`)[0],
    );
    expect(new Set(firsts).size).toBeGreaterThan(4);
  });

  it('shows the week from Monday to Sunday, without the days that have no clinic', () => {
    const session = (weekday: number | null, from: string) => ({
      hospitalId: 1,
      weekday,
      from,
      to: '17:00',
      mode: 'in_person' as const,
      recurrence: 'weekly' as const,
      monthWeeks: [],
      monthDays: [],
      validFrom: null,
      validUntil: null,
    });
    const week = sessionsByWeekday([
      session(null, '10:00'),
      session(0, '09:00'),
      session(1, '14:00'),
      session(1, '09:00'),
    ]);
    expect(week.map(({ weekday, sessions }) => [weekday, sessions.map(({ from }) => from)])).toEqual([
      [1, ['09:00', '14:00']],
      [0, ['09:00']],
      [null, ['10:00']],
    ]);
  });
});
