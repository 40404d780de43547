import { expect, test } from 'vitest';
import { appointmentStates } from './appointments.rules.ts';
import { callState } from './teleconsult-window.rules.ts';

const visit = {
  mode: 'teleconsult' as const,
  status: 'confirmed' as const,
  startsAt: new Date('2026-11-24T14:00:00+08:00'),
  endsAt: new Date('2026-11-24T14:30:00+08:00'),
};
const at = (time: string) => new Date(`2026-11-24T${time}+08:00`);

test('the room opens a quarter of an hour before and closes an hour after', () => {
  expect(
    ['13:44:59', '13:45:00', '14:10:00', '15:30:00', '15:30:01'].map((time) => callState(visit, at(time))),
  ).toEqual(['early', 'open', 'open', 'open', 'over']);
});

test('there is no room for a visit at the hospital, nor for one that is asked for, cancelled or missed', () => {
  expect(callState({ ...visit, mode: 'in_person' }, at('14:00:00'))).toBe('none');
  const open = appointmentStates.filter((status) => callState({ ...visit, status }, at('14:00:00')) === 'open');
  expect(open).toEqual(['confirmed', 'rescheduled', 'arrived']);
  expect(callState({ ...visit, status: 'completed' }, at('14:00:00'))).toBe('over');
});
