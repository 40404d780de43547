import { expect, test } from 'vitest';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { islamicDays } from './islamic-days.rules.ts';
import { moonPhase, newMoonNear, skyAt } from './moon.rules.ts';
import { lastListedYear, movingHolidays } from './moving-holidays.rules.ts';
import { referenceHolidays } from './reference-holidays.rules.ts';

const daysOf = (name: string, year: number) => movingHolidays.get(name)!.daysIn(year);
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);
const tabled = Array.from({ length: lastListedYear - 2027 }, (_, index) => 2028 + index);
/** Announced days, as they were in the gazette. */
const announced = (name: string) => {
  const days = referenceHolidays.find(([en]) => en === name)![3];
  return ['2026', '2027'].map((year) => days.find((day) => day.startsWith(year))!);
};

test.each([
  ['Israk and Mikraj', ['2024-02-08', '2025-01-27', '2026-01-17']],
  ['First day of Ramadan', ['2024-03-12', '2025-03-02', '2026-02-19']],
  ['Nuzul Al-Quran', ['2024-03-28', '2025-03-18', '2026-03-07']],
  ['Hari Raya Aidilfitri', ['2024-04-10', '2024-04-11', '2025-03-31', '2025-04-01', '2026-03-21', '2026-03-22']],
  ['Hari Raya Haji', ['2024-06-17', '2025-06-07', '2026-05-27']],
  ['Awal Muharram', ['2024-07-07', '2025-06-27', '2026-06-17']],
  ['Hari Hol of Johor', ['2024-08-11', '2025-07-31', '2026-07-21']],
  ['Birthday of the Prophet Muhammad', ['2024-09-16', '2025-09-05', '2026-08-25']],
])('%s is found on its days of 2024, 2025 and 2026', (name, days) => {
  expect([2024, 2025, 2026].flatMap((year) => daysOf(name, year))).toEqual(days);
});

test('a year of the Islamic calendar is shorter: a day can come twice in a year, or not at all', () => {
  expect(daysOf('Hari Raya Aidilfitri', 2033)).toEqual(['2033-01-03', '2033-01-04', '2033-12-23', '2033-12-24']);
  expect(daysOf('First day of Ramadan', 2030)).toEqual(['2030-01-06', '2030-12-26']);
  expect(daysOf('Israk and Mikraj', 2027)).toEqual(['2027-01-06', '2027-12-26']);
});

test('the listed days of 2027 are those of the crescent', () => {
  for (const [name, , , days] of referenceHolidays) {
    const moving = movingHolidays.get(name);
    if (moving && moving.follows !== 'table')
      expect(moving.daysIn(2027), name).toEqual(days.filter((day) => day.startsWith('2027')));
  }
});

test('a month of the crescent has 29 or 30 days', () => {
  const starts = Array.from({ length: 12 }, (_, index) => islamicDays(2031, { month: index + 1, day: 1 }))
    .flat()
    .toSorted();
  expect(starts).toHaveLength(12);
  for (const [index, start] of starts.slice(1).entries())
    expect([addDays(starts[index]!, 29), addDays(starts[index]!, 30)]).toContain(start);
});

test.each([
  ['Birthday of the Yang di-Pertuan Agong', '2025-06-02'],
  ['Birthday of the Sultan of Kedah', '2025-06-15'],
  ['Birthday of the Governor of Penang', '2025-07-12'],
  ['Birthday of the Sultan of Perak', '2025-11-07'],
  ['Birthday of the Governor of Sarawak', '2025-10-11'],
  ['Good Friday', '2025-04-18'],
])('%s of 2025 is found', (name, day) => {
  expect(daysOf(name, 2025)).toEqual([day]);
});

test('Good Friday of later years', () => {
  expect([2028, 2029, 2030, 2035].flatMap((year) => daysOf('Good Friday', year))).toEqual([
    '2028-04-14',
    '2029-03-30',
    '2030-04-19',
    '2035-03-23',
  ]);
});

/** The tables, checked by the rule that the announced days of 2024 to 2027 follow too. */
const withKnown = (name: string, known: readonly string[]) => [
  ...known,
  ...announced(name),
  ...tabled.map((year) => daysOf(name, year)![0]!),
];

test('the Chinese year begins on the day of a new moon', () => {
  for (const day of withKnown('Chinese New Year', ['2024-02-10', '2025-01-29'])) {
    // The moment is found to three minutes: in 2027 and 2030 it is that near to midnight.
    const newMoon = newMoonNear(at(day, '12:00'));
    expect(Math.abs(newMoon - at(day, '12:00')), day).toBeLessThan(12 * 3_600_000 + 180_000);
    const { sun } = skyAt(newMoon);
    expect(sun > 300 && sun < 330.5, `${day}: ${sun}`).toBe(true);
  }
  expect(tabled.map((year) => daysOf('Chinese New Year', year)![1])).toContain('2030-02-04');
});

test('Wesak is the fifteenth day of a lunar month in May', () => {
  for (const day of withKnown('Wesak Day', ['2024-05-22', '2025-05-12'])) {
    expect(malaysianDay(new Date(newMoonNear(at(addDays(day, -14), '12:00')))), day).toBe(addDays(day, -14));
    expect(day.slice(5, 7), day).toBe('05');
  }
});

test('Thaipusam is when the moon stands in Pushya, in Thai', () => {
  for (const day of withKnown('Thaipusam', ['2024-01-25', '2025-02-11'])) {
    const { sun, moon } = skyAt(at(day, '14:00'));
    // The stars of the Indian sky are 24.2 degrees from the equinox in these years.
    const [star, season] = [(moon - 24.2 + 360) % 360, (sun - 24.2 + 360) % 360];
    expect(star >= 93.3 && star < 106.7, `${day}: ${star}`).toBe(true);
    expect(season >= 270 && season < 300, `${day}: ${season}`).toBe(true);
  }
});

test('Deepavali is the fourteenth day of the waning moon, at dawn', () => {
  for (const day of withKnown('Deepavali', ['2024-10-31', '2025-10-20'])) {
    const phase = moonPhase(at(day, '06:00'));
    expect(phase >= 336 && phase < 348, `${day}: ${phase}`).toBe(true);
    const { sun } = skyAt(newMoonNear(at(day, '06:00') + 86_400_000));
    expect((sun - 24.2 + 360) % 360, day).toBeGreaterThan(179.9);
  }
});
