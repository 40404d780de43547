import { describe, expect, test } from 'vitest';
import {
  answerDueOn,
  breachClocks,
  daysUntil,
  mayBecome,
  mayExtend,
  type BreachFacts,
} from './privacy-office.rules.ts';

describe('the day by which a request is answered', () => {
  test.each([
    ['access', '2026-12-13'],
    ['correction', '2026-12-13'],
    ['portability', '2026-12-13'],
    ['deletion', '2026-12-13'],
    ['withdrawal', '2026-11-29'],
    ['marketing_stop', '2026-11-29'],
  ] as const)('%s, received on 22 November', (kind, due) => {
    expect(answerDueOn(kind, '2026-11-22')).toBe(due);
  });

  test('the Act gives 14 days more for access and correction alone', () => {
    expect(answerDueOn('access', '2026-11-22', true)).toBe('2026-12-27');
    expect(answerDueOn('correction', '2026-11-22', true)).toBe('2026-12-27');
    expect(answerDueOn('portability', '2026-11-22', true)).toBe('2026-12-13');
    expect(answerDueOn('withdrawal', '2026-11-22', true)).toBe('2026-11-29');
  });

  test('it is put off once, while it is open, and on its last day at the latest', () => {
    const clock = { kind: 'access', state: 'waiting', dueOn: '2026-12-13', isExtended: false } as const;
    expect(mayExtend(clock, '2026-12-13')).toBe(true);
    expect(mayExtend(clock, '2026-12-14')).toBe(false);
    expect(mayExtend({ ...clock, isExtended: true }, '2026-12-01')).toBe(false);
    expect(mayExtend({ ...clock, state: 'done' }, '2026-12-01')).toBe(false);
    expect(mayExtend({ ...clock, kind: 'deletion' }, '2026-12-01')).toBe(false);
  });

  test('days are counted over the end of a year, and late ones are negative', () => {
    expect(daysUntil('2027-01-02', '2026-12-30')).toBe(3);
    expect(daysUntil('2026-12-30', '2026-12-30')).toBe(0);
    expect(daysUntil('2026-12-28', '2026-12-30')).toBe(-2);
  });
});

test('a closed request opens again before anything else', () => {
  expect(mayBecome('done', 'in_progress')).toBe(true);
  expect(mayBecome('done', 'refused')).toBe(false);
  expect(mayBecome('received', 'erased')).toBe(false);
});

describe('the notifications of a breach that was discovered on 22 November at 9:00', () => {
  const breach: BreachFacts = {
    discoveredAt: new Date('2026-11-22T01:00:00Z'),
    people: 3,
    isSensitive: false,
    isHarmful: false,
    commissionerAt: null,
    peopleAt: null,
    detailsAt: null,
  };
  const due = (facts: Partial<BreachFacts>) =>
    breachClocks({ ...breach, ...facts }).map(({ step, dueAt }) => `${step} ${dueAt.toISOString()}`);

  test('none without harm, sensitive data or more than 1,000 people', () => {
    expect(due({ people: 1_000 })).toEqual([]);
  });

  test('the Commissioner alone for its size: 72 hours, and details 30 days after', () => {
    expect(due({ people: 1_001 })).toEqual([
      'commissioner 2026-11-25T01:00:00.000Z',
      'details 2026-12-25T01:00:00.000Z',
    ]);
  });

  test.each([{ isSensitive: true }, { isHarmful: true }])('the people too within seven days after (%j)', (facts) => {
    expect(due(facts)).toEqual([
      'commissioner 2026-11-25T01:00:00.000Z',
      'people 2026-12-02T01:00:00.000Z',
      'details 2026-12-25T01:00:00.000Z',
    ]);
  });

  test('the seven days run from the notification that was made', () => {
    expect(due({ isSensitive: true, commissionerAt: new Date('2026-11-23T01:00:00Z') })[1]).toBe(
      'people 2026-11-30T01:00:00.000Z',
    );
  });
});
