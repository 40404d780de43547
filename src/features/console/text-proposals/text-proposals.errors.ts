import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** The proposal does not exist or no longer waits. */
export const proposalUnknown = () =>
  new Failure({ status: 404, code: 'proposal_unknown', text: m.proposal_error_unknown });

/** The proposal, or the record's own health texts, were changed since the page was opened. */
export const proposalOutdated = () =>
  new Failure({ status: 409, code: 'proposal_outdated', text: m.proposal_error_outdated });

export const notADoctor = () =>
  new Failure({ status: 409, code: 'reviewer_unlinked', text: m.content_review_error_doctor });

export const ownText = () => new Failure({ status: 409, code: 'own_text', text: m.content_review_error_own });

/** Sending back requires a note to the writers. */
export const noteMissing = () =>
  new Failure({
    status: 422,
    code: 'note_missing',
    text: m.proposal_error_note,
    fields: { note: m.proposal_error_note },
  });
