import { expect, test } from 'vitest';
import { gridPlaces, gridRange, movedHours, resizedHours } from './session-grid.rules.ts';

const monday = { weekday: 1, from: '09:00', to: '12:00' };

test('a session moves by days and quarters of an hour, and stays within the week and its day', () => {
  expect(movedHours(monday, { days: 1, minutes: 15 })).toEqual({ weekday: 2, from: '09:15', to: '12:15' });
  expect(movedHours(monday, { days: -1, minutes: 0 })).toEqual(monday);
  expect(movedHours({ ...monday, weekday: 6 }, { days: 1, minutes: 0 }).weekday).toBe(0);
  expect(movedHours({ ...monday, weekday: 0 }, { days: 3, minutes: 0 }).weekday).toBe(0);
  expect(movedHours(monday, { days: 0, minutes: -600 })).toEqual({ weekday: 1, from: '00:00', to: '03:00' });
  expect(movedHours(monday, { days: 0, minutes: 900 })).toEqual({ weekday: 1, from: '21:00', to: '24:00' });
});

test('another end leaves room for one appointment, until midnight', () => {
  expect(resizedHours(monday, 15, 20).to).toBe('12:15');
  expect(resizedHours(monday, -600, 20).to).toBe('09:20');
  expect(resizedHours(monday, 900, 20).to).toBe('24:00');
});

test('the grid shows seven to seven, and as far as the sessions reach', () => {
  expect(gridRange([monday])).toEqual({ first: 7, last: 19 });
  expect(gridRange([{ weekday: 3, from: '05:30', to: '22:10' }])).toEqual({ first: 5, last: 23 });
});

test('sessions of other weeks that share hours stand side by side', () => {
  const other = { weekday: 1, from: '11:00', to: '13:00' };
  const after = { weekday: 1, from: '12:00', to: '14:00' };
  const tuesday = { ...monday, weekday: 2 };
  expect(gridPlaces([other, monday, tuesday, after])).toEqual([
    { column: 0, lane: 1, lanes: 2 },
    { column: 0, lane: 0, lanes: 2 },
    { column: 1, lane: 0, lanes: 1 },
    { column: 0, lane: 0, lanes: 2 },
  ]);
});
