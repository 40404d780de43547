import { expect, test } from 'vitest';
import { filledRows, latestMailMonday, mondayOf, periodStarts, weeksFrom } from './trends.rules.ts';

test('a week begins on Monday, also seen from a Sunday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23']);
});

test('thirteen weeks and twelve months end with the running one', () => {
  const weeks = periodStarts('week', '2026-11-25');
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([13, '2026-08-31', '2026-11-23']);
  const months = periodStarts('month', '2026-02-28');
  expect(months).toEqual([
    '2025-03-01',
    '2025-04-01',
    '2025-05-01',
    '2025-06-01',
    '2025-07-01',
    '2025-08-01',
    '2025-09-01',
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

test('four weeks ahead begin with the running one', () => {
  expect(weeksFrom('2026-12-30')).toEqual(['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18']);
});

test('a period in which nothing happened counts nothing, and has no median and no share', () => {
  expect(filledRows('no_shows', ['2026-11-16', '2026-11-23'], [{ start: '2026-11-23', values: [8, 2, 25] }])).toEqual([
    { start: '2026-11-16', values: [0, 0, null] },
    { start: '2026-11-23', values: [8, 2, 25] },
  ]);
});

test.each([
  ['2026-11-30T06:59:59+08:00', '2026-11-23'],
  ['2026-11-30T07:00:00+08:00', '2026-11-30'],
  ['2026-12-06T23:59:59+08:00', '2026-11-30'],
  ['2026-12-07T00:30:00+08:00', '2026-11-30'],
])('at %s the latest weekly mail is that of Monday, %s', (now, monday) => {
  expect(latestMailMonday(new Date(now))).toBe(monday);
});
