import { expect, it } from 'vitest';
import { nextReview, reviewFault, sharedReview } from './clinical-review.ts';

it('a review counts for two years, its last day included', () => {
  const review = { reviewedBy: 'Dr Tan Mei Ling', reviewedOn: '2025-03-31' };
  expect(nextReview('2025-03-31')).toBe('2027-03-31');
  expect(reviewFault(review, '2027-03-31')).toBeUndefined();
  expect(reviewFault(review, '2027-04-01')).toBe('review_overdue');
});

it('a text without a reviewer, or without the day, is not reviewed', () => {
  expect(reviewFault({ reviewedBy: '', reviewedOn: '2026-01-01' }, '2026-02-01')).toBe('reviewer');
  expect(reviewFault({ reviewedBy: 'Dr Tan Mei Ling', reviewedOn: null }, '2026-02-01')).toBe('reviewer');
});

it('a page says one review once, where all of its texts have it', () => {
  const review = { reviewedBy: 'Dr Tan Mei Ling', reviewedOn: '2026-01-01' };
  expect(sharedReview([review, { ...review }])).toEqual(review);
  expect(sharedReview([review, { reviewedBy: '', reviewedOn: null }])).toBeNull();
  expect(sharedReview([review, { ...review, reviewedOn: '2026-01-02' }])).toBeNull();
  expect(sharedReview([{ reviewedBy: '', reviewedOn: null }])).toBeNull();
  expect(sharedReview([])).toBeNull();
});
