/** Typing errors in a search: words that may be mistyped, the allowed number of errors, and the replacement. */
import { fold } from '#src/shared/texts/search-words.ts';
import { errorsBetween } from '#src/shared/texts/edit-distance.ts';
import { wantedTokens } from '../query.rules.ts';

/** Latin words of a keyword that may be mistyped. */
export function mistypable(keyword: string): string[] {
  return wantedTokens(keyword)
    .filter(({ text, isChinese }) => !isChinese && /^[a-z]{4,}$/.test(text))
    .map(({ text }) => text);
}

/**
 * Allowed typing errors of a word: one from four letters, two from eight, and two from five where its beginning is
 * right.
 */
function allowedErrors(word: string, candidate: string): number {
  if (word.length < 4) return 0;
  return word.length >= 8 || (word.length >= 5 && word.slice(0, 3) === candidate.slice(0, 3)) ? 2 : 1;
}

const sortedLetters = (word: string) => [...word].sort().join('');

/**
 * The nearest known word within the allowed errors; candidates come in order of similarity, and exchanged letters are
 * preferred.
 */
export function correctionOf(word: string, candidates: readonly string[]): string | null {
  const near = candidates
    .map((candidate) => ({ candidate, errors: errorsBetween(word, candidate) }))
    .filter(({ candidate, errors }) => errors > 0 && errors <= allowedErrors(word, candidate));
  const isExchange = (candidate: string) => Number(sortedLetters(candidate) === sortedLetters(word));
  return (
    near.sort((a, b) => a.errors - b.errors || isExchange(b.candidate) - isExchange(a.candidate))[0]?.candidate ?? null
  );
}

/** The keyword with its mistyped words replaced; in lower case if one was replaced. */
export function corrected(keyword: string, corrections: ReadonlyMap<string, string>): string {
  return keyword.replace(
    /(?:(?!\p{Script=Han})[\p{Letter}\p{Mark}\p{Number}'’])+/gu,
    (word) => corrections.get(fold(word)) ?? word,
  );
}
