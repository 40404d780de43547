/** The check of a phrase that staff type: search words and urgent words have the same form. */
import { inSimplified } from './chinese-words.server.ts';
import { comparedWords } from './search-misses.server.ts';
import { isStopWord } from './stop-words.rules.ts';
import { longestPhrase } from '../search.rules.ts';

export type TypedPhrase = { phrase: string } | { fault: 'malformed' | 'common' };

/**
 * A typed word or phrase as search compares it, in simplified characters. `fault` is 'malformed' for fewer than 3
 * letters or 2 Chinese characters, or more than 60 or 30 of them, and 'common' where every word is in most texts.
 */
export function readPhrase(typed: string): TypedPhrase {
  if (typed.length > longestPhrase.latin) return { fault: 'malformed' };
  const phrase = comparedWords(inSimplified(typed));
  const chinese = (phrase.match(/\p{Script=Han}/gu) ?? []).length;
  const latin = phrase.replace(/[\p{Script=Han}\s]/gu, '').length;
  const isLongEnough = chinese >= 2 || latin >= 3;
  if (!isLongEnough || chinese > longestPhrase.chinese) return { fault: 'malformed' };
  return phrase.split(' ').every(isStopWord) ? { fault: 'common' } : { phrase };
}
