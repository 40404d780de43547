import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';

export const searchWordMalformed = () => fieldInvalid('search_word_malformed', 'phrase', m.search_words_error_phrase);
/** A common word, which is in most texts. */
export const searchWordTooCommon = () => fieldInvalid('search_word_common', 'phrase', m.search_words_error_common);
/** A word of a person in danger, for which the urgent card must be shown; `name` is the field with the word. */
export const searchWordUrgent = (name: 'phrase' | 'meaning') =>
  fieldInvalid(
    'search_word_urgent',
    name,
    name === 'phrase' ? m.search_words_error_urgent : m.search_words_error_meaning_urgent,
  );
/** The site already finds pages with this word. */
export const searchWordKnown = () => fieldConflict('search_word_known', 'phrase', m.search_words_error_known);
/** Staff added this word before. */
export const searchWordTaken = () => fieldConflict('search_word_taken', 'phrase', m.search_words_error_taken);
export const searchWordLanguageMissing = () =>
  fieldInvalid('search_word_language_missing', 'language', m.search_words_error_language);
/** Neither a speciality nor known words, or both. */
export const searchWordMeaningMissing = () =>
  fieldInvalid('search_word_meaning_missing', 'meaning', m.search_words_error_meaning);
/** Search finds nothing for these words. */
export const searchWordMeaningUnknown = () =>
  fieldInvalid('search_word_meaning_unknown', 'meaning', m.search_words_error_meaning_unknown);
export const searchWordSpecialityUnknown = () =>
  fieldInvalid('search_word_speciality_unknown', 'speciality', m.search_words_error_speciality);
export const searchWordUnknown = () =>
  new Failure({ status: 404, code: 'search_word_unknown', text: m.errors_not_found });
