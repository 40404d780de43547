import { describe, expect, test } from 'vitest';
import { checkBookings, type Operation, type StoredAppointment } from './booking-checker.ts';

const nine = '2026-12-01T01:00:00.000Z';
const quarterPast = '2026-12-01T01:15:00.000Z';
const half = '2026-12-01T01:30:00.000Z';
const clean = { doubled: [], lost: [], phantom: [] };
const found = (verdict: ReturnType<typeof checkBookings>) =>
  Object.fromEntries(Object.entries(verdict).map(([name, words]) => [name, words.length]));

function operation(change: Partial<Operation>): Operation {
  return {
    kind: 'book',
    holder: 'aminah',
    doctorId: 1,
    slot: nine,
    reference: 'A1',
    sentAt: 10,
    answeredAt: 20,
    outcome: 'done',
    ...change,
  };
}

function row(change: Partial<StoredAppointment> = {}): StoredAppointment {
  return {
    reference: 'A1',
    holder: 'aminah',
    doctorId: 1,
    startsAt: nine,
    endsAt: quarterPast,
    status: 'confirmed',
    ...change,
  };
}

const move = (change: Partial<Operation>) =>
  operation({ kind: 'move', slot: half, sentAt: 30, answeredAt: 40, ...change });
const cancel = (change: Partial<Operation>) =>
  operation({ kind: 'cancel', slot: null, sentAt: 30, answeredAt: 40, ...change });
const moved = row({ startsAt: half, endsAt: '2026-12-01T01:45:00.000Z', status: 'rescheduled' });

describe('a history that the database agrees with', () => {
  test('is clean: booked, moved, cancelled, and taken by another afterwards', () => {
    const history = [
      operation({ kind: 'hold', reference: null, sentAt: 1, answeredAt: 2, heldUntil: 60_000 }),
      operation({}),
      move({}),
      cancel({ sentAt: 50, answeredAt: 60 }),
      operation({ holder: 'ravi', reference: 'A2', slot: half, sentAt: 61, answeredAt: 70 }),
    ];
    expect(
      checkBookings(history, [
        { ...moved, status: 'cancelled' },
        { ...moved, reference: 'A2', holder: 'ravi', status: 'confirmed' },
      ]),
    ).toEqual(clean);
  });

  test('is clean whichever way an unanswered request went', () => {
    for (const rows of [[row()], [moved]])
      expect(checkBookings([operation({}), move({ outcome: 'unknown' })], rows)).toEqual(clean);
    for (const rows of [[row()], [row({ status: 'cancelled' })]])
      expect(checkBookings([operation({}), cancel({ outcome: 'unknown' })], rows)).toEqual(clean);
    for (const rows of [[], [row()]])
      expect(checkBookings([operation({ outcome: 'unknown', reference: null })], rows)).toEqual(clean);
  });
});

describe('a planted fault is found:', () => {
  test('two rows of one doctor at one time, or overlapping by a minute', () => {
    const history = [operation({}), operation({ holder: 'ravi', reference: 'A2', slot: '2026-12-01T01:14:00.000Z' })];
    const rows = [row(), row({ reference: 'A2', holder: 'ravi', startsAt: '2026-12-01T01:14:00.000Z', endsAt: half })];
    expect(found(checkBookings(history, rows))).toEqual({ doubled: 1, lost: 0, phantom: 0 });
  });

  test('one time promised to two, though the database shows only the later', () => {
    const history = [
      operation({}),
      operation({ holder: 'ravi', reference: 'A2', sentAt: 25, answeredAt: 30 }),
      cancel({ sentAt: 40 }),
    ];
    const rows = [row({ status: 'cancelled' }), row({ reference: 'A2', holder: 'ravi' })];
    expect(found(checkBookings(history, rows))).toEqual({ doubled: 1, lost: 0, phantom: 0 });
  });

  test('a time booked by another while it was held, and not once the hold is over', () => {
    const hold = operation({ kind: 'hold', reference: null, sentAt: 1, answeredAt: 2, heldUntil: 100 });
    const other = (answeredAt: number) => operation({ holder: 'ravi', reference: 'A2', sentAt: 50, answeredAt });
    const rows = [row({ reference: 'A2', holder: 'ravi' })];
    expect(found(checkBookings([hold, other(60)], rows))).toEqual({ doubled: 1, lost: 0, phantom: 0 });
    expect(checkBookings([hold, other(120)], rows)).toEqual(clean);
  });

  test('one request that booked twice', () => {
    const rows = [row(), row({ reference: 'A9', doctorId: 1, startsAt: nine, status: 'cancelled' })];
    expect(found(checkBookings([operation({})], rows))).toEqual({ doubled: 1, lost: 0, phantom: 0 });
  });

  test('an acknowledged booking that is not there, or is another’s', () => {
    expect(found(checkBookings([operation({})], []))).toEqual({ doubled: 0, lost: 1, phantom: 0 });
    expect(found(checkBookings([operation({})], [row({ holder: 'ravi' })]))).toMatchObject({ lost: 1 });
  });

  test('an acknowledged move or cancellation that did not stay', () => {
    expect(found(checkBookings([operation({}), move({})], [row()]))).toEqual({ doubled: 0, lost: 1, phantom: 0 });
    expect(found(checkBookings([operation({}), cancel({})], [row()]))).toEqual({ doubled: 0, lost: 1, phantom: 0 });
  });

  test('an appointment, a hold, a move, a cancellation or an arrival that nobody asked for', () => {
    const refused = operation({ outcome: 'refused', reference: null });
    expect(found(checkBookings([refused], [row()]))).toEqual({ doubled: 0, lost: 0, phantom: 1 });
    expect(found(checkBookings([refused], [row({ status: 'held' })]))).toEqual({ doubled: 0, lost: 0, phantom: 1 });
    expect(found(checkBookings([operation({})], [moved]))).toEqual({ doubled: 0, lost: 0, phantom: 1 });
    for (const status of ['cancelled', 'arrived'])
      expect(found(checkBookings([operation({})], [row({ status })]))).toEqual({ doubled: 0, lost: 0, phantom: 1 });
  });
});
