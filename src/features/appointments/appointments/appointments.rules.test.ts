import { expect, test } from 'vitest';
import {
  appointmentStates,
  canBecome,
  isChangeableByPatient,
  occupyingStates,
  transitions,
} from './appointments.rules.ts';

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

test('a patient may change a visit until exactly 24 hours before, and not once arrived', () => {
  const startsAt = new Date('2026-11-24T01:00:00Z');
  expect(isChangeableByPatient({ status: 'confirmed', startsAt }, new Date('2026-11-23T01:00:00Z'), 24)).toBe(true);
  expect(isChangeableByPatient({ status: 'confirmed', startsAt }, new Date('2026-11-23T01:00:01Z'), 24)).toBe(false);
  expect(isChangeableByPatient({ status: 'arrived', startsAt }, new Date('2026-11-22T01:00:00Z'), 24)).toBe(false);
});
