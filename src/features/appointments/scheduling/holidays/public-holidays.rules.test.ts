import { expect, test } from 'vitest';
import { groupHolidays, proposedHolidays } from './public-holidays.rules.ts';

const daysOf = (year: string) => groupHolidays(proposedHolidays(year).rows).map(({ day, name }) => `${day} ${name.en}`);

test('a listed year is proposed whole, the moving holidays too', () => {
  expect(daysOf('2027')).toContain('2027-02-06 Chinese New Year');
  expect(daysOf('2027')).toContain('2027-02-08 Chinese New Year, replacement day');
  expect(proposedHolidays('2027').undated).toEqual([]);
});

test('a later year is proposed the holidays that have the same day each year; the moving ones are named', () => {
  const days = daysOf('2028');
  expect(days).toContain('2028-05-01 Labour Day');
  expect(days).toContain('2028-08-31 National Day');
  expect(days).toContain('2028-12-25 Christmas Day');
  expect(days.filter((day) => /Chinese New Year|replacement|Deepavali|Thaipusam/.test(day))).toEqual([]);
  const undated = proposedHolidays('2028').undated.map(({ en }) => en);
  expect(undated).toContain('Chinese New Year');
  expect(undated).toContain('Deepavali');
  expect(undated.filter((name) => name.includes('replacement'))).toEqual([]);
});
