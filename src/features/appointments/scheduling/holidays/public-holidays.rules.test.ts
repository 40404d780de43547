import { expect, test } from 'vitest';
import { groupHolidays, makeHolidays, proposedHolidays } from './public-holidays.rules.ts';

const daysOf = (year: string) => groupHolidays(proposedHolidays(year).rows).map(({ day, name }) => `${day} ${name.en}`);
const expectedOf = (year: string) =>
  groupHolidays(proposedHolidays(year).rows)
    .filter(({ isExpected }) => isExpected)
    .map(({ name }) => name.en);

test('a listed year is proposed whole, the moving holidays too', () => {
  expect(daysOf('2027')).toContain('2027-02-06 Chinese New Year');
  expect(daysOf('2027')).toContain('2027-02-08 Chinese New Year, replacement day');
  expect(proposedHolidays('2027').undated).toEqual([]);
});

test('a later year is proposed fixed and moving holidays, without replacement days', () => {
  const days = daysOf('2028');
  for (const day of [
    '2028-05-01 Labour Day',
    '2028-05-30 Kaamatan harvest festival',
    '2028-06-02 Gawai Dayak',
    '2028-01-26 Chinese New Year',
    '2028-01-27 Chinese New Year',
    '2028-02-09 Thaipusam',
    '2028-02-27 Hari Raya Aidilfitri',
    '2028-05-09 Wesak Day',
    '2028-06-05 Birthday of the Yang di-Pertuan Agong',
    '2028-10-17 Deepavali',
    '2028-12-14 Israk and Mikraj',
  ])
    expect(days).toContain(day);
  expect(days.filter((day) => day.includes('replacement'))).toEqual([]);
});

test.each(['2028', '2029', '2030', '2031', '2032', '2033', '2034', '2035'])(
  'every moving holiday has a day in %s',
  (year) => {
    expect(proposedHolidays(year).undated).toEqual([]);
  },
);

test('after the tables, the holidays whose day is not known are named', () => {
  const { undated } = proposedHolidays('2036');
  expect(undated.map(({ en }) => en)).toEqual(['Thaipusam', 'Chinese New Year', 'Wesak Day', 'Deepavali']);
});

test('days that follow the moon or custom are expected; those of the gazette, of a date and of Easter are not', () => {
  expect(expectedOf('2026')).toEqual([]);
  expect(expectedOf('2027')).toContain('Hari Raya Haji');
  expect(expectedOf('2027')).not.toContain('Deepavali');
  const later = expectedOf('2029');
  for (const name of ['Hari Raya Haji', 'Deepavali', 'Chinese New Year', 'Birthday of the Sultan of Perak'])
    expect(later).toContain(name);
  for (const name of ['Good Friday', 'National Day', 'Christmas Day']) expect(later).not.toContain(name);
});

test('two holidays on one day share it, expected where one of them is', () => {
  const [row] = makeHolidays([
    ['Labour Day', 'Hari Pekerja', '劳动节', ['2029-05-01'], ['Johor']],
    ['Wesak Day', 'Hari Wesak', '卫塞节', ['2029-05-01'], ['Johor']],
  ]);
  expect(row).toEqual({
    state: 'Johor',
    day: '2029-05-01',
    name: { en: 'Labour Day; Wesak Day', ms: 'Hari Pekerja; Hari Wesak', zh: '劳动节；卫塞节' },
    isExpected: true,
  });
});
