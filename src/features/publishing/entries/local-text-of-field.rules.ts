/** Reads one field of an entry's three languages as a text that falls back to English. */
import type { LocalText } from '#src/shared/local-text.ts';
import type { EntryCardData, LocalizedFields } from './content.schema.ts';

/**
 * A localized text of an entry or of its card, by the name of its field; empty without one. It is in the reader's
 * language, or in English where that language lacks it.
 */
export function localTextOfField({ own }: Pick<EntryCardData, 'own'>, name: string): LocalText {
  const inLanguage = (language: keyof LocalizedFields): string => {
    const value = own?.[language]?.[name];
    return typeof value === 'string' ? value : '';
  };
  return { en: inLanguage('en'), ms: inLanguage('ms'), zh: inLanguage('zh') };
}
