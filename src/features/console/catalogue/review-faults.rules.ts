import { m } from '#src/paraglide/messages.js';
import { reviewFault } from '#src/shared/clinical-review.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { CatalogueRecord } from './catalogue-fields.ts';

/**
 * A record with health information needs a clinical review in force to be published; the message is beside the input.
 */
export function reviewFaults(record: CatalogueRecord, today: string): Record<string, MessageText> {
  const review = {
    reviewedBy: record['reviewedBy'] as string | null,
    reviewedOn: record['reviewedOn'] as string | null,
  };
  const found = reviewFault(review, today);
  if (found === undefined) return {};
  if (found === 'review_overdue') return { reviewed_on: m.catalogue_error_review_overdue };
  return { [review.reviewedBy ? 'reviewed_on' : 'reviewed_by']: m.catalogue_error_review_missing };
}
