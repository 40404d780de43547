/** The A to Z index of a kind's published titles, for one language. */
import type { App } from '#src/platform/app.ts';
import { alphabetical, letterOf } from '#src/shared/texts/letters.ts';
import type { Language } from '#src/shared/languages.ts';
import { traitsOf, type Kind } from '../content-kinds.schema.ts';
import { listTitles } from '../data/reading.store.server.ts';

/** The ids of each letter, in alphabetical order; only letters with entries. */
export type TitleIndex = { letter: string; ids: number[] }[];

/** Cached until an entry of the kind is published. Sorted here, because the database lacks the language's collation. */
export function titleIndex(
  app: Pick<App, 'db' | 'cache' | 'clock'>,
  kind: Kind,
  language: Language,
): Promise<TitleIndex> {
  return app.cache.get(`letters of ${kind} in ${language}`, [traitsOf(kind).cacheTag], async () => {
    const titles = await listTitles(app, { kind, language, now: app.clock.now() });
    const byLetter = new Map<string, typeof titles>();
    for (const entry of titles) {
      const letter = letterOf(entry.title, entry.language);
      const under = byLetter.get(letter);
      if (under) under.push(entry);
      else byLetter.set(letter, [entry]);
    }
    return [...byLetter.entries()]
      .sort(([a], [b]) => order(a).localeCompare(order(b)))
      .map(([letter, own]) => ({
        letter,
        ids: own.sort((a, b) => alphabetical(a.title, b.title, language)).map(({ id }) => id),
      }));
  });
}

/** Digits and signs come last. */
const order = (letter: string) => (letter === '#' ? 'ZZ' : letter);

/** The ids of a kind's entries under one letter of the language's alphabet, in alphabetical order. */
export async function idsUnderLetter(
  app: Pick<App, 'db' | 'cache' | 'clock'>,
  kind: Kind,
  { language, letter }: { language: Language; letter: string },
): Promise<readonly number[]> {
  return (await titleIndex(app, kind, language)).find((part) => part.letter === letter)?.ids ?? [];
}
