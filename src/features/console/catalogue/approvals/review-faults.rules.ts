/** The clinical reviews that a file of master data may state, before and after the site has opened. */
import { m } from '#src/paraglide/messages.js';
import { reviewFault } from '#src/shared/health-texts/clinical-review.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { CatalogueRecord } from '../fields/catalogue-fields.ts';

/**
 * The faults of a review in a file. Before the site opens the file may state a complete review that is in force; after
 * that the cells must equal those of an export, `stored`.
 */
export function statedReviewFaults(
  record: CatalogueRecord,
  { stored, today }: { stored: CatalogueRecord | null; today: string | null },
): Record<string, MessageText> {
  const reviewedBy = (record['reviewedBy'] as string | null | undefined) || null;
  const reviewedOn = (record['reviewedOn'] as string | null | undefined) || null;
  if (today === null) {
    const isSame = reviewedBy === (stored?.['reviewedBy'] || null) && reviewedOn === (stored?.['reviewedOn'] || null);
    return isSame ? {} : { reviewed_by: m.catalogue_error_review_stated };
  }
  if (reviewedBy === null && reviewedOn === null) return {};
  const found = reviewFault({ reviewedBy, reviewedOn }, today);
  if (found === undefined) return {};
  if (found === 'review_overdue') return { reviewed_on: m.catalogue_error_review_overdue };
  return { [reviewedBy ? 'reviewed_on' : 'reviewed_by']: m.catalogue_error_review_missing };
}
