import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export const urgentWordMalformed = () => field(422, 'urgent_word_malformed', 'phrase', m.urgent_desk_error_phrase);
/** A common word: the card would be shown to people who are not in danger. */
export const urgentWordTooCommon = () => field(422, 'urgent_word_common', 'phrase', m.urgent_desk_error_common);
export const urgentWordTaken = () => field(409, 'urgent_word_taken', 'phrase', m.urgent_desk_error_taken);
export const urgentConceptMissing = () => field(422, 'urgent_concept_missing', 'concept', m.urgent_desk_error_concept);
export const urgentWordUnknown = () =>
  new Failure({ status: 404, code: 'urgent_word_unknown', text: m.errors_not_found });

function field(status: 409 | 422, code: string, name: string, text: MessageText): Failure {
  return new Failure({ status, code, text, fields: { [name]: text } });
}
