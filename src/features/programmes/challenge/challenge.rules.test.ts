import { describe, expect, it } from 'vitest';
import { formatRinggit, prizeTotal, stateOf } from './challenge.rules.ts';
import { sampleChallenge } from './data/challenge.seed.ts';

describe('a date of the timeline', () => {
  const proposals = { from: '2025-03-01', to: '2025-09-30' };
  it.each([
    ['2025-02-28', 'to_come'],
    ['2025-03-01', 'now'],
    ['2025-09-30', 'now'],
    ['2025-10-01', 'past'],
  ] as const)('on %s is %s', (today, state) => {
    expect(stateOf(proposals, today)).toBe(state);
  });

  it('never leaves a day on which two are going on', () => {
    for (
      let day = new Date('2025-02-01T00:00:00Z');
      day < new Date('2026-01-01T00:00:00Z');
      day.setUTCDate(day.getUTCDate() + 1)
    ) {
      const today = day.toISOString().slice(0, 10);
      expect(
        sampleChallenge().timeline.filter((date) => stateOf(date, today) === 'now').length,
        today,
      ).toBeLessThanOrEqual(1);
    }
  });
});

it('the dates are the specification’s', () => {
  expect(sampleChallenge().timeline.map(({ from, to }) => [from, to])).toEqual([
    ['2025-03-01', '2025-09-30'],
    ['2025-10-01', '2025-10-30'],
    ['2025-11-01', '2025-11-01'],
    ['2025-11-25', '2025-11-25'],
  ]);
});

it('the prizes are the specification’s, and add up', () => {
  const [open, students] = sampleChallenge().prizes.map(({ awards }) =>
    awards.map(({ ringgit, count }) => [ringgit, count]),
  );
  expect(open).toEqual([
    [35_000, 1],
    [20_000, 1],
    [10_000, 1],
    [5_000, 1],
    [5_000, 5],
    [3_000, 3],
  ]);
  expect(students).toEqual([
    [10_000, 1],
    [7_000, 1],
    [5_000, 1],
    [2_000, 5],
  ]);
  expect(formatRinggit(prizeTotal(sampleChallenge().prizes))).toBe('RM136,000');
});
