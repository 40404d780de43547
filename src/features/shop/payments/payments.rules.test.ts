import { describe, expect, test } from 'vitest';
import {
  isReversible,
  mayAskAt,
  nextRefundAskingAt,
  nextRequeryAt,
  paymentCanBecome,
  paymentStates,
  paymentTransitions,
  pendingSince,
  refundStates,
  refundTransitions,
} from './payments.rules.ts';

/** All states that can be reached from the first one. */
function reachable<State extends string>(transitions: Record<State, readonly State[]>, from: State[]): Set<State> {
  const seen = new Set(from);
  for (const state of seen) for (const next of transitions[state]) seen.add(next);
  return seen;
}

describe('a payment', () => {
  test('reaches every state, and leaves every one but the last', () => {
    expect([...reachable(paymentTransitions, ['created'])].toSorted()).toEqual([...paymentStates].toSorted());
    expect(paymentStates.filter((state) => paymentTransitions[state].length === 0)).toEqual(['refunded']);
  });

  test('is never undone by a failure that comes late', () => {
    expect(paymentCanBecome('paid', 'failed')).toBe(false);
    expect(paymentCanBecome('paid', 'pending')).toBe(false);
    expect(paymentCanBecome('refunded', 'paid')).toBe(false);
  });

  test('is noted whenever the money comes', () => {
    expect(
      (['created', 'pending', 'failed', 'expired'] as const).every((state) => paymentCanBecome(state, 'paid')),
    ).toBe(true);
  });
});

test('a refund reaches every state from the list or from a person, and ends done or declined', () => {
  expect([...reachable(refundTransitions, ['listed'])].toSorted()).toEqual([...refundStates].toSorted());
  expect(refundStates.filter((state) => refundTransitions[state].length === 0)).toEqual(['done', 'declined']);
});

test('a payment is taken back whole on its own day alone, and only while nothing of it was asked back', () => {
  const payment = { state: 'paid', paidOn: '2026-11-23', claimedSen: 0 } as const;
  expect(isReversible(payment, '2026-11-23')).toBe(true);
  expect([
    isReversible(payment, '2026-11-24'),
    isReversible({ ...payment, claimedSen: 1 }, '2026-11-23'),
    isReversible({ ...payment, state: 'refunded' }, '2026-11-23'),
    isReversible({ ...payment, paidOn: '' }, '2026-11-23'),
  ]).toEqual([false, false, false, false]);
  // A reversal ends at once, or is approved again as a refund.
  expect(refundTransitions.approved).toEqual(expect.arrayContaining(['done', 'failed']));
  expect(refundTransitions.failed).toEqual(['approved']);
});

describe('the gateway is asked', () => {
  const createdAt = new Date('2026-11-23T01:00:00Z');
  const expiresAt = new Date('2026-11-23T02:00:00Z');
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  const request = { createdAt, expiresAt, requeries: 0, askedAt: null, isPending: false };

  test('about a silent order after 10, 20 and 35 minutes, two minutes before its end, then each half hour for a day', () => {
    let now = createdAt;
    const minutes: number[] = [];
    for (let requeries = 0; ; requeries += 1) {
      const next = nextRequeryAt({ ...request, requeries, askedAt: requeries ? now : null }, now);
      if (!next) break;
      minutes.push((next.getTime() - createdAt.getTime()) / 60_000);
      now = next;
    }
    expect(minutes.slice(0, 6)).toEqual([10, 20, 35, 58, 88, 118]);
    expect(minutes.every((at, index) => at - (minutes[index - 1] ?? 0) >= 5)).toBe(true);
    expect(minutes.at(-1)).toBeLessThan(24 * 60 + 31);
  });

  test('about one that the bank considers each six hours for a week', () => {
    const pending = { ...request, requeries: 60, isPending: true };
    expect(nextRequeryAt(pending, after(24 * 60 + 20))).toEqual(after(30 * 60 + 20));
    expect(nextRequeryAt(pending, new Date('2026-12-01T01:00:00Z'))).toBeNull();
    expect(pendingSince(new Date('2026-12-01T01:00:00Z'))).toEqual(new Date('2026-11-24T01:00:00Z'));
  });

  test('never twice within five minutes, whoever wants to know', () => {
    expect(mayAskAt({ askedAt: after(10) })).toEqual(after(15));
    expect(mayAskAt({ askedAt: null }).getTime()).toBe(0);
    expect(nextRequeryAt({ ...request, requeries: 4, askedAt: after(55) }, after(55))).toEqual(after(60));
    expect(nextRequeryAt({ ...request, requeries: 4, askedAt: after(20) }, after(55))).toEqual(after(58));
  });

  test('about a refund each five minutes in its first hour, then each half hour', () => {
    expect(nextRefundAskingAt({ updatedAt: createdAt }, after(59))).toEqual(after(64));
    expect(nextRefundAskingAt({ updatedAt: createdAt }, after(60))).toEqual(after(90));
  });
});
