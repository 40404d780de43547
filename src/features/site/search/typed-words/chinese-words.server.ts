/**
 * Chinese input: traditional characters, and pinyin with and without tones. On the server only, because the tables
 * are large.
 */
import { Converter } from 'opencc-js/t2cn';
import { customPinyin, pinyin } from 'pinyin-pro';
import { fold } from '#src/shared/texts/search-words.ts';

// Characters with several pronunciations that the library reads wrongly in one of our words.
customPinyin({ 睡不着: 'shuì bù zháo', 久咳: 'jiǔ ké' });

const convert = Converter({ from: 't', to: 'cn' });

/** The text in simplified characters, as in all documents. */
export function inSimplified(text: string): string {
  return /\p{Script=Han}/u.test(text) ? convert(text) : text;
}

/** 'xin1 zang4' as 'xin zang': tone numbers are removed where every syllable has one. */
export function withoutToneNumbers(text: string): string {
  return /^\s*(?:[a-zü]{1,6}[1-5]\s*)+$/i.test(text) ? text.replace(/[1-5]\s*/g, ' ').trim() : text;
}

/**
 * The pinyin of a Chinese phrase, its syllables separate and joined, without tones. None for a single character,
 * because too many words sound like it.
 */
export function pinyinOf(phrase: string): string[] {
  if (!/^\p{Script=Han}{2,}$/u.test(phrase)) return [];
  const syllables = pinyin(phrase, { toneType: 'none', type: 'array' }).map(fold);
  return [syllables.join(' '), syllables.join('')];
}
