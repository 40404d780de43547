import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** The record has no drafts. */
export const draftUnknown = () => new Failure({ status: 404, code: 'draft_unknown', text: m.errors_not_found });
/** Another person has saved, published or discarded the draft meanwhile: that change is not overwritten. */
export const draftChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'draft_changed_meanwhile', text: m.drafts_error_meanwhile });
/** The form is longer than the site stores for one record. */
export const draftTooLong = () => new Failure({ status: 413, code: 'draft_too_long', text: m.errors_invalid });
