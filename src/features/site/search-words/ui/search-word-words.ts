import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';

/** Names of the languages of a search word. */
export const languageWords: Record<Language, () => string> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

/** The action on several words: its name, and its effect. */
export const searchWordActionWords = () => ({
  label: m.search_words_remove(),
  hint: m.search_words_bulk_remove_hint(),
});
