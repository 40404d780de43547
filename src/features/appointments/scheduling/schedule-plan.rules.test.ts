import { expect, test } from 'vitest';
import { atMalaysianTime } from '#src/shared/dates.ts';
import { recurringSessionSchema, scheduleChangeSchema } from './schedule-change.schema.ts';
import {
  affectedBookings,
  firstOverlap,
  planAfter,
  type PlannedSession,
  type SchedulePlan,
} from './schedule-plan.rules.ts';

const session: PlannedSession = {
  id: 1,
  hospitalId: 1,
  state: 'Selangor',
  weekday: 6,
  from: '09:00',
  to: '12:00',
  slotMinutes: 20,
  capacity: 1,
  mode: 'in_person',
  bufferMinutes: 0,
  leadHours: null,
  windowDays: null,
  noticeHours: null,
  room: null,
  recurrence: 'weekly',
  monthWeeks: [],
  monthDays: [],
  validFrom: null,
  validUntil: null,
};
const { slotMinutes, capacity, mode, bufferMinutes, leadHours, windowDays, noticeHours, room } = session;
const hours = { slotMinutes, capacity, mode, bufferMinutes, leadHours, windowDays, noticeHours, room };
const planOf = (...sessions: Partial<PlannedSession>[]): SchedulePlan => ({
  sessions: sessions.map((one, index) => ({ ...session, id: index + 1, ...one })),
  overrides: [],
  blocks: [],
});
const from = '2026-11-23';

test('sessions of two hospitals overlap on the first date when both take place', () => {
  const visiting = { hospitalId: 2, from: '11:00', to: '13:00' };
  expect(firstOverlap(planOf({}, visiting), 2, from)).toMatchObject({ day: '2026-11-28', other: { hospitalId: 1 } });
  expect(firstOverlap(planOf({}, { ...visiting, from: '12:00' }), 2, from), 'one begins when the other ends').toBe(
    undefined,
  );
  const first = { ...visiting, recurrence: 'monthly' as const, monthWeeks: [1 as const] };
  expect(firstOverlap(planOf({}, first), 2, from)?.day).toBe('2026-12-05');
  const third = { recurrence: 'monthly' as const, monthWeeks: [3 as const] };
  expect(firstOverlap(planOf(third, first), 2, from), 'the first and the third Saturday').toBe(undefined);
  const odd = { recurrence: 'fortnightly' as const, validFrom: '2026-11-23' };
  const even = { ...visiting, recurrence: 'fortnightly' as const, validFrom: '2026-11-30' };
  expect(firstOverlap(planOf(odd, even), 2, from), 'alternate weeks').toBe(undefined);
  expect(firstOverlap(planOf({ validUntil: '2027-01-01' }, { ...visiting, validFrom: '2027-01-02' }), 2, from)).toBe(
    undefined,
  );
});

test('an override frees its date for another hospital, and meets the sessions of others', () => {
  const plan = planOf({});
  const closed = planAfter(plan, { kind: 'set_date', hospitalId: 1, day: '2026-11-28', sessions: [] }, 'Selangor');
  const elsewhere = {
    kind: 'set_date' as const,
    hospitalId: 2,
    day: '2026-11-28',
    sessions: [{ ...hours, from: '09:00', to: '10:00' }],
  };
  expect(firstOverlap(planAfter(closed, elsewhere, 'Perlis'), 2, from)).toBe(undefined);
  expect(firstOverlap(planAfter(plan, elsewhere, 'Perlis'), 2, from)).toMatchObject({
    day: '2026-11-28',
    other: { hospitalId: 1, from: '09:00', to: '12:00' },
  });
});

test('a booking is affected where a session covered it and none does any more', () => {
  const plan = planOf({});
  const bookingAt = (day: string, time: string, end: string) => ({
    hospitalId: 1,
    mode: 'in_person' as const,
    startsAt: atMalaysianTime(day, time),
    endsAt: atMalaysianTime(day, end),
  });
  const early = bookingAt('2026-11-28', '09:00', '09:20');
  const late = bookingAt('2026-12-05', '11:40', '12:00');
  const outside = bookingAt('2026-11-29', '09:00', '09:20');
  const bookings = [early, late, outside];
  const after = (change: Parameters<typeof planAfter>[1]) =>
    affectedBookings(plan, planAfter(plan, change, 'Selangor'), bookings);
  expect(after({ kind: 'remove_session', id: 1 })).toEqual([early, late]);
  expect(after({ kind: 'change_session', id: 1, seen: '', session: { ...session, to: '11:30' } })).toEqual([late]);
  expect(after({ kind: 'change_session', id: 1, seen: '', session: { ...session, mode: 'teleconsult' } })).toEqual([
    early,
    late,
  ]);
  expect(after({ kind: 'change_session', id: 1, seen: '', session: { ...session, slotMinutes: 30 } })).toEqual([]);
  expect(after({ kind: 'set_date', hospitalId: 1, day: '2026-12-05', sessions: [] })).toEqual([late]);
  expect(after({ kind: 'add_block', hospitalId: 1, day: '2026-11-28', from: '09:10', to: '10:00' })).toEqual([early]);
  expect(after({ kind: 'add_block', hospitalId: 2, day: '2026-11-28', from: '09:00', to: '10:00' })).toEqual([]);
});

test('what no session can be is refused by its field', () => {
  const fieldOf = (change: object) =>
    recurringSessionSchema.safeParse({ ...session, ...change }).error?.issues.map(({ path }) => path.join('.'));
  expect(fieldOf({})).toBe(undefined);
  expect(fieldOf({ to: '24:00' })).toBe(undefined);
  expect(fieldOf({ from: '24:00' })).toEqual(['from', 'to']);
  expect(fieldOf({ to: '09:00' })).toEqual(['to']);
  expect(fieldOf({ to: '09:15' }), 'shorter than one slot').toEqual(['to']);
  expect(fieldOf({ slotMinutes: 0 })).toEqual(['slotMinutes']);
  expect(fieldOf({ recurrence: 'monthly' })).toEqual(['monthWeeks']);
  expect(fieldOf({ recurrence: 'monthly', monthWeeks: [6] })).toEqual(['monthWeeks.0']);
  expect(fieldOf({ recurrence: 'fortnightly' })).toEqual(['validFrom']);
  expect(fieldOf({ validFrom: '2026-02-30' })).toEqual(['validFrom']);
  expect(fieldOf({ validFrom: '2026-12-02', validUntil: '2026-12-01' })).toEqual(['validUntil']);
  const block = { kind: 'add_block', hospitalId: 1, day: '2026-11-28', from: '10:00', to: '10:00' };
  expect(scheduleChangeSchema.safeParse(block).success).toBe(false);
});

test('a session on dates of the month meets a weekly one on the first such date, and a fortnightly one years later', () => {
  const onDates = { recurrence: 'monthly_dates' as const, weekday: null, monthDays: [31] };
  const plan = (weekly: Partial<PlannedSession>): SchedulePlan => ({
    sessions: [
      { ...session, ...weekly },
      { ...session, id: 2, hospitalId: 2, ...onDates },
    ],
    overrides: [],
    blocks: [],
  });
  expect(firstOverlap(plan({}), 2, '2026-11-23')).toMatchObject({ day: '2027-07-31', other: { hospitalId: 1 } });
  const fortnightly = { recurrence: 'fortnightly' as const, validFrom: '2026-11-28' };
  expect(firstOverlap(plan(fortnightly), 2, '2026-11-23')?.day).toBe('2029-03-31');
  expect(firstOverlap(plan({ to: '09:00', from: '08:00' }), 2, '2026-11-23')).toBeUndefined();
});
