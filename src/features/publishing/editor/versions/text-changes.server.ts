/** What changed between two texts: whole sentences, and word by word within a sentence that was reworded. */
import { diffArrays, diffWords } from 'diff';
import type { Language } from '#src/shared/languages.ts';

/** A stretch of a text: unchanged, added or removed; `folded` is unchanged text far from any change. */
export interface Change {
  words: string;
  is: 'unchanged' | 'added' | 'removed' | 'folded';
}

/** The least share of its letters that a reworded sentence keeps; below, the old and the new one are shown whole. */
const leastUnchanged = 0.4;
/** Unchanged sentences that stay beside a change; further ones are folded. */
const besideAChange = 1;
const fewestFolded = 3;

/** The changes of a text in a language, whose sentences and words are found by its own rules. */
export function changesBetween(before: string, now: string, language: Language = 'en'): Change[] {
  const parts = diffArrays(sentencesOf(before, language), sentencesOf(now, language), {
    comparator: (one, other) => one.trim() === other.trim(),
  });
  const changes: Change[] = [];
  let [removed, added] = ['', ''];
  for (const { value, added: isAdded, removed: isRemoved } of parts) {
    const words = value.join('');
    if (isRemoved) removed += words;
    else if (isAdded) added += words;
    else {
      changes.push(...reworded(removed, added, language), { words, is: 'unchanged' });
      [removed, added] = ['', ''];
    }
  }
  return [...changes, ...reworded(removed, added, language)];
}

/** The same, with long unchanged stretches folded; a text without changes stays whole. */
export function foldedChangesBetween(before: string, now: string, language: Language): Change[] {
  const changes = changesBetween(before, now, language);
  const last = changes.length - 1;
  return changes.flatMap((change, index) => {
    if (change.is !== 'unchanged' || last === 0) return [change];
    const sentences = sentencesOf(change.words, language);
    const first = index === 0 ? 0 : besideAChange;
    const end = index === last ? sentences.length : sentences.length - besideAChange;
    if (end - first < fewestFolded) return [change];
    const stretches: Change[] = [
      { words: sentences.slice(0, first).join(''), is: 'unchanged' },
      { words: sentences.slice(first, end).join(''), is: 'folded' },
      { words: sentences.slice(end).join(''), is: 'unchanged' },
    ];
    return stretches.filter(({ words }) => words !== '');
  });
}

const sentencesOf = (text: string, language: Language): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

/** Sentences that stand in the place of others: word by word where they say nearly the same. */
function reworded(removed: string, added: string, language: Language): Change[] {
  const whole: Change[] = [
    { words: removed, is: 'removed' },
    { words: added, is: 'added' },
  ];
  if (removed === '' || added === '') return whole.filter(({ words }) => words !== '');
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = diffWords(removed, added, { intlSegmenter }).map(({ value, added: isAdded, removed: isRemoved }) => {
    return { words: value, is: isAdded ? 'added' : isRemoved ? 'removed' : 'unchanged' } satisfies Change;
  });
  const unchanged = words.reduce((sum, change) => sum + (change.is === 'unchanged' ? change.words.length : 0), 0);
  return unchanged < leastUnchanged * Math.max(removed.length, added.length) ? whole : words;
}
