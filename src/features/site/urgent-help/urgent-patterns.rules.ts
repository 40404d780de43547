/** The patterns of urgent words, and the vocabulary of their words. */
import { fold } from '#src/shared/texts/search-words.ts';
import { simplified } from './simplified-characters.rules.ts';

export interface Term {
  /** One word, or several adjacent ones. */
  words: TermWord[];
}

export interface TermWord {
  text: string;
  /** Any ending may follow. */
  isPrefix: boolean;
}

export interface Pattern {
  /** It must be the whole text: the word is harmless in a sentence and urgent alone. */
  isAlone: boolean;
  /** One term of each set must occur; a set is Latin or Chinese as a whole. */
  sets: { latin: Term[]; chinese: string[] }[];
}

/** Each word of the list once: patterns that share a word share the object. */
const vocabulary = new Map<string, TermWord>();
/** Words of the list by first letter, because typing errors are allowed only after it. */
export const byFirstLetter = new Map<string, TermWord[]>();
/** A word of the list is never treated as another one mistyped: 'kecemasan' is not 'kelemasan'. */
export const knownWords = new Set<string>();

function termWord(text: string, isPrefix: boolean): TermWord {
  const key = isPrefix ? `${text}*` : text;
  const found = vocabulary.get(key);
  if (found) return found;
  const word = { text, isPrefix };
  vocabulary.set(key, word);
  knownWords.add(text);
  const letter = text[0] ?? '';
  byFirstLetter.set(letter, [...(byFirstLetter.get(letter) ?? []), word]);
  return word;
}

/** Parses a pattern of the list into sets of terms. */
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
  const words = term.split(/\s+/).flatMap((word) => {
    const isPrefix = word.endsWith('*');
    return inFullWords(fold(word.replace(/\*$/, ''))).map((text) => termWord(text, isPrefix));
  });
  return { words };
}

/** Malay 'not' as typed in messages, alone or before a verb: 'x boleh', 'xnak', 'tk', 'tdk'. */
const shortNot =
  /^(?:x|tk|tdk|tdak)(|nak|boleh|bole|sedar|berhenti|henti|bernafas|nafas|bangun|nampak|mau|mahu|dapat|larat|ada|gerak|bergerak|minum|makan|tahan|respon|jalan|sahut|(?:be|me|te|di)[a-z]{4,})$/;

/** A word in the list's spelling: abbreviated Malay in full. */
export function inFullWords(word: string): string[] {
  const verb = shortNot.exec(word)?.[1];
  if (verb === undefined) return [word];
  return verb === '' ? ['tak'] : ['tak', verb];
}
