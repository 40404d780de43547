import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { getLocale } from '#src/paraglide/runtime.js';

/** A localized field in the reader's language; otherwise in English, and marked so. */
export function localizedField(
  own: EntryData['own'],
  field: string,
): { content: string | string[] | undefined; lang: 'en' | undefined } {
  const language = getLocale();
  const mine = own[language]?.[field] as string | string[] | undefined;
  const isEnglish = mine === undefined && language !== 'en';
  return { content: mine ?? (own.en[field] as string | string[] | undefined), lang: isEnglish ? 'en' : undefined };
}
