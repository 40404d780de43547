import { describe, expect, it } from 'vitest';
import { dateFault, withDatesJoined } from './date-parts.ts';
import { dateFaultText } from './date-words.ts';

const joined = (day: string, month: string, year: string) =>
  withDatesJoined({ 'born-day': day, 'born-month': month, 'born-year': year })['born']!;

describe('a date typed in three fields', () => {
  it.each([
    ['27', '3', '1985', '1985-03-27'],
    ['29', '02', '2024', '2024-02-29'],
    ['２７', '３', '１９８５', '1985-03-27'],
    [' 1 ', '12', '1999', '1999-12-01'],
  ])('%s %s %s is a day', (day, month, year, date) => {
    expect(joined(day, month, year)).toBe(date);
    expect(dateFault(date)).toBeNull();
    expect(dateFaultText(date)).toBeUndefined();
  });

  it.each([
    ['31', '2', '1985', 'no_such_day', ['day'], "This day doesn't exist in that month. Check the day and the month."],
    ['29', '2', '2023', 'no_such_day', ['day'], "This day doesn't exist in that month. Check the day and the month."],
    ['0', '2', '1985', 'no_such_day', ['day'], "This day doesn't exist in that month. Check the day and the month."],
    ['27', '13', '1985', 'no_such_month', ['month'], 'The month is a number from 1 to 12.'],
    ['27', '3', '85', 'short_year', ['year'], 'Enter the year with 4 digits, such as 1985.'],
    ['27', '3', '19855', 'short_year', ['year'], 'Enter the year with 4 digits, such as 1985.'],
    ['27', '', '1985', 'no_month', ['month'], 'Enter the month too.'],
    ['', '3', '1985', 'no_day', ['day'], 'Enter the day too.'],
    ['27', '3', '', 'no_year', ['year'], 'Enter the year too.'],
    ['', '', '1985', 'incomplete', ['month', 'day'], 'Enter the day, the month and the year.'],
    ['27', 'March', '1985', 'not_numbers', ['month'], 'Use numbers, such as 27 3 1985.'],
  ] as const)('%s %s %s is explained', (day, month, year, fault, parts, text) => {
    const value = joined(day, month, year);
    expect(dateFault(value)).toEqual({ fault, parts });
    expect(dateFaultText(value)?.({}, { locale: 'en' })).toBe(text);
    for (const locale of ['ms', 'zh'] as const) expect(dateFaultText(value)?.({}, { locale })).not.toBe(text);
  });

  it('is left to the field’s own message where nothing was typed, or it was sent as one text', () => {
    for (const value of ['', '--', 'tomorrow', undefined, 5]) expect(dateFaultText(value)).toBeUndefined();
  });
});
