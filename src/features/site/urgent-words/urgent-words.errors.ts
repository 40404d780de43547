import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';

export const urgentWordMalformed = () => fieldInvalid('urgent_word_malformed', 'phrase', m.urgent_desk_error_phrase);
/** A common word: the card would be shown to people who are not in danger. */
export const urgentWordTooCommon = () => fieldInvalid('urgent_word_common', 'phrase', m.urgent_desk_error_common);
export const urgentWordTaken = () => fieldConflict('urgent_word_taken', 'phrase', m.urgent_desk_error_taken);
export const urgentConceptMissing = () =>
  fieldInvalid('urgent_concept_missing', 'concept', m.urgent_desk_error_concept);
export const urgentWordUnknown = () =>
  new Failure({ status: 404, code: 'urgent_word_unknown', text: m.errors_not_found });
