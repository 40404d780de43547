/** Clinical review: who has reviewed a health text, on which day, and when the next review is due. */

/** Months until the next review. Our own choice. */
const reviewMonths = 24;

/** The last day on which a review is valid; days as 'YYYY-MM-DD'. */
export function nextReview(reviewedOn: string): string {
  const [year, month, day] = reviewedOn.split('-').map(Number) as [number, number, number];
  const due = new Date(Date.UTC(year, month - 1 + reviewMonths, day));
  return due.toISOString().slice(0, 10);
}

export interface ClinicalReview {
  reviewedBy: string | null;
  reviewedOn: string | null;
}

/**
 * The review that all of these texts have in common, so that a page states it once; null where one of them has another
 * or none.
 */
export function sharedReview(texts: readonly ClinicalReview[]): ClinicalReview | null {
  const [first] = texts;
  if (!first?.reviewedBy) return null;
  const isShared = texts.every(
    ({ reviewedBy, reviewedOn }) => reviewedBy === first.reviewedBy && reviewedOn === first.reviewedOn,
  );
  return isShared ? { reviewedBy: first.reviewedBy, reviewedOn: first.reviewedOn } : null;
}

/** Why a text cannot be published on that day: it was not reviewed, or the next review is overdue. */
export function reviewFault(
  { reviewedBy, reviewedOn }: ClinicalReview,
  today: string,
): 'reviewer' | 'review_overdue' | undefined {
  if (!reviewedBy || !reviewedOn) return 'reviewer';
  return nextReview(reviewedOn) < today ? 'review_overdue' : undefined;
}
