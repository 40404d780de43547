import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  after,
  isReserved,
  isSlug,
  readingMinutes,
  slugOf,
  statuses,
  steps,
  transitions,
  visibleUntil,
} from './content.rules.ts';

describe('the life of a text', () => {
  it('every state can be reached from a draft, and left again', () => {
    const reached = new Set<string>(['draft']);
    for (let round = 0; round < statuses.length; round += 1) {
      for (const status of statuses)
        if (reached.has(status)) for (const next of Object.values(transitions[status])) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...statuses].sort());
    for (const status of statuses)
      expect(
        Object.values(transitions[status]).some((next) => next !== status),
        status,
      ).toBe(true);
  });

  it('whatever is done, it stands in a state that we know', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), (taken) => {
        let status: (typeof statuses)[number] = 'draft';
        for (const step of taken) status = after(status, step) ?? status;
        expect(statuses).toContain(status);
      }),
    );
  });

  it('what is scheduled is not edited before its date is cancelled', () => {
    expect(after('scheduled', 'edit')).toBeUndefined();
    expect(after('scheduled', 'cancel_schedule')).toBe('draft');
  });
});

describe('the end of a publication', () => {
  it('a promotion is gone with its last day or its approval, whichever ends first', () => {
    expect(
      visibleUntil('campaign', { endsOn: '2026-12-31', approvalExpiresOn: '2026-12-15' }, null)?.toISOString(),
    ).toBe('2026-12-15T16:00:00.000Z');
    expect(visibleUntil('event', { endsAt: '2026-12-31' }, null)).toBeNull();
    const chosen = new Date('2026-12-01T04:00:00Z');
    expect(visibleUntil('news', {}, chosen)?.toISOString()).toBe('2026-12-01T04:00:00.000Z');
    expect(visibleUntil('campaign', { endsOn: '2026-11-30' }, chosen)?.toISOString()).toBe('2026-11-30T16:00:00.000Z');
    expect(visibleUntil('campaign', { endsOn: '2026-12-31' }, chosen)?.toISOString()).toBe('2026-12-01T04:00:00.000Z');
  });
});

describe('words and addresses', () => {
  it('reading takes a minute at least; Chinese is counted by its characters', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('word '.repeat(600))).toBe(3);
    expect(readingMinutes('字'.repeat(1_200))).toBe(3);
  });

  it('a slug is plain, no number, and none that the site needs', () => {
    expect(slugOf('Café & Heart’s Day!')).toBe('cafe-hearts-day');
    for (const bad of ['', 'Heart', 'heart--day', '-heart', '123', 'a/b', 'heart day', '心'])
      expect(isSlug('article', bad), bad).toBe(false);
    expect(isSlug('page', 'cares-app/faq')).toBe(true);
    for (const slug of ['new', 'staff', 'api', 'ms', 'none']) expect(isReserved(slug)).toBe(true);
    fc.assert(
      fc.property(
        fc.string(),
        (typed) => slugOf(typed) === '' || /^\d+$/.test(slugOf(typed)) || isSlug('article', slugOf(typed)),
      ),
    );
  });
});
