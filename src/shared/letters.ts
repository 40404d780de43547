import type { Language } from './local-text.ts';

/** The first characters, in the order of their sound, that stand under each letter of pinyin; none begins with I, U or V. */
const pinyinStarts = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'];
const pinyinLetters = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];
const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  ms: new Intl.Collator('ms', { numeric: true }),
  zh: new Intl.Collator('zh-Hans', { numeric: true }),
};

/** The letter under which words stand in an alphabetical list; Chinese ones by their sound, digits and signs under '#'. */
export function letterOf(words: string, language: Language): string {
  const first = /[\p{Letter}\p{Number}]/u.exec(words.normalize('NFD'))?.[0] ?? '';
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (language !== 'zh' || !/\p{Script=Han}/u.test(first)) return '#';
  return pinyinLetters[pinyinStarts.findLastIndex((start) => collators.zh.compare(start, first) <= 0)] ?? '#';
}

/** Which of two titles comes first for a reader of that language. */
export function alphabetical(one: string, other: string, language: Language): number {
  return collators[language].compare(one, other);
}
