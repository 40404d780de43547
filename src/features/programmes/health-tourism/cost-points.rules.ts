/** What a price of the cost guide includes and excludes, marked where the text exists only in English. */
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { Language } from '#src/shared/languages.ts';

/** A list of the cost guide in this language; in English where the language has none. */
export function costPoints(
  own: EntryData['own'],
  name: 'includes' | 'excludes',
  language: Language,
): { points: string[]; isEnglish: boolean } {
  const mine = own[language]?.[name] as string[] | undefined;
  if (mine && mine.length > 0) return { points: mine, isEnglish: false };
  return { points: (own.en[name] as string[] | undefined) ?? [], isEnglish: language !== 'en' };
}
