import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  after,
  isReserved,
  isSlug,
  missingRequirements,
  readingMinutes,
  slugOf,
  statuses,
  steps,
  transitions,
  visibleUntil,
  type Candidate,
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

describe('before it may be published', () => {
  const now = new Date('2026-11-23T01:00:00Z');
  const ready: Candidate = {
    kind: 'campaign',
    language: 'en',
    title: 'T',
    summary: 'S',
    body: '<p>B</p>',
    reviewer: 'Dr A',
    reviewDueOn: '2029-01-01',
    fields: { approvalNumber: 'KKLIU 1234/2026', approvalExpiresOn: '2027-01-01' },
    isEnglishPublished: true,
    hasFields: true,
  };

  it('a promotion needs its approval, in force on the day', () => {
    expect(missingRequirements(ready, now)).toEqual([]);
    expect(missingRequirements({ ...ready, fields: {} }, now)).toEqual(['approval']);
    expect(missingRequirements({ ...ready, fields: { approvalNumber: '1234' } }, now)).toEqual(['approval']);
    expect(missingRequirements(ready, new Date('2027-01-02T00:00:00+08:00'))).toEqual(['approval_expired']);
    const until = (day: string) => ({ ...ready, fields: { ...ready.fields, approvalExpiresOn: day } });
    expect(missingRequirements(until('2029-11-23'), now)).toEqual([]);
    expect(missingRequirements(until('2029-11-24'), now)).toEqual(['approval_too_long']);
    expect(missingRequirements(ready, new Date('2027-01-01T23:59:00+08:00'))).toEqual([]);
  });

  it.each(['library-faq', 'library-disease', 'campaign', 'event', 'treatment', 'article'] as const)(
    'the kind %s speaks of health: nothing of it is published before a clinician has reviewed it',
    (kind) => {
      const unread: Candidate = { ...ready, kind, reviewer: null, reviewDueOn: null };
      expect(missingRequirements(unread, now)).toEqual(['reviewer']);
      expect(missingRequirements({ ...unread, reviewer: 'Dr A', reviewDueOn: '2026-11-22' }, now)).toEqual([
        'review_overdue',
      ]);
    },
  );

  it('a text that speaks of an emergency needs an answer about the emergency number, except in a vacancy', () => {
    const urgent: Candidate = { ...ready, kind: 'article', speaksOfEmergency: true, fields: {} };
    expect(missingRequirements(urgent, now)).toEqual(['emergencyCall']);
    for (const emergencyCall of ['yes', 'no'])
      expect(missingRequirements({ ...urgent, fields: { emergencyCall } }, now)).toEqual([]);
    expect(missingRequirements({ ...urgent, kind: 'career' }, now)).toEqual([]);
  });

  it('a chosen end of publication lies after the publication', () => {
    expect(missingRequirements({ ...ready, publicUntil: now }, now)).toEqual(['publicUntil']);
    expect(missingRequirements({ ...ready, publicUntil: new Date(now.getTime() + 1) }, now)).toEqual([]);
  });

  it('a question about forms and hours needs no clinician', () => {
    const faq = { ...ready, kind: 'faq' as const, reviewer: null, reviewDueOn: null };
    expect(missingRequirements({ ...faq, fields: { healthAdvice: 'no' } }, now)).toEqual([]);
    expect(missingRequirements(faq, now)).toEqual(['reviewer']);
  });

  it('a treatment with a price is an advertisement too', () => {
    const treatment: Candidate = { ...ready, kind: 'treatment', reviewer: 'Dr A', reviewDueOn: '2027-01-01' };
    expect(missingRequirements(treatment, now)).toEqual([]);
    expect(missingRequirements({ ...treatment, fields: {} }, now)).toEqual(['approval']);
  });

  it('health advice needs a clinician who has read it, not too long ago', () => {
    const article: Candidate = { ...ready, kind: 'article', reviewer: null, fields: {} };
    expect(missingRequirements(article, now)).toEqual(['reviewer']);
    expect(missingRequirements({ ...article, reviewer: 'Dr A', reviewDueOn: '2026-11-22' }, now)).toEqual([
      'review_overdue',
    ]);
    expect(missingRequirements({ ...article, reviewer: 'Dr A', reviewDueOn: '2026-11-23' }, now)).toEqual([]);
  });

  it('a translation waits for English, and may go out with its title alone', () => {
    expect(missingRequirements({ ...ready, language: 'ms', body: '', isEnglishPublished: false }, now)).toEqual([
      'english',
    ]);
    expect(missingRequirements({ ...ready, language: 'ms', body: '' }, now)).toEqual([]);
    expect(missingRequirements({ ...ready, body: '', title: ' ' }, now)).toEqual(['title', 'body']);
  });

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
