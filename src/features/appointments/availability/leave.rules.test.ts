import { describe, expect, test } from 'vitest';
import { atMalaysianTime } from '#src/shared/dates.ts';
import { isOnLeave, leaveHoursOn, leaveInstants } from './leave.rules.ts';
import { describeDay, slotsOfDay, type Schedule } from './slots.rules.ts';

const monday = '2026-11-23';
const view = { now: atMalaysianTime('2026-11-20', '08:00'), leadMinutes: 60 };

function schedule(leave: Schedule['leave'], change: Partial<Schedule> = {}): Schedule {
  const hours = {
    hospitalId: 1,
    state: 'Selangor',
    weekday: 1,
    slotMinutes: 20,
    capacity: 1,
    mode: 'in_person' as const,
  };
  const sessions = [
    { ...hours, from: '09:00', to: '10:00' },
    { ...hours, from: '14:00', to: '15:00' },
  ];
  return { sessions, leave, holidays: new Map(), occupied: [], ...change };
}

const starts = (input: Schedule, day = monday) =>
  slotsOfDay(input, day, view).map(({ startsAtMs }) =>
    new Date(startsAtMs + 8 * 3_600_000).toISOString().slice(11, 16),
  );
const leave = (hours: { startsAt?: string; endsAt?: string }, endsOn = monday) => [
  { startsOn: monday, endsOn, ...hours },
];

describe('leave by the hour', () => {
  test('a slot that ends when leave begins stays free, and so does one that begins when it ends', () => {
    expect(starts(schedule(leave({ startsAt: '09:40', endsAt: '14:20' })))).toEqual([
      '09:00',
      '09:20',
      '14:20',
      '14:40',
    ]);
    expect(starts(schedule(leave({ startsAt: '09:39', endsAt: '14:21' })))).toEqual(['09:00', '14:40']);
  });

  test('half a day leaves the other half', () => {
    expect(starts(schedule(leave({ endsAt: '13:00' })))).toEqual(['14:00', '14:20', '14:40']);
    expect(starts(schedule(leave({ startsAt: '13:00' })))).toEqual(['09:00', '09:20', '09:40']);
  });

  test('over several days runs without a break', () => {
    const input = schedule(leave({ startsAt: '14:40', endsAt: '09:20' }, '2026-12-07'));
    expect(starts(input)).toEqual(['09:00', '09:20', '09:40', '14:00', '14:20']);
    expect(starts(input, '2026-11-30')).toEqual([]);
    expect(starts(input, '2026-12-07')).toEqual(['09:20', '09:40', '14:00', '14:20', '14:40']);
    expect(leaveHoursOn(input, '2026-11-30')).toEqual([{ from: '00:00', to: '24:00' }]);
    expect(leaveHoursOn(input, '2026-12-08')).toEqual([]);
  });

  test('two half days that meet are a whole day', () => {
    const halves = [...leave({ startsAt: '13:00' }), ...leave({ endsAt: '13:00' })];
    expect(isOnLeave({ leave: halves }, monday)).toBe(true);
    expect(isOnLeave({ leave: leave({ startsAt: '13:00' }) }, monday)).toBe(false);
    const apart = [...leave({ startsAt: '13:01' }), ...leave({ endsAt: '13:00' })];
    expect(isOnLeave({ leave: apart }, monday)).toBe(false);
  });

  test('a day that leave empties says so; a day that is full beside it is full', () => {
    const afternoon = schedule(leave({ startsAt: '13:00' }));
    const onlyAfternoon = { ...afternoon, sessions: afternoon.sessions.slice(1) };
    expect(describeDay(onlyAfternoon, monday, view)).toEqual({ day: monday, open: 0, closed: 'leave' });
    const [startsAtMs, endsAtMs] = ['09:00', '10:00'].map((time) => atMalaysianTime(monday, time).getTime());
    const taken = [{ startsAtMs: startsAtMs!, endsAtMs: endsAtMs!, seat: 1 }];
    expect(describeDay({ ...afternoon, occupied: taken }, monday, view).closed).toBe('full');
    expect(describeDay(afternoon, monday, view).open).toBe(3);
    const noon = { now: atMalaysianTime(monday, '12:00'), leadMinutes: 60 };
    expect(describeDay(afternoon, monday, noon).closed, 'the morning is over, the afternoon is leave').toBe('leave');
  });

  test('its instants are Malaysian, its end is not included', () => {
    expect(leaveInstants({ startsOn: '2028-02-28', endsOn: '2028-02-29', startsAt: '13:00' })).toEqual({
      from: new Date('2028-02-28T05:00:00Z'),
      to: new Date('2028-02-29T16:00:00Z'),
    });
    expect(leaveInstants({ startsOn: monday, endsOn: monday, endsAt: '13:00' })).toEqual({
      from: new Date('2026-11-22T16:00:00Z'),
      to: new Date('2026-11-23T05:00:00Z'),
    });
  });
});
