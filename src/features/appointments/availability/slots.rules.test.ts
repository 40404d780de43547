import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, atMalaysianTime, malaysianDay, weekdayOf } from '#src/shared/dates.ts';
import {
  describeDay,
  findSlot,
  firstAvailableSlots,
  slotsOfDay,
  type Schedule,
  type Session,
  type Viewpoint,
} from './slots.rules.ts';

const monday = '2026-11-23';
const eightOnMonday = { now: atMalaysianTime(monday, '08:00'), leadMinutes: 60 };
const morning: Session = {
  hospitalId: 1,
  state: 'Selangor',
  weekday: 1,
  from: '09:00',
  to: '10:00',
  slotMinutes: 20,
  capacity: 1,
  mode: 'in_person',
};

function scheduleOf(change: Partial<Schedule>): Schedule {
  return { sessions: [morning], leave: [], holidays: new Map(), occupied: [], ...change };
}

describe('the slots of a day', () => {
  test('fill the session from its start and leave a remainder out', () => {
    const slots = slotsOfDay(scheduleOf({ sessions: [{ ...morning, to: '10:10' }] }), monday, eightOnMonday);
    expect(slots.map(({ startsAtMs }) => new Date(startsAtMs).toISOString().slice(11, 16))).toEqual([
      '01:00',
      '01:20',
      '01:40',
    ]);
  });

  test('may lie next to a booking, and lose a seat where one overlaps', () => {
    const startsAtMs = atMalaysianTime(monday, '09:20').getTime();
    const occupied = [{ startsAtMs, endsAtMs: startsAtMs + 20 * 60_000, seat: 1 }];
    expect(slotsOfDay(scheduleOf({ occupied }), monday, eightOnMonday).map(({ freeSeats }) => freeSeats)).toEqual([
      [1],
      [],
      [1],
    ]);
    const pairs = slotsOfDay(scheduleOf({ occupied, sessions: [{ ...morning, capacity: 2 }] }), monday, eightOnMonday);
    expect(pairs.map(({ freeSeats }) => freeSeats)).toEqual([[1, 2], [2], [1, 2]]);
  });

  test('keep to the hospital and the kind of visit asked for', () => {
    expect(slotsOfDay(scheduleOf({}), monday, { ...eightOnMonday, hospitalId: 2 })).toEqual([]);
    expect(slotsOfDay(scheduleOf({}), monday, { ...eightOnMonday, mode: 'teleconsult' })).toEqual([]);
  });

  test('a session until midnight ends at midnight', () => {
    const slots = slotsOfDay(
      scheduleOf({ sessions: [{ ...morning, from: '23:00', to: '24:00', slotMinutes: 30 }] }),
      monday,
      eightOnMonday,
    );
    expect(slots).toHaveLength(2);
  });
});

describe('the limits of a session', () => {
  const startsOf = (change: Partial<Session>, view: Viewpoint, day = monday) =>
    slotsOfDay(scheduleOf({ sessions: [{ ...morning, ...change }] }), day, view).map(({ startsAtMs }) =>
      new Date(startsAtMs + 8 * 3_600_000).toISOString().slice(11, 16),
    );
  const visitor = { ...eightOnMonday, bookingWindowDays: 14 };

  test('a buffer stays free after each appointment, also after one that is off the grid', () => {
    expect(startsOf({ bufferMinutes: 10 }, visitor)).toEqual(['09:00', '09:30']);
    expect(startsOf({ bufferMinutes: 10, to: '09:50' }, visitor), 'none is needed after the last').toEqual([
      '09:00',
      '09:30',
    ]);
    const endsAtMs = atMalaysianTime(monday, '09:25').getTime();
    const occupied = [{ startsAtMs: endsAtMs - 600_000, endsAtMs, seat: 1 }];
    const slots = slotsOfDay(scheduleOf({ sessions: [{ ...morning, bufferMinutes: 10 }], occupied }), monday, visitor);
    expect(slots.map(({ freeSeats }) => freeSeats)).toEqual([[], []]);
  });

  test('online booking closes the hours before, and staff still see the times', () => {
    const at = (time: string) => ({ now: atMalaysianTime(monday, time), leadMinutes: 60 });
    const lead = { leadHours: 3, from: '12:00', to: '13:00' };
    expect(startsOf(lead, { ...at('09:20'), bookingWindowDays: 14 })).toEqual(['12:20', '12:40']);
    expect(startsOf(lead, at('09:20'))).toEqual(['12:00', '12:20', '12:40']);
    const schedule = scheduleOf({ sessions: [{ ...morning, ...lead }] });
    expect(describeDay(schedule, monday, { ...at('10:00'), bookingWindowDays: 14 })).toEqual({
      day: monday,
      open: 0,
      closed: 'too_soon',
    });
    expect(
      firstAvailableSlots(schedule, { ...at('10:00'), bookingWindowDays: 14 }, { days: 14, count: 1 }),
    ).toMatchObject([{ startsAtMs: atMalaysianTime('2026-11-30', '12:00').getTime(), leadHours: 3 }]);
  });

  test('a session opens later or earlier than the group’s booking window', () => {
    expect(startsOf({}, visitor, '2026-11-30')).toHaveLength(3);
    expect(startsOf({ windowDays: 7 }, visitor, '2026-11-30')).toEqual([]);
    expect(startsOf({ windowDays: 8 }, visitor, '2026-11-30')).toHaveLength(3);
    expect(startsOf({}, visitor, '2026-12-07')).toEqual([]);
    expect(startsOf({ windowDays: 15 }, visitor, '2026-12-07')).toHaveLength(3);
    const late = scheduleOf({ sessions: [{ ...morning, windowDays: 7 }] });
    expect(describeDay(late, '2026-11-30', visitor).closed).toBe('too_far');
    expect(describeDay(late, '2026-11-30', eightOnMonday).open, 'for staff').toBe(3);
  });
});

describe('a day without free times says why', () => {
  const holidays = new Map([[`Selangor ${monday}`, { en: 'Sultan’s birthday' }]]);
  const startsAtMs = atMalaysianTime(monday, '09:00').getTime();
  test.each([
    ['past', addDays(monday, -7), {}],
    ['no_session', addDays(monday, 1), {}],
    ['leave', monday, { leave: [{ startsOn: addDays(monday, -3), endsOn: monday }] }],
    ['holiday', monday, { holidays }],
    ['full', monday, { occupied: [{ startsAtMs, endsAtMs: startsAtMs + 3_600_000, seat: 1 }] }],
  ] as const)('%s', (closed, day, change) => {
    expect(describeDay(scheduleOf(change as Partial<Schedule>), day, eightOnMonday)).toMatchObject({ open: 0, closed });
  });

  test('names the holiday', () => {
    expect(describeDay(scheduleOf({ holidays }), monday, eightOnMonday).holiday).toEqual({ en: 'Sultan’s birthday' });
  });

  test('a holiday of another state closes nothing', () => {
    expect(
      describeDay(
        scheduleOf({ holidays: new Map([[`Johor ${monday}`, { en: 'Hol Almarhum' }]]) }),
        monday,
        eightOnMonday,
      ),
    ).toEqual({ day: monday, open: 3 });
  });

  test('a session that is over today is past', () => {
    expect(describeDay(scheduleOf({}), monday, { now: atMalaysianTime(monday, '12:00'), leadMinutes: 60 }).closed).toBe(
      'past',
    );
  });
});

describe('whatever the schedule', () => {
  const session = fc
    .record({
      hospitalId: fc.integer({ min: 1, max: 2 }),
      state: fc.constantFrom('Selangor', 'Johor'),
      weekday: fc.integer({ min: 0, max: 6 }),
      start: fc.integer({ min: 0, max: 20 }),
      hours: fc.integer({ min: 1, max: 4 }),
      slotMinutes: fc.constantFrom(10, 15, 20, 25, 30, 45),
      capacity: fc.integer({ min: 1, max: 3 }),
      mode: fc.constantFrom('in_person' as const, 'teleconsult' as const),
    })
    .map(({ start, hours, ...rest }): Session => ({
      ...rest,
      from: `${String(start).padStart(2, '0')}:00`,
      to: `${String(start + hours).padStart(2, '0')}:00`,
    }));
  const schedule = fc.record({
    sessions: fc.array(session, { maxLength: 6 }),
    leave: fc.array(
      fc
        .integer({ min: 0, max: 20 })
        .map((ahead) => ({ startsOn: addDays(monday, ahead), endsOn: addDays(monday, ahead + 2) })),
      { maxLength: 2 },
    ),
    holidays: fc
      .array(fc.tuple(fc.constantFrom('Selangor', 'Johor'), fc.integer({ min: 0, max: 20 })), { maxLength: 4 })
      .map((days) => new Map(days.map(([state, ahead]) => [`${state} ${addDays(monday, ahead)}`, { en: 'Holiday' }]))),
    occupied: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 20 * 144 }), fc.integer({ min: 1, max: 3 })), { maxLength: 20 })
      .map((taken) =>
        taken.map(([tenths, seat]) => {
          const startsAtMs = atMalaysianTime(monday, '00:00').getTime() + tenths * 600_000;
          return { startsAtMs, endsAtMs: startsAtMs + 1_200_000, seat };
        }),
      ),
  });
  const ahead = fc.integer({ min: 0, max: 20 });

  test('no slot lies outside its session, on leave, on a holiday or too soon; none off the grid; no free seat overlaps a taken one', () => {
    fc.assert(
      fc.property(schedule, ahead, (input, days) => {
        const day = addDays(monday, days);
        for (const slot of slotsOfDay(input, day, eightOnMonday)) {
          const home = input.sessions.find(
            (one) =>
              one.weekday === weekdayOf(day) &&
              one.hospitalId === slot.hospitalId &&
              one.mode === slot.mode &&
              slot.endsAtMs - slot.startsAtMs === one.slotMinutes * 60_000 &&
              slot.startsAtMs >= atMalaysianTime(day, one.from).getTime() &&
              slot.endsAtMs <= atMalaysianTime(day, one.to).getTime() &&
              (slot.startsAtMs - atMalaysianTime(day, one.from).getTime()) % (one.slotMinutes * 60_000) === 0 &&
              !input.holidays.has(`${one.state} ${day}`),
          );
          expect(home).toBeDefined();
          expect(input.leave.some((leave) => leave.startsOn <= day && day <= leave.endsOn)).toBe(false);
          expect(slot.startsAtMs).toBeGreaterThanOrEqual(eightOnMonday.now.getTime() + 3_600_000);
          expect(
            input.occupied.some(
              (one) =>
                slot.freeSeats.includes(one.seat) && one.startsAtMs < slot.endsAtMs && one.endsAtMs > slot.startsAtMs,
            ),
          ).toBe(false);
        }
      }),
    );
  });

  test('the count of a day is what can be found one by one, and a minute beside a slot finds none', () => {
    fc.assert(
      fc.property(schedule, ahead, (input, days) => {
        const day = addDays(monday, days);
        const slots = slotsOfDay(input, day, eightOnMonday);
        const described = describeDay(input, day, eightOnMonday);
        expect(described.open).toBe(slots.filter(({ freeSeats }) => freeSeats.length > 0).length);
        expect(described.closed === undefined).toBe(described.open > 0);
        for (const { startsAtMs } of slots) {
          expect(findSlot(input, new Date(startsAtMs), eightOnMonday)?.startsAtMs).toBe(startsAtMs);
          expect(findSlot(input, new Date(startsAtMs + 60_000), eightOnMonday)).toBeUndefined();
        }
      }),
    );
  });

  test('the first three free slots are the earliest of all days', () => {
    fc.assert(
      fc.property(schedule, (input) => {
        const all = Array.from({ length: 14 }, (_, index) =>
          slotsOfDay(input, addDays(monday, index), eightOnMonday),
        ).flat();
        const firsts = firstAvailableSlots(input, eightOnMonday, { days: 14, count: 3 });
        expect(firsts.map(({ startsAtMs }) => startsAtMs)).toEqual(
          all
            .filter(({ freeSeats }) => freeSeats.length > 0)
            .map(({ startsAtMs }) => startsAtMs)
            .sort((a, b) => a - b)
            .slice(0, 3),
        );
        const [first] = firsts;
        if (first) expect(malaysianDay(new Date(first.startsAtMs)) >= monday).toBe(true);
      }),
    );
  });
});
