/**
 * Words of health advice: doses, medicines, signs of illness and what to do. An entry with one of them cannot be
 * published under the statement that it gives no health advice. The words of the urgent card cannot be used here,
 * because they allow typing errors and would match in ordinary running text.
 */
import type { Language } from '#src/shared/languages.ts';
import words from './health-words.json' with { type: 'json' };

/** Naming more words than this would not help the editor. */
const mostNamed = 6;

const patterns = new Map<Language, RegExp>();

/** The words of health advice in these texts, which may be HTML: lower case, each once, six at most. */
export function healthWordsIn(texts: readonly string[], language: Language): string[] {
  const plain = texts
    .join(' \n ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');
  const found = [...plain.matchAll(patternOf(language))].map(([hit]) => hit.toLowerCase());
  return [...new Set(found)].slice(0, mostNamed);
}

/** All words of a language as one pattern: whole words only, except in Chinese, which has no spaces. */
function patternOf(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const all = Object.values(words)
    .flatMap((group) => group[language])
    .join('|');
  const pattern =
    language === 'zh'
      ? new RegExp(`(?:${all})`, 'giu')
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'giu');
  patterns.set(language, pattern);
  return pattern;
}
