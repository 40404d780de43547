/** Turns a typed keyword into a database query: words and synonyms. */
import { pairsOf, tokensOf, type Token } from '#src/shared/texts/search-words.ts';
import type { UrgentConcept } from '#src/features/site/urgent-help/urgent-concepts.rules.ts';
import { urgentConceptsIn } from '#src/features/site/urgent-help/urgent-help.rules.ts';
import { longestKeyword } from './search.rules.ts';
import { isStopWord } from './typed-words/stop-words.rules.ts';

const mostWords = 12;

/** The meaning of an everyday phrase. */
export interface Synonym {
  phrase: string;
  /** The phrase's tokens, from `tokensOf`. */
  tokens: Token[];
  specialitySlug: string | null;
  /** English words of the speciality's name, which every document about it contains. */
  specialityWords: string[];
  /** The urgent concept that staff assigned to it. */
  urgentConcept: UrgentConcept | null;
  /** The known words that staff assigned to it and that are searched for instead. */
  meaning: string | null;
}

export interface Query {
  /** tsquery: all words must match. */
  all: string;
  /** tsquery: any word may match. */
  any: string;
  /** tsquery: all words must match in the title. */
  inTitle: string;
  /** The words as typed, for ranking. */
  exact: string;
  /** Beginnings of Latin words, and Chinese pairs, to highlight in results. */
  highlights: string[];
  /** Speciality of the longest everyday phrase among the words. */
  specialitySlug: string | null;
  /** Urgent concepts that the words may mean, likeliest first. */
  urgentConcepts: UrgentConcept[];
}

/** The words of a keyword without stop words; all of them if nothing is left. */
export function wantedTokens(keyword: string): Token[] {
  const tokens = tokensOf(keyword.slice(0, longestKeyword)).slice(0, mostWords);
  const meaningful = tokens.filter(
    ({ text }) => !isStopWord(text) && ([...text].length > 1 || /[\p{Number}\p{Script=Han}]/u.test(text)),
  );
  return meaningful.length > 0 ? meaningful : tokens;
}

/** A plural is searched by its singular, which every longer form begins with. */
export function stemOf(word: string): string {
  if (word.length >= 6 && word.endsWith('ies')) return word.slice(0, -3);
  return word.length >= 5 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const both = (terms: readonly string[]) => (terms.length > 1 ? `(${terms.join(' & ')})` : (terms[0] ?? ''));
const quoted = (word: string) => `'${word}'`;

/** One token as tsquery; with a weight, restricted to that part of a document. */
function termOf({ text, isChinese }: Token, weight: '' | 'A' = ''): string {
  const whole = (word: string) => (weight ? `${quoted(word)}:${weight}` : quoted(word));
  if (!isChinese) return text.length > 1 ? `${quoted(stemOf(text))}:*${weight}` : whole(text);
  return [...text].length === 1 ? `${quoted(text)}:*${weight}` : both(pairsOf(text).map(whole));
}

/** The query of a keyword; null where it has no word. */
export function queryOf(keyword: string, synonyms: readonly Synonym[]): Query | null {
  const tokens = wantedTokens(keyword);
  if (tokens.length === 0) return null;
  const found = synonymsIn(tokensOf(keyword), synonyms);
  const meant = found.find(({ specialitySlug, meaning }) => specialitySlug !== null || meaning !== null);
  const known = meant ? knownQuery(meant, synonyms) : null;
  const groups = tokens.map((token) => termOf(token));
  return {
    all: withSynonym(tokens, groups, { meant, known: known?.all ?? both(meant?.specialityWords.map(quoted) ?? []) }),
    any: groups.join(' | '),
    inTitle: both(tokens.map((token) => termOf(token, 'A'))),
    exact: tokens
      .flatMap(({ text, isChinese }) => (isChinese ? pairsOf(text) : [text]))
      .map(quoted)
      .join(' | '),
    highlights: [
      ...new Set([
        ...tokens.flatMap(({ text, isChinese }) => (isChinese ? pairsOf(text) : [stemOf(text)])),
        ...(known?.highlights ?? meant?.specialityWords ?? []),
      ]),
    ],
    specialitySlug: known?.specialitySlug ?? meant?.specialitySlug ?? null,
    urgentConcepts: urgentConceptsIn(
      keyword,
      synonyms.flatMap(({ phrase, urgentConcept }) => (urgentConcept ? [{ phrase, concept: urgentConcept }] : [])),
    ),
  };
}

/** The query of the known words that a phrase stands for; these words themselves can only stand for a speciality. */
function knownQuery({ meaning }: Synonym, synonyms: readonly Synonym[]): Query | null {
  if (meaning === null) return null;
  return queryOf(
    meaning,
    synonyms.filter((other) => other.meaning === null),
  );
}

/** Alternatives: the words of a phrase may be replaced by `known`, the tsquery of its meaning. */
function withSynonym(
  tokens: readonly Token[],
  groups: readonly string[],
  { meant, known }: { meant: Synonym | undefined; known: string },
): string {
  if (!meant || known === '') return both(groups);
  const covered = (token: Token) =>
    token.isChinese
      ? meant.tokens.some(({ text }) => token.text.includes(text))
      : meant.tokens.some(({ text }) => stemOf(text) === stemOf(token.text));
  const inside = groups.filter((_, index) => covered(tokens[index]!));
  const outside = groups.filter((_, index) => !covered(tokens[index]!));
  return both([inside.length > 0 ? `(${both(inside)} | ${known})` : known, ...outside]);
}

/** Phrases that occur in the words, the longest first. */
function synonymsIn(tokens: readonly Token[], synonyms: readonly Synonym[]): Synonym[] {
  return synonyms
    .filter((synonym) => containsPhrase(tokens, synonym.tokens))
    .sort((a, b) => b.phrase.length - a.phrase.length);
}

function containsPhrase(tokens: readonly Token[], phrase: readonly Token[]): boolean {
  const [first] = phrase;
  if (!first) return false;
  if (phrase.length === 1 && first.isChinese)
    return tokens.some(({ text, isChinese }) => isChinese && text.includes(first.text));
  return tokens.some((_, start) =>
    phrase.every((part, index) => stemOf(tokens[start + index]?.text ?? '') === stemOf(part.text)),
  );
}
