import { expect, test } from 'vitest';
import { appointmentStates, transitions } from '#src/features/appointments/appointments/appointments.rules.ts';
import { frontDeskSteps, mayTake, openSteps, readListSearch } from './front-desk.rules.ts';

const now = new Date('2026-11-23T10:00:00+08:00');
const earlier = new Date('2026-11-23T09:00:00+08:00');
const later = new Date('2026-11-23T15:00:00+08:00');
const tomorrow = new Date('2026-11-24T09:00:00+08:00');

test('the desk offers no step that the table of transitions does not know', () => {
  for (const status of appointmentStates) {
    for (const startsAt of [earlier, later, tomorrow]) {
      for (const step of openSteps({ status, startsAt }, now)) expect(transitions[status]).toContain(step);
    }
  }
  expect(
    frontDeskSteps.every((step) =>
      appointmentStates.some((status) => mayTake(step, { status, startsAt: earlier }, now)),
    ),
  ).toBe(true);
});

test('nobody arrives on another day, and nobody has stayed away before the time has come', () => {
  expect(openSteps({ status: 'confirmed', startsAt: earlier }, now)).toEqual(['arrived', 'no_show']);
  expect(openSteps({ status: 'confirmed', startsAt: later }, now)).toEqual(['arrived']);
  expect(openSteps({ status: 'confirmed', startsAt: tomorrow }, now)).toEqual([]);
  expect(openSteps({ status: 'requested', startsAt: tomorrow }, now)).toEqual(['confirmed']);
  expect(openSteps({ status: 'arrived', startsAt: earlier }, now)).toEqual(['completed']);
  expect(openSteps({ status: 'completed', startsAt: earlier }, now)).toEqual([]);
});

test.each([
  ['A2345', { reference: 'A2345' }],
  ['a234679acd', { reference: 'A234679ACD' }],
  ['AXCDEFGHJK', { reference: 'AXCDEFGHJK' }],
  ['A7', { reference: 'A7' }],
  ['012-345 6789', { phone: '012-345 6789' }],
  ['+60 12 345 6789', { phone: '+60 12 345 6789' }],
  ['Aminah', { name: 'aminah' }],
  ['Ali', { name: 'ali' }],
  ['  ', null],
])('what is typed into the search is a reference, a phone or a name: %s', (typed, meant) => {
  expect(readListSearch(typed)).toEqual(meant);
});
