/** Synonyms of a query: everyday words, search words of staff and names of specialities, with their meanings. */
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { isUrgentConcept } from '#src/features/site/urgent-help/urgent-concepts.rules.ts';
import type { App } from '#src/platform/app.ts';
import { languages } from '#src/shared/languages.ts';
import { tokensOf } from '#src/shared/texts/search-words.ts';
import { listPhrases } from '../data/search.store.server.ts';
import { pinyinOf } from './chinese-words.server.ts';
import type { Synonym } from '../query.rules.ts';

export type Reader = Pick<App, 'db' | 'cache' | 'clock'>;

/** Every synonym with its meaning, in words that documents contain. */
export function loadSynonyms(app: Reader): Promise<readonly Synonym[]> {
  return app.cache.get('meanings of everyday words', ['specialist-centres', 'search-phrases'], async () => {
    const [phrases, specialities] = await Promise.all([listPhrases(app), specialityOptions(app)]);
    const names = specialities.flatMap(({ slug, name }) =>
      languages
        .flatMap((language) => name[language] ?? [])
        .map((phrase) => ({ phrase, specialitySlug: slug, urgentConcept: null, meaning: null })),
    );
    const known = [...phrases, ...names];
    // Urgent concepts apply only to written words, because a syllable without its tone could mean anything.
    const inPinyin = known.flatMap(({ phrase, specialitySlug, meaning }) =>
      pinyinOf(phrase).map((spelt) => ({ phrase: spelt, specialitySlug, urgentConcept: null, meaning })),
    );
    return [...known, ...inPinyin].map(({ phrase, specialitySlug, urgentConcept, meaning }) => {
      const name = specialities.find(({ slug }) => slug === specialitySlug)?.name.en ?? '';
      const words = tokensOf(name)
        .map(({ text }) => text)
        .filter((word) => word.length > 2 && word !== 'and');
      return {
        phrase,
        tokens: tokensOf(phrase),
        specialitySlug: name ? specialitySlug : null,
        specialityWords: words,
        urgentConcept: isUrgentConcept(urgentConcept) ? urgentConcept : null,
        meaning,
      };
    });
  });
}
