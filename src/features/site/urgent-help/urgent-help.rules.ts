/** Urgent help: recognises danger in what somebody types, in three languages, so that the first step stands before all else. */
import { fold } from '#src/shared/search-words.ts';
import { errorsBetween } from '#src/shared/typing-errors.ts';
import { conceptPatterns, urgentConcepts, type UrgentConcept } from './urgent-concepts.rules.ts';
import { simplified } from './simplified-characters.rules.ts';

/** Words further apart than this do not belong together. */
const mostWordsBetween = 7;
const mostCharactersBetween = 10;
/** Longer texts are looked at up to here: a reason for a visit has at most 1,000 characters. */
const longestText = 2_000;

interface Term {
  /** One word, or several that stand side by side. */
  words: string[];
  /** Any ending may follow the last word. */
  isBeginning: boolean;
}

interface Pattern {
  /** Nothing else may be typed: a word that is harmless in a sentence and a danger by itself. */
  isAlone: boolean;
  /** One term of each set must be there; a set is Latin or Chinese as a whole. */
  sets: { latin: Term[]; chinese: string[] }[];
}

interface Place {
  from: number;
  to: number;
}

interface PreparedText {
  words: string[];
  chinese: string;
}

/** Danger recognised in `text` (any language, up to 2,000 characters), the likeliest concept first; empty where there is none. */
export function urgentConceptsIn(text: string): UrgentConcept[] {
  const prepared = prepare(text);
  const found = urgentConcepts.filter((concept) => isMeant(prepared, concept));
  // A name for the danger says more than a cry for help.
  return found.length > 1 ? found.filter((concept) => concept !== 'emergency') : found;
}

function isMeant(text: PreparedText, concept: UrgentConcept): boolean {
  const { signs, harmless } = patternsOf(concept);
  return (
    signs.some((pattern) => fits(text, pattern, isWord)) && !harmless.some((pattern) => fits(text, pattern, isExactly))
  );
}

const prepared = new Map<UrgentConcept, { signs: Pattern[]; harmless: Pattern[] }>();

function patternsOf(concept: UrgentConcept): { signs: Pattern[]; harmless: Pattern[] } {
  const known = prepared.get(concept);
  if (known) return known;
  const { signs, harmless = [] } = conceptPatterns[concept];
  const patterns = { signs: signs.map(readPattern), harmless: harmless.map(readPattern) };
  prepared.set(concept, patterns);
  return patterns;
}

/** A pattern of the list as sets of terms. */
export function readPattern(pattern: string): Pattern {
  const isAlone = pattern.startsWith('= ');
  const sets = pattern
    .replace('= ', '')
    .split(' + ')
    .map((set) => {
      const terms = set.split('|').map((term) => term.trim());
      return {
        latin: terms.filter((term) => !/\p{Script=Han}/u.test(term)).map(readTerm),
        chinese: terms.filter((term) => /\p{Script=Han}/u.test(term)).map(simplified),
      };
    });
  return { sets, isAlone };
}

function readTerm(term: string): Term {
  const words = fold(term.replace(/\*$/, '')).split(/\s+/);
  return { words, isBeginning: term.endsWith('*') };
}

function prepare(text: string): PreparedText {
  const folded = fold(text.slice(0, longestText));
  return {
    words: (folded.match(/(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu) ?? []).map(withoutRepeats),
    chinese: simplified((folded.match(/\p{Script=Han}+/gu) ?? []).join('')),
  };
}

/** 'heeelp' and 'sakiiit' as they are meant: at most two of the same letter side by side. */
function withoutRepeats(word: string): string {
  return word.replace(/(\p{Letter})\1{2,}/gu, '$1');
}

/** How a typed word is compared with one of the list. */
type Comparison = (typed: string | undefined, word: string, isBeginning: boolean) => boolean;

function fits(text: PreparedText, { sets, isAlone }: Pattern, isSame: Comparison): boolean {
  if (isAlone) return isWholeText(text, sets[0]!, isSame);
  const latin = sets.map((set) => placesOfTerms(text.words, set.latin, isSame));
  if (areNear(latin, mostWordsBetween)) return true;
  return areNear(
    sets.map((set) => placesInChinese(text.chinese, set.chinese)),
    mostCharactersBetween,
  );
}

function isWholeText({ words, chinese }: PreparedText, set: Pattern['sets'][number], isSame: Comparison): boolean {
  if (words.length === 0) return set.chinese.includes(chinese);
  const [word] = words;
  return (
    words.length === 1 && chinese === '' && set.latin.some((term) => isSame(word, term.words[0]!, term.isBeginning))
  );
}

function placesOfTerms(words: readonly string[], terms: readonly Term[], isSame: Comparison): Place[] {
  return terms.flatMap(({ words: wanted, isBeginning }) =>
    words.flatMap((_, from) => {
      const isHere = wanted.every((word, index) =>
        isSame(words[from + index], word, isBeginning && index === wanted.length - 1),
      );
      return isHere ? [{ from, to: from + wanted.length - 1 }] : [];
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

/** Whether one place of each set can be chosen so that neighbours are near and none is used twice. */
function areNear(sets: readonly Place[][], farthest: number): boolean {
  const choose = (index: number, chosen: readonly Place[]): boolean => {
    if (index === sets.length) return true;
    return sets[index]!.some(
      (place) =>
        chosen.every((other) => isApart(place, other) && gapBetween(place, other) <= farthest * Math.max(1, index)) &&
        choose(index + 1, [...chosen, place]),
    );
  };
  return sets.every((places) => places.length > 0) && choose(0, []);
}

const isApart = (a: Place, b: Place) => a.to < b.from || b.to < a.from;
const gapBetween = (a: Place, b: Place) => (a.to < b.from ? b.from - a.to : a.from - b.to) - 1;

/** Whether `typed` is `word`: with any ending where it is a beginning, and with the typing errors that its length allows. */
function isWord(typed: string | undefined, word: string, isBeginning: boolean): boolean {
  if (typed === undefined) return false;
  if (typed === word || (isBeginning && typed.startsWith(word))) return true;
  const compared = isBeginning ? typed.slice(0, word.length) : typed;
  return typed[0] === word[0] && hasTypingError(compared, word);
}

/** What makes words harmless is never guessed from a typing error. */
function isExactly(typed: string | undefined, word: string, isBeginning: boolean): boolean {
  return typed === word || (isBeginning && typed !== undefined && typed.startsWith(word));
}

/** Neighbours exchanged from four letters on, any one error from six, two from twelve: short words become others too easily. */
function hasTypingError(typed: string, word: string): boolean {
  if (!/^[a-z]{4,}$/.test(word)) return false;
  const errors = errorsBetween(typed, word);
  if (word.length < 6) return errors === 1 && sortedLetters(typed) === sortedLetters(word);
  return errors <= (word.length < 12 ? 1 : 2);
}

const sortedLetters = (word: string) => [...word].toSorted().join('');
