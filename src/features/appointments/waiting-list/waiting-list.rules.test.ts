import { expect, test } from 'vitest';
import { nextInQueue, offerStates, offerTransitions, waitingStates, waitingTransitions } from './waiting-list.rules.ts';

/** All states that can be reached from one state, in any number of steps. */
function reachable<State extends string>(from: State, table: Record<State, readonly State[]>): State[] {
  const seen = new Set<State>([from]);
  for (const state of seen) for (const next of table[state]) seen.add(next);
  return [...seen].sort();
}

test('every state of an entry can be reached from waiting, and what has ended stays', () => {
  expect(reachable('waiting', waitingTransitions)).toEqual([...waitingStates].sort());
  expect(waitingStates.filter((state) => waitingTransitions[state].length === 0)).toEqual(['booked', 'left', 'closed']);
});

test('an offer is answered once', () => {
  expect(reachable('open', offerTransitions)).toEqual([...offerStates].sort());
  expect(offerStates.filter((state) => offerTransitions[state].length > 0)).toEqual(['open']);
});

test('a time goes to the first in the queue of its hospital and day who was not offered it before', () => {
  const waiting = (id: string, day: string, offered: number[] = []) => ({ id, hospitalId: 1, day, offered });
  const queue = [
    waiting('other day', '2026-12-02'),
    waiting('declined', '2026-12-01', [900]),
    waiting('next', '2026-12-01'),
    waiting('later', '2026-12-01'),
  ];
  expect(nextInQueue(queue, { hospitalId: 1, day: '2026-12-01', startsAtMs: 900 })?.id).toBe('next');
  expect(nextInQueue(queue, { hospitalId: 1, day: '2026-12-01', startsAtMs: 960 })?.id).toBe('declined');
  expect(nextInQueue(queue, { hospitalId: 2, day: '2026-12-01', startsAtMs: 900 })).toBeUndefined();
});
