import { describe, expect, it } from 'vitest';
import {
  compareAddress,
  comparedSlugs,
  isApprovalInForce,
  listAddress,
  monthStart,
  plainCode,
  without,
} from './packages.rules.ts';

describe('addresses of the list', () => {
  it('carry the filters of the specification and nothing that is empty or usual', () => {
    expect(listAddress({ type: 'heart', age: '45', gender: 'male', location: 'Perak', sortBy: 'popular' })).toBe(
      '/health-package?type=heart&age=45&gender=male&location=Perak',
    );
    expect(listAddress({})).toBe('/health-package');
    expect(listAddress({ sortBy: 'price' }, 3)).toBe('/health-package?sortBy=price&page=3');
    expect(listAddress(without({ type: 'heart', age: '45' }, 'age'))).toBe('/health-package?type=heart');
  });
});

it('three packages at most are compared, each once, and only names of packages are read', () => {
  expect(comparedSlugs('a,b,a,c,d')).toEqual(['a', 'b', 'c']);
  expect(comparedSlugs("x';drop,%20, heart-check")).toEqual(['heart-check']);
  expect(comparedSlugs(null)).toEqual([]);
  expect(compareAddress(['a', 'b'])).toBe('/health-package/compare?packages=a,b');
});

it('a code is compared in capitals without spaces', () => {
  expect(plainCode(' melur 10 ')).toBe('MELUR10');
  expect(plainCode('ＭＡＭＡ15')).toBe('MAMA15');
});

it('an approval is in force from its first to its last day, and never in part', () => {
  const approval = { approvalNumber: 'KKLIU 1/2026', approvalStartsOn: '2026-01-01', approvalExpiresOn: '2026-12-31' };
  expect(
    ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => isApprovalInForce(approval, day)),
  ).toEqual([false, true, true, false]);
  expect(isApprovalInForce({ ...approval, approvalNumber: null }, '2026-06-01')).toBe(false);
});

it('a month is named by its first day', () => {
  expect([monthStart('2026-11'), monthStart('2026-11-23')]).toEqual(['2026-11-01', '2026-11-01']);
});
