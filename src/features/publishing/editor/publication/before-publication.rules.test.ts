import { describe, expect, it } from 'vitest';
import { missingRequirements, type Candidate } from './before-publication.rules.ts';

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
});
