import type { Language } from './languages.ts';

/** A text in the site's languages. English is always present; Malay and Chinese fall back to it, field by field. */
export interface LocalText {
  en: string;
  ms?: string;
  zh?: string;
}

/** The text to show, and its language (for the element's `lang` when it differs from the page's). */
export function localText(text: LocalText, language: Language): { text: string; lang: Language } {
  const own = text[language];
  return own ? { text: own, lang: language } : { text: text.en, lang: 'en' };
}

/** The value of a `lang` attribute: undefined when the text is in the page's own language. */
export function langAttribute(text: LocalText, language: Language): Language | undefined {
  const { lang } = localText(text, language);
  return lang === language ? undefined : lang;
}
