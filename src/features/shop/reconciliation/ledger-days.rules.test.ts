import { expect, test } from 'vitest';
import { daysOfPart, sumsOf } from './ledger-days.rules.ts';

const days = [
  { day: '2026-11-23', lines: 3, open: 0, ordersSen: 300, paidSen: 300, surplusSen: 0 },
  { day: '2026-11-22', lines: 30, open: 25, ordersSen: 500, paidSen: 3_000, surplusSen: 2_500 },
  { day: '2026-11-21', lines: 10, open: 1, ordersSen: 900, paidSen: 1_000, surplusSen: 100 },
];
const open = (day: { open: number }) => day.open;

test('the sums of a period are those of its days', () => {
  expect(sumsOf(days)).toEqual({ lines: 43, open: 26, ordersSen: 1_700, paidSen: 4_300, surplusSen: 2_600 });
});

test('a page of the lines is read from the days that hold it, and from no other', () => {
  expect(daysOfPart(days, { limit: 20, offset: 0 }, open)).toEqual({ days: ['2026-11-22'], offset: 0 });
  expect(daysOfPart(days, { limit: 20, offset: 20 }, open)).toEqual({ days: ['2026-11-22', '2026-11-21'], offset: 20 });
  expect(daysOfPart(days, { limit: 20, offset: 25 }, open)).toEqual({ days: ['2026-11-21'], offset: 0 });
  expect(daysOfPart(days, { limit: 20, offset: 26 }, open)).toEqual({ days: [], offset: 26 });
});
