import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCareProgramme as programme } from './data/care-programme.seed.ts';
import {
  isInForce,
  mayBuyPaid,
  memberNumber,
  memberPercent,
  memberPriceSen,
  monthsAfter,
  paidTerm,
  paidUntil,
  readMemberNumber,
  shownMemberNumber,
  termInForce,
  termStates,
  termTransitions,
  type Term,
} from './memberships.rules.ts';

const paid = (startsOn: string, endsOn: string): Term => ({
  tier: 'platinum_plus',
  state: 'running',
  startsOn,
  endsOn,
});
const free: Term = { tier: 'cares', state: 'running', startsOn: '2026-01-01', endsOn: null };

describe('a term of membership', () => {
  test('counts from its first to its last day, and one without an end for ever', () => {
    const term = paid('2026-11-23', '2027-11-22');
    expect(['2026-11-22', '2026-11-23', '2027-11-22', '2027-11-23'].map((day) => isInForce(term, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([isInForce(free, '2025-12-31'), isInForce(free, '2126-01-01')]).toEqual([false, true]);
  });

  test('that waits to be paid, was never paid or was given back never counts', () => {
    for (const state of ['unpaid', 'dropped', 'withdrawn'] as const)
      expect(isInForce({ ...paid('2026-11-01', '2027-10-31'), state }, '2026-12-01')).toBe(false);
  });

  test('of the higher tier counts where two run, and the free one when the paid year is over', () => {
    const terms = [free, paid('2026-11-23', '2027-11-22')];
    expect(termInForce(terms, programme.tiers, '2027-11-22')?.tier).toBe('platinum_plus');
    expect(termInForce(terms, programme.tiers, '2027-11-23')?.tier).toBe('cares');
    expect(termInForce([], programme.tiers, '2027-11-23')).toBeNull();
  });

  test('every state can be reached and all but the last ones left', () => {
    const reached = new Set(Object.values(termTransitions).flat());
    expect(termStates.filter((state) => state !== 'unpaid' && !reached.has(state))).toEqual([]);
    expect(termStates.filter((state) => termTransitions[state].length === 0)).toEqual(['dropped', 'withdrawn']);
  });
});

describe('a renewal', () => {
  test('is possible from sixty days before the end, and whenever nothing is paid', () => {
    const terms = [paid('2026-11-23', '2027-11-22')];
    expect(
      ['2027-09-22', '2027-09-23', '2027-11-22', '2027-11-23'].map((day) => mayBuyPaid(terms, programme, day)),
    ).toEqual([false, true, true, true]);
    expect(mayBuyPaid([free], programme, '2026-11-23')).toBe(true);
  });

  test('follows what is paid already, so that no day is lost; after the end it begins today', () => {
    const terms = [paid('2026-11-23', '2027-11-22')];
    expect(paidTerm(terms, 12, '2027-10-01')).toEqual({ startsOn: '2027-11-23', endsOn: '2028-11-22' });
    expect(paidTerm(terms, 12, '2027-12-01')).toEqual({ startsOn: '2027-12-01', endsOn: '2028-11-30' });
    expect(paidUntil([...terms, paid('2027-11-23', '2028-11-22')], '2027-10-01')).toBe('2028-11-22');
  });

  test('a month that is shorter ends on its last day', () => {
    expect([
      monthsAfter('2027-01-31', 1),
      monthsAfter('2028-02-29', 12),
      monthsAfter('2026-11-30', 3),
      monthsAfter('2026-12-15', 12),
    ]).toEqual(['2027-02-28', '2029-02-28', '2027-02-28', '2027-12-15']);
  });
});

describe('a member number', () => {
  const drawn = fc.stringMatching(/^\d{11}$/);

  test('is read as typed, with spaces or dashes, and as its QR code says it', () => {
    const number = memberNumber('70319400620');
    expect(shownMemberNumber(number)).toMatch(/^\d{4} \d{4} \d{4}$/);
    for (const typed of [
      number,
      shownMemberNumber(number),
      number.replace(/(\d{4})/g, '$1-').slice(0, -1),
      ` member:${number} `,
    ])
      expect(readMemberNumber(typed)).toBe(number);
    for (const typed of [
      '',
      'MEMBER:',
      `${number}1`,
      number.slice(1),
      'VOUCHER:V234679ACD',
      '１２３４５６７８９０１２',
    ])
      expect(readMemberNumber(typed)).toBeNull();
  });

  test('with one wrong digit is never another member’s', () => {
    fc.assert(
      fc.property(drawn, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, place, more) => {
        const number = memberNumber(digits);
        const wrong = number.slice(0, place) + ((Number(number[place]) + more) % 10) + number.slice(place + 1);
        expect([readMemberNumber(number), readMemberNumber(wrong)]).toEqual([number, null]);
      }),
    );
  });
});

describe('a member’s price', () => {
  test('is never above the normal one nor below nothing', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 60 }), (priceSen, percent) => {
        const price = memberPriceSen(priceSen, percent);
        expect(Number.isInteger(price) && price <= priceSen && price >= 0).toBe(true);
      }),
    );
    expect([memberPriceSen(28_800, 5), memberPriceSen(7_510, 5), memberPriceSen(7_500, 0)]).toEqual([
      27_360, 7_134, 7_500,
    ]);
  });

  test('is that of the person it is for; without one named, of who buys', () => {
    const discounts = { own: 10, byPerson: { me: 10, son: 5 } };
    expect([
      memberPercent(discounts, null),
      memberPercent(discounts, 'son'),
      memberPercent(discounts, 'stranger'),
      memberPercent(discounts, 'hasOwnProperty'),
      memberPercent(discounts, '__proto__'),
      memberPercent(discounts, undefined),
    ]).toEqual([10, 5, 0, 0, 0, 10]);
  });
});
