import { expect, it } from 'vitest';
import { formatAmount, guideAmount, readRate } from './exchange-rates.rules.ts';

const rate = (per100Myr: number) => ({ currency: 'XXX', day: '2026-11-20', per100Myr });

it('an amount is a guide of three figures', () => {
  expect(guideAmount(26_000, rate(30.45))).toBe(7_920);
  expect(guideAmount(26_000, rate(375_200))).toBe(97_600_000);
  expect(guideAmount(5_500, rate(17.1))).toBe(941);
  expect(guideAmount(90, rate(17.1))).toBe(15);
  expect(guideAmount(0, rate(30))).toBe(0);
});

it('is written with its currency and thousands', () => {
  expect(formatAmount(97_600_000, 'IDR')).toBe('IDR 97,600,000');
  expect(formatAmount(941, 'GBP')).toBe('GBP 941');
});

it.each([
  ['30.45', 30.45],
  ['375,200', 375_200],
  [' 17 ', 17],
  ['0', null],
  ['-3', null],
  ['1e5', null],
  ['', null],
  ['3.14159', null],
])('a rate typed as %j is %j', (typed, rateRead) => {
  expect(readRate(typed)).toBe(rateRead);
});
