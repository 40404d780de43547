/** What differs between two states of an entry, part by part. */
import type { Language } from '#src/shared/languages.ts';
import type { EntryPart } from '../ui/part-words.ts';
import { foldedChangesBetween, type Change } from './text-changes.server.ts';

export interface PartDifference extends Omit<EntryPart, 'text'> {
  is: 'added' | 'removed' | 'changed';
  changes: Change[];
}

/** The parts that differ, in the order of the form; a part that only one state can have is not compared. */
export function differencesBetween(
  before: readonly EntryPart[],
  now: readonly EntryPart[],
  language: Language,
): PartDifference[] {
  const known = (parts: readonly EntryPart[]) => new Map(parts.map(({ part, text }) => [part, text]));
  const [was, is] = [known(before), known(now)];
  const gone = before.filter(({ part }) => !is.has(part));
  // Titles, topics and what surrounds the text are in every state or in none; the kind's further fields come and go.
  const comparable = now.filter(({ part, text }) => was.has(part) || (text !== '' && !aroundParts.has(part)));
  return [...comparable, ...gone.filter(({ part }) => !aroundParts.has(part))].flatMap(({ part, label }) => {
    const [old, present] = [was.get(part) ?? '', is.get(part) ?? ''];
    if (old.trim() === present.trim()) return [];
    return [
      {
        part,
        label,
        is: old === '' ? 'added' : present === '' ? 'removed' : 'changed',
        changes: foldedChangesBetween(old, present, language),
      },
    ];
  });
}

const aroundParts: ReadonlySet<string> = new Set(['image', 'author', 'seoTitle', 'seoDescription']);
