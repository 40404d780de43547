import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountOf,
  percentOf,
  priceOrder,
  shareOut,
  taxPercentOn,
  type Discount,
  type UnpricedLine,
} from './pricing.rules.ts';

const line = (changes: Partial<UnpricedLine> = {}): UnpricedLine => ({
  packageId: 1,
  hospitalId: 1,
  quantity: 1,
  slug: 'heart-check',
  title: { en: 'Heart check' },
  type: { slug: 'heart', name: { en: 'Heart' } },
  hospitalName: 'Melur',
  unitPriceSen: 48_800,
  normalPriceSen: 48_800,
  validityDays: 180,
  approvalNumber: 'KKLIU 0001/2026',
  approvalExpiresOn: '2030-01-01',
  ...changes,
});
const off = (changes: Partial<Discount>): Discount => ({
  percentOff: null,
  amountOffSen: null,
  maximumDiscountSen: null,
  minimumSpendSen: 0,
  typeSlugs: [],
  ...changes,
});

describe('the price of an order', () => {
  it('is quantity times price, added up', () => {
    const order = priceOrder([line({ quantity: 3 }), line({ unitPriceSen: 100 })], 6, null);
    expect(order.lines.map(({ totalSen }) => totalSen)).toEqual([146_400, 100]);
    expect(order).toMatchObject({ subtotalSen: 146_500, discountSen: 0, serviceTaxSen: 0, totalSen: 146_500 });
  });

  it('carries 6 % service tax for the line whose person is not a citizen, and for no other', () => {
    const order = priceOrder([line({ personIsCitizen: false }), line({ personIsCitizen: true }), line()], 6, null);
    expect(order.lines.map(({ serviceTaxSen }) => serviceTaxSen)).toEqual([2_928, 0, 0]);
    expect(order.totalSen).toBe(3 * 48_800 + 2_928);
  });

  it('is taxed on what is left after the discount', () => {
    const order = priceOrder([line({ personIsCitizen: false })], 6, off({ percentOff: 10 }));
    expect(order.lines[0]).toMatchObject({
      discountSen: 4_880,
      serviceTaxSen: 2_635,
      payableSen: 48_800 - 4_880 + 2_635,
    });
  });

  it('always adds up, whatever is bought and whatever the code', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      unitPriceSen: fc.integer({ min: 1, max: 1_000_000 }),
      personIsCitizen: fc.constantFrom(true, false, undefined),
    });
    const anyCode = fc.record({
      percentOff: fc.constantFrom(null, 1, 33, 100),
      amountOffSen: fc.integer({ min: 1, max: 5_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), anyCode, (lines, code) => {
        const order = priceOrder(lines.map(line), 6, off(code));
        const sum = (name: 'totalSen' | 'discountSen' | 'serviceTaxSen' | 'payableSen') =>
          order.lines.reduce((total, each) => total + each[name], 0);
        expect([order.subtotalSen, order.discountSen, order.serviceTaxSen, order.totalSen]).toEqual([
          sum('totalSen'),
          sum('discountSen'),
          sum('serviceTaxSen'),
          sum('payableSen'),
        ]);
        expect(order.totalSen).toBe(order.subtotalSen - order.discountSen + order.serviceTaxSen);
        for (const each of order.lines) expect(each.payableSen).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a discount', () => {
  const lines = [
    { totalSen: 30_000, type: { slug: 'heart' } },
    { totalSen: 20_000, type: { slug: 'women' } },
  ];
  it('is a percentage, at most its ceiling', () => {
    expect(discountOf(off({ percentOff: 15 }), lines)).toBe(7_500);
    expect(discountOf(off({ percentOff: 15, maximumDiscountSen: 5_000 }), lines)).toBe(5_000);
  });
  it('is an amount, never more than what it is for', () => {
    expect(discountOf(off({ amountOffSen: 5_000 }), lines)).toBe(5_000);
    expect(discountOf(off({ amountOffSen: 90_000 }), lines)).toBe(50_000);
  });
  it('counts the types it is for alone, and nothing below its minimum', () => {
    expect(discountOf(off({ percentOff: 10, typeSlugs: ['women'] }), lines)).toBe(2_000);
    expect(discountOf(off({ percentOff: 10, typeSlugs: ['dental'] }), lines)).toBe(0);
    expect(discountOf(off({ amountOffSen: 5_000, minimumSpendSen: 50_001 }), lines)).toBe(0);
  });
  it('is shared by worth, in whole sen, with none lost', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([33, 33, 34]);
    expect(shareOut(0, [1, 2])).toEqual([0, 0]);
    expect(shareOut(50, [0, 0])).toEqual([0, 0]);
  });
});

it('the tax rate is that of the day, and none before the law', () => {
  const rates = [
    { from: '2025-07-01', percent: 6 },
    { from: '2027-01-01', percent: 8 },
  ];
  expect(['2025-06-30', '2025-07-01', '2026-12-31', '2027-01-01'].map((day) => taxPercentOn(rates, day))).toEqual([
    0, 6, 6, 8,
  ]);
});

it('half a sen is rounded up', () => {
  expect([percentOf(25, 6), percentOf(24, 6), percentOf(75, 6)]).toEqual([2, 1, 5]);
});
