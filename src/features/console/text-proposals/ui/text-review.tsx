import { TextNotice } from './text-notice.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { nextReview } from '#src/shared/health-texts/clinical-review.ts';
import { formatDay } from '#src/shared/dates.ts';
import type { ShownProposal, TextReview } from '../text-proposals.schema.ts';

interface TextReviewSectionProps {
  /** The id to which messages about the review link. */
  id: string;
  /** Who has reviewed the present health texts; null where nobody has. */
  review: TextReview | null;
  proposal: ShownProposal | null;
  /** Whether readers see the record, without the waiting texts. */
  isPublic: boolean;
  /** The version that the page shows. */
  version: string;
  /** Whether the reader may open the proposal as its reviewer. */
  mayReview: boolean;
}

/** The clinical review of a record's health texts: the approved ones, the waiting ones, and the steps. */
export function TextReviewSection({ id, review, proposal, isPublic, version, mayReview }: TextReviewSectionProps) {
  const held = <input type="hidden" name="version" value={version} />;
  return (
    <AdminSection id={id} title={m.catalogue_section_review()} intro={m.proposal_section_hint()}>
      <p className="mb-4">{review ? <Reviewed review={review} /> : m.proposal_unreviewed()}</p>
      {proposal ? <TextNotice proposal={proposal} isPublic={isPublic} mayReview={mayReview} /> : null}
      {proposal ? (
        <ConfirmStep label={m.proposal_take_back()} intent="texts:take_back" fields={held}>
          {m.proposal_take_back_hint()}
        </ConfirmStep>
      ) : (
        <ConfirmStep label={m.proposal_ask()} intent="texts:ask" variant="primary" fields={held}>
          {m.proposal_ask_hint()}
        </ConfirmStep>
      )}
    </AdminSection>
  );
}

function Reviewed({ review: { reviewedBy, reviewedOn } }: { review: TextReview }) {
  const language = getLocale();
  return (
    <>
      {m.design_clinical_review({ name: reviewedBy, date: formatDay(reviewedOn, language) })}{' '}
      {m.design_clinical_review_next({ date: formatDay(nextReview(reviewedOn), language) })}
    </>
  );
}
