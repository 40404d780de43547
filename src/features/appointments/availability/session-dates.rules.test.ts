import { describe, expect, test } from 'vitest';
import { atMalaysianTime } from '#src/shared/dates.ts';
import { lastWeek, nextDates, takesPlaceOn } from './session-dates.rules.ts';
import { describeDay, slotsOfDay, type Schedule, type Session } from './slots.rules.ts';

describe('the dates of a session', () => {
  test('every week, from its first to its last day', () => {
    const weekly = { weekday: 2, validFrom: '2026-12-01', validUntil: '2026-12-15' };
    expect(nextDates(weekly, '2026-11-23', 10)).toEqual(['2026-12-01', '2026-12-08', '2026-12-15']);
  });

  test('every second week counts from its first day, across the ends of months and of the year', () => {
    const fortnightly = { weekday: 3, recurrence: 'fortnightly' as const, validFrom: '2026-11-23' };
    expect(nextDates(fortnightly, '2026-11-23', 6)).toEqual([
      '2026-11-25',
      '2026-12-09',
      '2026-12-23',
      '2027-01-06',
      '2027-01-20',
      '2027-02-03',
    ]);
    expect(takesPlaceOn(fortnightly, '2026-12-02')).toBe(false);
    expect(takesPlaceOn(fortnightly, '2026-11-11'), 'before its first day').toBe(false);
    expect(takesPlaceOn({ ...fortnightly, validFrom: null }, '2026-11-25')).toBe(false);
  });

  test('the first and third Saturday of each month, also where the month begins on a Saturday or has five', () => {
    const visiting = { weekday: 6, recurrence: 'monthly' as const, monthWeeks: [1, 3] };
    expect(nextDates(visiting, '2026-07-26', 8)).toEqual([
      // August 2026 begins on a Saturday and has five Saturdays.
      '2026-08-01',
      '2026-08-15',
      '2026-09-05',
      '2026-09-19',
      '2026-10-03',
      '2026-10-17',
      '2026-11-07',
      '2026-11-21',
    ]);
    expect(takesPlaceOn(visiting, '2026-08-29'), 'the fifth Saturday').toBe(false);
  });

  test('the fourth Monday may be the month’s last day but three, in February too', () => {
    const fourth = { weekday: 1, recurrence: 'monthly' as const, monthWeeks: [4] };
    expect(nextDates(fourth, '2027-01-01', 3)).toEqual(['2027-01-25', '2027-02-22', '2027-03-22']);
  });
});

describe('the fifth and the last weekday of a month', () => {
  test('the fifth Saturday takes place only in months that have one', () => {
    const fifth = { weekday: 6, recurrence: 'monthly' as const, monthWeeks: [5] };
    expect(nextDates(fifth, '2026-07-26', 4)).toEqual(['2026-08-29', '2026-10-31', '2027-01-30', '2027-05-29']);
  });

  test('the last Friday is the fourth or the fifth, in February of a leap year and of another', () => {
    const last = { weekday: 5, recurrence: 'monthly' as const, monthWeeks: [lastWeek] };
    expect(nextDates(last, '2027-12-01', 4)).toEqual(['2027-12-31', '2028-01-28', '2028-02-25', '2028-03-31']);
    expect(nextDates(last, '2027-02-01', 2)).toEqual(['2027-02-26', '2027-03-26']);
    // 29 February 2028 is a Tuesday: the fifth and the last of its month.
    const tuesday = { ...last, weekday: 2 };
    expect(takesPlaceOn(tuesday, '2028-02-29')).toBe(true);
    expect(takesPlaceOn(tuesday, '2028-02-22')).toBe(false);
    expect(takesPlaceOn({ ...tuesday, monthWeeks: [5] }, '2028-02-29')).toBe(true);
  });

  test('the fourth and the last are one date in a month of four', () => {
    const both = { weekday: 1, recurrence: 'monthly' as const, monthWeeks: [4, lastWeek] };
    expect(nextDates(both, '2027-02-01', 3)).toEqual(['2027-02-22', '2027-03-22', '2027-03-29']);
  });
});

describe('dates of the month', () => {
  const onDates = (monthDays: number[]) => ({ weekday: null, recurrence: 'monthly_dates' as const, monthDays });

  test('the 1st and the 15th, whatever their weekday, from the first to the last day', () => {
    const input = { ...onDates([1, 15]), validFrom: '2026-12-02', validUntil: '2027-02-01' };
    expect(nextDates(input, '2026-11-23', 10)).toEqual(['2026-12-15', '2027-01-01', '2027-01-15', '2027-02-01']);
  });

  test('the 31st and the 29th leave out the months that do not have them', () => {
    expect(nextDates(onDates([31]), '2027-01-31', 4)).toEqual(['2027-01-31', '2027-03-31', '2027-05-31', '2027-07-31']);
    expect(nextDates(onDates([29]), '2027-02-01', 1)).toEqual(['2027-03-29']);
    expect(nextDates(onDates([29]), '2028-02-01', 1)).toEqual(['2028-02-29']);
    expect(takesPlaceOn(onDates([]), '2027-01-01')).toBe(false);
  });

  test('are days of Malaysia: slots begin there on the 1st, which is still the month before in UTC', () => {
    const hours = { from: '07:00', to: '08:00', slotMinutes: 30, capacity: 1, mode: 'in_person' as const };
    const schedule: Schedule = {
      sessions: [{ ...onDates([1]), ...hours, hospitalId: 1, state: 'Selangor' }],
      leave: [],
      holidays: new Map(),
      occupied: [],
    };
    const view = { now: atMalaysianTime('2027-02-20', '08:00'), leadMinutes: 60 };
    expect(slotsOfDay(schedule, '2027-03-01', view).map(({ startsAtMs }) => new Date(startsAtMs).toJSON())).toEqual([
      '2027-02-28T23:00:00.000Z',
      '2027-02-28T23:30:00.000Z',
    ]);
    expect(slotsOfDay(schedule, '2027-02-28', view)).toEqual([]);
  });
});

describe('the rules of one day', () => {
  const session: Session = {
    hospitalId: 1,
    state: 'Selangor',
    weekday: 1,
    from: '09:00',
    to: '10:00',
    slotMinutes: 20,
    capacity: 1,
    mode: 'in_person',
  };
  const monday = '2026-11-23';
  const early = { now: atMalaysianTime(monday, '06:00'), leadMinutes: 60 };
  const hours = { from: '14:00', to: '15:00', slotMinutes: 30, capacity: 1, mode: 'in_person' as const };
  const scheduleOf = (change: Partial<Schedule>): Schedule => ({
    sessions: [session],
    leave: [],
    holidays: new Map(),
    occupied: [],
    ...change,
  });
  const overrideOf = (sessions: (typeof hours)[], hospitalId = 1) => ({
    hospitalId,
    state: 'Selangor',
    day: monday,
    sessions,
  });
  const startsOf = (schedule: Schedule) =>
    slotsOfDay(schedule, monday, early).map(({ startsAtMs }) =>
      new Date(startsAtMs + 8 * 3_600_000).toISOString().slice(11, 16),
    );

  test('an override replaces the date whole, at its own hospital alone', () => {
    expect(startsOf(scheduleOf({ overrides: [overrideOf([hours])] }))).toEqual(['14:00', '14:30']);
    expect(startsOf(scheduleOf({ overrides: [overrideOf([hours], 2)] }))).toEqual([
      '09:00',
      '09:20',
      '09:40',
      '14:00',
      '14:30',
    ]);
    expect(slotsOfDay(scheduleOf({ overrides: [overrideOf([hours])] }), '2026-11-30', early)).toHaveLength(3);
  });

  test('an override without sessions closes the date; one on another weekday adds it', () => {
    const closed = scheduleOf({ overrides: [overrideOf([])] });
    expect(startsOf(closed)).toEqual([]);
    expect(describeDay(closed, monday, early)).toEqual({ day: monday, open: 0, closed: 'no_session' });
    expect(startsOf(scheduleOf({ sessions: [], overrides: [overrideOf([hours])] }))).toEqual(['14:00', '14:30']);
  });

  test('an override is open on a public holiday, which closes recurring sessions; leave closes both', () => {
    const holidays = new Map([[`Selangor ${monday}`, { en: 'Founders’ day' }]]);
    expect(startsOf(scheduleOf({ holidays }))).toEqual([]);
    expect(startsOf(scheduleOf({ holidays, overrides: [overrideOf([hours])] }))).toEqual(['14:00', '14:30']);
    const leave = [{ startsOn: monday, endsOn: monday }];
    expect(startsOf(scheduleOf({ leave, overrides: [overrideOf([hours])] }))).toEqual([]);
  });

  test('a block takes the slots that it touches away, at its own hospital alone', () => {
    const block = {
      hospitalId: 1,
      startsAtMs: atMalaysianTime(monday, '09:10').getTime(),
      endsAtMs: atMalaysianTime(monday, '09:30').getTime(),
    };
    expect(startsOf(scheduleOf({ blocks: [block] }))).toEqual(['09:40']);
    expect(startsOf(scheduleOf({ blocks: [{ ...block, hospitalId: 2 }] }))).toEqual(['09:00', '09:20', '09:40']);
    const whole = {
      ...block,
      startsAtMs: atMalaysianTime(monday, '08:00').getTime(),
      endsAtMs: block.endsAtMs + 3.6e6,
    };
    expect(describeDay(scheduleOf({ blocks: [whole] }), monday, early).closed).toBe('no_session');
  });
});
