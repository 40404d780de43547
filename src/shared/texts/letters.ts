import type { Language } from '../languages.ts';

/** The first character of each letter in pinyin order; no syllable begins with I, U or V. */
const pinyinStarts = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'];
const pinyinLetters = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];
const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  ms: new Intl.Collator('ms', { numeric: true }),
  zh: new Intl.Collator('zh-Hans', { numeric: true }),
};

/**
 * The letter under which a name is listed in an alphabetical list; Chinese ones by pinyin, digits and signs under
 * '#'.
 */
export function letterOf(words: string, language: Language): string {
  const first = /[\p{Letter}\p{Number}]/u.exec(words.normalize('NFD'))?.[0] ?? '';
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (language !== 'zh' || !/\p{Script=Han}/u.test(first)) return '#';
  return pinyinLetters[pinyinStarts.findLastIndex((start) => collators.zh.compare(start, first) <= 0)] ?? '#';
}

/** Compares two titles in the order of that language. */
export function alphabetical(one: string, other: string, language: Language): number {
  return collators[language].compare(one, other);
}
