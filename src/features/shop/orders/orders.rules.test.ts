import { describe, expect, test } from 'vitest';
import {
  isPayable,
  orderCanBecome,
  orderIdShape,
  orderStates,
  orderTransitions,
  readVoucherCode,
  voucherStates,
  voucherTransitions,
} from './orders.rules.ts';

function reachable<State extends string>(transitions: Record<State, readonly State[]>, from: State): Set<State> {
  const seen = new Set([from]);
  for (const state of seen) for (const next of transitions[state]) seen.add(next);
  return seen;
}

describe('an order', () => {
  test('reaches every state; expired, cancelled and refunded are its ends', () => {
    expect([...reachable(orderTransitions, 'pending')].toSorted()).toEqual([...orderStates].toSorted());
    expect(orderStates.filter((state) => orderTransitions[state].length === 0)).toEqual([
      'expired',
      'cancelled',
      'refunded',
    ]);
  });

  test('is not paid again, nor after it ended', () => {
    for (const state of ['paid', 'expired', 'cancelled', 'refunded'] as const)
      expect(orderCanBecome(state, 'paid')).toBe(false);
  });

  test('can be paid until its hour is over', () => {
    const expiresAt = new Date('2026-11-23T02:00:00Z');
    expect(isPayable({ state: 'failed', expiresAt }, new Date('2026-11-23T01:59:59Z'))).toBe(true);
    expect(isPayable({ state: 'pending', expiresAt }, expiresAt)).toBe(false);
    expect(isPayable({ state: 'paid', expiresAt }, new Date('2026-11-23T01:00:00Z'))).toBe(false);
  });

  test('has an id of fixed length that begins with a letter', () => {
    expect(orderIdShape.test('MACDEFGHJ2')).toBe(true);
    for (const wrong of ['MACDEFGHJ', 'MACDEFGHJ22', '2ACDEFGHJ2', 'macdefghj2', 'MACDEFGHJ2\n1'])
      expect(orderIdShape.test(wrong)).toBe(false);
  });
});

test('a voucher is used or cancelled, and that is its end', () => {
  expect([...reachable(voucherTransitions, 'valid')].toSorted()).toEqual([...voucherStates].toSorted());
  expect([voucherTransitions.redeemed, voucherTransitions.cancelled]).toEqual([[], []]);
});

test('a voucher’s code is read as people type it and as its QR code says it', () => {
  expect(readVoucherCode(' vacd-efgh-j2 ')).toBe('VACDEFGHJ2');
  expect(readVoucherCode('melur-voucher:VACDEFGHJ2')).toBe('VACDEFGHJ2');
  expect(readVoucherCode('https://example.test/')).toBeNull();
  expect(readVoucherCode('')).toBeNull();
});
