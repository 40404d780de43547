/**
 * Urgent help: recognises danger in typed text, in three languages, so that the first step is shown before everything
 * else.
 */
import { fold } from '#src/shared/texts/search-words.ts';
import { errorsBetween } from '#src/shared/texts/edit-distance.ts';
import { urgentConcepts, type UrgentConcept } from './urgent-concepts.rules.ts';
import { conceptPatterns } from './urgent-words.rules.ts';
import { nearPlaces, type Place } from './near-places.rules.ts';
import { simplified } from './simplified-characters.rules.ts';
import {
  type Term,
  type TermWord,
  type Pattern,
  byFirstLetter,
  knownWords,
  readPattern,
  inFullWords,
} from './urgent-patterns.rules.ts';

/** Words with more words between them than this are not combined. */
const mostWordsBetween = 7;
const mostHarmlessWordsBetween = 3;
const mostCharactersBetween = 10;
/** Longer texts are checked up to this length: a reason of an appointment has at most 1,000 characters. */
const longestText = 2_000;

/** The positions of each word of the list in the text: exact, or mistyped. */
interface PreparedText {
  words: string[];
  chinese: string;
  /** The clause of each word and of each character: clauses end with a comma, a full stop and the like. */
  clauses: { words: number[]; chinese: number[] };
  exact: ReadonlyMap<TermWord, number[]>;
  likely: ReadonlyMap<TermWord, number[]>;
}

/** A word or phrase that staff added, with its concept. */
export interface AddedWord {
  phrase: string;
  concept: UrgentConcept;
}

/**
 * Urgent concepts in `text` (any language, up to 2,000 characters), the likeliest first; empty where there is none.
 * Phrases that staff added take precedence, so that they can correct the built-in words.
 */
export function urgentConceptsIn(text: string, added: readonly AddedWord[] = []): UrgentConcept[] {
  const prepared = prepare(text);
  const named = added.filter(({ phrase }) => containsPhrase(prepared, phrase)).map(({ concept }) => concept);
  const found = [...new Set([...named, ...urgentConcepts.filter((concept) => isMeant(prepared, concept))])];
  // A specific concept takes precedence over a general cry for help.
  return found.length > 1 ? found.filter((concept) => concept !== 'emergency') : found;
}

/** Whether the text contains the phrase: its words adjacent, its Chinese characters without gap. */
function containsPhrase(text: PreparedText, phrase: string): boolean {
  const wanted = readText(phrase);
  if (wanted.words.length === 0) return wanted.chinese !== '' && text.chinese.includes(wanted.chinese);
  const hasWords = text.words.some((_, from) => wanted.words.every((word, index) => text.words[from + index] === word));
  return hasWords && text.chinese.includes(wanted.chinese);
}

function isMeant(text: PreparedText, concept: UrgentConcept): boolean {
  const { signs, harmless } = allPatterns().get(concept)!;
  const isIn = (rest: PreparedText) => signs.some((pattern) => matchOf(rest, pattern, 'likely') !== undefined);
  return isIn(text) && isIn(harmless.reduce(withoutMatches, text));
}

/**
 * The text without the words of a harmless phrase. Only these words are harmless: in 'low blood pressure and vomiting
 * blood' the second 'blood' remains a sign.
 */
function withoutMatches(text: PreparedText, harmless: Pattern): PreparedText {
  // Harmless words are matched exactly, never with typing errors.
  const match = matchOf(text, harmless, 'exact');
  if (!match) return text;
  return withoutMatches(
    match.isChinese ? withoutCharacters(text, match.places) : withoutWords(text, match.places),
    harmless,
  );
}

function withoutWords(text: PreparedText, removed: readonly Place[]): PreparedText {
  const remains = (at: number) => !removed.some(({ from, to }) => from <= at && at <= to);
  const remaining = (places: Places) => new Map([...places].map(([word, at]) => [word, at.filter(remains)]));
  return { ...text, exact: remaining(text.exact), likely: remaining(text.likely) };
}

function withoutCharacters(text: PreparedText, removed: readonly Place[]): PreparedText {
  const chinese = removed.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from + 1) + rest.slice(to + 1),
    text.chinese,
  );
  return { ...text, chinese };
}

let patterns: ReadonlyMap<UrgentConcept, { signs: Pattern[]; harmless: Pattern[] }> | undefined;

/**
 * The patterns of every concept. They are parsed at the first text, because they fill the vocabulary with which texts
 * are compared.
 */
function allPatterns() {
  patterns ??= new Map(
    urgentConcepts.map((concept) => {
      const { signs, harmless = [] } = conceptPatterns[concept];
      return [concept, { signs: signs.map(readPattern), harmless: harmless.map(readPattern) }] as const;
    }),
  );
  return patterns;
}

function readText(text: string): Pick<PreparedText, 'words' | 'chinese' | 'clauses'> {
  const clauses = fold(text.slice(0, longestText)).split(/[,.;:!?，。；：！？\n]+/u);
  const words = clauses.map((clause) =>
    (clause.match(/(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu) ?? []).map(withoutRepeats).flatMap(inFullWords),
  );
  const chinese = clauses.map((clause) => simplified((clause.match(/\p{Script=Han}+/gu) ?? []).join('')));
  const numbered = (parts: readonly ArrayLike<string>[]) =>
    parts.flatMap(({ length }, at) => Array<number>(length).fill(at));
  const clauseNumbers = { words: numbered(words), chinese: numbered(chinese) };
  return { words: words.flat(), chinese: chinese.join(''), clauses: clauseNumbers };
}

function prepare(text: string): PreparedText {
  const { words, chinese, clauses } = readText(text);
  const exact = new Map<TermWord, number[]>();
  const likely = new Map<TermWord, number[]>();
  allPatterns();
  for (const typed of new Set(words)) {
    const places = words.flatMap((word, index) => (word === typed ? [index] : []));
    for (const word of byFirstLetter.get(typed[0] ?? '') ?? []) {
      const isSame = isExactly(typed, word);
      if (isSame) exact.set(word, [...(exact.get(word) ?? []), ...places]);
      if (isSame || isMistyped(typed, word)) likely.set(word, [...(likely.get(word) ?? []), ...places]);
    }
  }
  return { words, chinese, clauses, exact, likely };
}

/** 'heeelp' and 'sakiiit' with at most two equal letters in a row. */
function withoutRepeats(word: string): string {
  return word.replace(/(\p{Letter})\1{2,}/gu, '$1');
}

type Places = PreparedText['exact'];

/** Where a pattern was found: positions of words, or of Chinese characters. */
interface Match {
  places: Place[];
  isChinese: boolean;
}

/**
 * Where one term of each set of the pattern occurs, near each other; undefined where they do not. A harmless phrase is
 * read in one clause and with few words between: 'motorbike accident, insurance claim later' is an accident.
 */
function matchOf(text: PreparedText, { sets, isAlone }: Pattern, reading: 'exact' | 'likely'): Match | undefined {
  if (isAlone) return wholeText(text, sets[0]!, text[reading]);
  const isSign = reading === 'likely';
  const words = nearPlaces(
    sets.map((set) => placesOfTerms(set.latin, text[reading])),
    isSign ? { farthest: mostWordsBetween } : { farthest: mostHarmlessWordsBetween, clauses: text.clauses.words },
  );
  if (words) return { places: words, isChinese: false };
  if (text.chinese === '') return undefined;
  const characters = nearPlaces(
    sets.map((set) => placesInChinese(text.chinese, set.chinese)),
    { farthest: mostCharactersBetween, ...(isSign ? {} : { clauses: text.clauses.chinese }) },
  );
  return characters && { places: characters, isChinese: true };
}

/** The whole text as a match of a word that must stand alone. */
function wholeText({ words, chinese }: PreparedText, set: Pattern['sets'][number], places: Places): Match | undefined {
  if (words.length === 0)
    return set.chinese.includes(chinese)
      ? { places: [{ from: 0, to: chinese.length - 1 }], isChinese: true }
      : undefined;
  const isWhole =
    chinese === '' &&
    set.latin.some((term) => term.words.length === words.length && placesOfTerms([term], places).length > 0);
  return isWhole ? { places: [{ from: 0, to: words.length - 1 }], isChinese: false } : undefined;
}

function placesOfTerms(terms: readonly Term[], places: Places): Place[] {
  return terms.flatMap(({ words: [first, ...rest] }) =>
    ((first && places.get(first)) ?? []).flatMap((from) => {
      const isHere = rest.every((word, index) => places.get(word)?.includes(from + index + 1));
      return isHere ? [{ from, to: from + rest.length }] : [];
    }),
  );
}

function placesInChinese(text: string, terms: readonly string[]): Place[] {
  return terms.flatMap((term) => {
    const places: Place[] = [];
    for (let from = text.indexOf(term); from >= 0; from = text.indexOf(term, from + 1))
      places.push({ from, to: from + term.length - 1 });
    return places;
  });
}

function isExactly(typed: string, { text, isPrefix }: TermWord): boolean {
  return typed === text || (isPrefix && typed.startsWith(text));
}

/** Whether the typed word is the list's word with the typing errors that its length allows. */
function isMistyped(typed: string, { text, isPrefix }: TermWord): boolean {
  if (!/^[a-z]{4,}$/.test(text) || knownWords.has(typed)) return false;
  const lengths = isPrefix ? [-1, 0, 1].map((more) => text.length + more) : [typed.length];
  return lengths.some((length) => length <= typed.length && hasTypingError(typed.slice(0, length), text));
}

/**
 * One error is allowed: exchanged neighbours from four letters on, one extra letter from five, any error from six; two
 * errors from twelve. Short words become other words too easily.
 */
function hasTypingError(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 2) return false;
  const errors = errorsBetween(typed, word);
  if (errors === 1 && word.length === 5 && typed.length === 6) return true;
  if (word.length < 6) return errors === 1 && sortedLetters(typed) === sortedLetters(word);
  return errors <= (word.length < 12 ? 1 : 2);
}

const sortedLetters = (word: string) => [...word].toSorted().join('');
