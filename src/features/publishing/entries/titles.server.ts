/** A to Z: under which letter each published title of a kind stands, for readers of one language. */
import type { App } from '#src/platform/app.ts';
import { alphabetical, letterOf } from '#src/shared/letters.ts';
import type { Language } from '#src/shared/local-text.ts';
import { traitsOf, type Kind } from './content-kinds.schema.ts';
import { listTitles } from './data/reading.store.server.ts';

/** The ids of a letter, in alphabetical order; only letters under which something stands, in theirs. */
export type TitleIndex = { letter: string; ids: number[] }[];

/** Kept in memory until something of the kind is published: the alphabet of a language is not the database's. */
export function titleIndex(
  app: Pick<App, 'db' | 'cache' | 'clock'>,
  kind: Kind,
  language: Language,
): Promise<TitleIndex> {
  return app.cache.get(`letters of ${kind} in ${language}`, [traitsOf(kind).area], async () => {
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
