import { expect, test } from 'vitest';
import { movableClock } from './clock.ts';

test('a movable clock stands still until it is moved', () => {
  const clock = movableClock('2026-11-23T09:00:00+08:00');
  expect(clock.now().toISOString()).toBe('2026-11-23T01:00:00.000Z');
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2026-11-23T01:01:30.000Z');
  clock.set('2027-01-01T00:00:00Z');
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
