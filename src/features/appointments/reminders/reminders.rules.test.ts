import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appointmentStates } from '#src/features/appointments/appointments/appointments.rules.ts';
import { isStillOfUse, remindersOf } from './reminders.rules.ts';

const now = new Date('2026-11-23T09:00:00+08:00');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('a visit in three days has two reminders before it, one of tomorrow evening has one, one in an hour none', () => {
  const kinds = (hours: number) =>
    remindersOf({ status: 'confirmed', startsAt: inHours(hours) }, now).map(({ kind }) => kind);
  expect(kinds(72)).toEqual(['day_before', 'hours_before']);
  expect(kinds(20)).toEqual(['hours_before']);
  expect(kinds(2)).toEqual([]);
});

test('only what is settled is reminded of', () => {
  const reminded = appointmentStates.filter((status) => remindersOf({ status, startsAt: inHours(72) }, now).length > 0);
  expect(reminded).toEqual(['confirmed', 'rescheduled']);
});

test('at no moment are both reminders of use, and none once the visit began', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30 * 60, max: 90 * 60 }), (minutesBefore) => {
      const startsAt = inHours(72);
      const at = new Date(startsAt.getTime() - minutesBefore * 60_000);
      const visit = { status: 'confirmed' as const, startsAt };
      const due = remindersOf(visit, now).filter(({ dueAt }) => dueAt <= at);
      const useful = due.filter((reminder) => isStillOfUse(reminder, visit, at));
      expect(useful.length).toBeLessThanOrEqual(1);
      if (minutesBefore <= 0) expect(useful).toEqual([]);
      else expect(useful.length).toBe(minutesBefore <= 24 * 60 ? 1 : 0);
    }),
  );
});
