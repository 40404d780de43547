import { expect, test } from 'vitest';
import { appointmentStates, canBecome, occupyingStates, transitions } from './appointments.rules.ts';

const final = ['completed', 'no_show', 'cancelled'];

test('every state can be reached from a hold', () => {
  const reached = new Set(['held']);
  for (const state of reached) for (const next of transitions[state as keyof typeof transitions]) reached.add(next);
  expect([...reached].sort()).toEqual([...appointmentStates].sort());
});

test.each(appointmentStates)('%s can be left unless it is final', (state) => {
  expect(transitions[state].length === 0).toBe(final.includes(state));
});

test('a state occupies the slot exactly while the visit may still take place', () => {
  expect(appointmentStates.filter((state) => !final.includes(state)).sort()).toEqual([...occupyingStates].sort());
});

test('what is over is over', () => {
  expect(canBecome('cancelled', 'confirmed')).toBe(false);
  expect(canBecome('completed', 'cancelled')).toBe(false);
});
