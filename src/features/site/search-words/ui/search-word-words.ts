import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';

/** Names of the languages of a search word. */
export const languageWords: Record<Language, () => string> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};
