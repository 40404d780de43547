import { Filled } from './filled.tsx';
import { Local } from './local.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { nextReview, type ClinicalReview } from '#src/shared/health-texts/clinical-review.ts';
import { formatUnbrokenDay } from '#src/shared/dates.ts';

/** Who has reviewed the health information of a page, and when the next review is due; nothing without a review. */
export function ClinicalReviewNote({ review: { reviewedBy, reviewedOn } }: { review: ClinicalReview }) {
  if (!reviewedBy || !reviewedOn) return null;
  const language = getLocale();
  return (
    <p className="measure mt-8 border-t border-line pt-4 text-[0.9375rem] text-muted">
      <Filled sentence={(name) => m.design_clinical_review({ name, date: formatUnbrokenDay(reviewedOn, language) })}>
        <Local text={{ en: reviewedBy }} />
      </Filled>{' '}
      {m.design_clinical_review_next({ date: formatUnbrokenDay(nextReview(reviewedOn), language) })}
    </p>
  );
}
