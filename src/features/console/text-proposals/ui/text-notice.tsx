import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { ShownProposal } from '../text-proposals.schema.ts';

/** A notice that health texts wait for a doctor, or were sent back with a note. */
export function TextNotice({
  proposal: { id, state, since, note },
  isPublic,
  mayReview,
}: {
  proposal: ShownProposal;
  isPublic: boolean;
  mayReview: boolean;
}) {
  if (state === 'sent_back')
    return (
      <div className="mb-4">
        <Notice tone="warning" title={m.proposal_sent_back()}>
          <p className="mt-1 whitespace-pre-line">{note}</p>
          <p className="mt-2">{m.proposal_sent_back_hint()}</p>
        </Notice>
      </div>
    );
  return (
    <div className="mb-4">
      <Notice title={m.proposal_waiting({ date: formatDateTime(new Date(since), getLocale()) })}>
        <p className="mt-1">{isPublic ? m.proposal_waiting_public() : m.proposal_waiting_draft()}</p>
        {mayReview ? (
          <SiteLink href={`/staff/reviews/records/${id}`} className="inline-flex min-h-11 items-center font-semibold">
            {m.proposal_open()}
          </SiteLink>
        ) : null}
      </Notice>
    </div>
  );
}
