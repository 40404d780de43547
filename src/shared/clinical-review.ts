/** Clinical review: who has read a text that speaks of health, on which day, and when it is read again. */

/** Months until a clinician reads it again. Our own choice. */
const reviewMonths = 24;

/** The last day on which a review counts; days as 'YYYY-MM-DD'. */
export function nextReview(reviewedOn: string): string {
  const [year, month, day] = reviewedOn.split('-').map(Number) as [number, number, number];
  const due = new Date(Date.UTC(year, month - 1 + reviewMonths, day));
  return due.toISOString().slice(0, 10);
}

export interface ClinicalReview {
  reviewedBy: string | null;
  reviewedOn: string | null;
}

/** What keeps a text from being published on that day: nobody has reviewed it, or the next review is overdue. */
export function reviewFault(
  { reviewedBy, reviewedOn }: ClinicalReview,
  today: string,
): 'reviewer' | 'review_overdue' | undefined {
  if (!reviewedBy || !reviewedOn) return 'reviewer';
  return nextReview(reviewedOn) < today ? 'review_overdue' : undefined;
}
