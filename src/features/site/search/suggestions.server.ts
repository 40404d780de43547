/** Suggestions while a visitor types. */
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { searchTypes, type SearchType } from '#src/platform/search-documents/search-types.ts';
import type { RateLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { fold } from '#src/shared/texts/search-words.ts';
import { listTitles } from './data/search.store.server.ts';
import { inSimplified, withoutToneNumbers } from './typed-words/chinese-words.server.ts';
import { longestKeyword, shortestKeyword, suggestionsShown } from './search.rules.ts';
import { queryOf } from './query.rules.ts';
import { type Reader, loadSynonyms } from './typed-words/synonyms.server.ts';

/** Clinics come last, because nearly every hospital has one of each speciality. */
const suggestedTypes: readonly SearchType[] = [...searchTypes.filter((type) => type !== 'clinic'), 'clinic'];
/** Suggestions for one client address: far more than a person types. */
export const suggestionLimit: RateLimit = {
  name: 'search_suggestions',
  points: 150,
  seconds: 60,
  mayGoUncounted: true,
};

interface Typed {
  keyword: string;
  language: Language;
}

/** Titles and specialities that begin with, or contain, what was typed so far; the last word may be unfinished. */
export async function suggest(app: Reader, { keyword, language }: Typed): Promise<string[]> {
  const typed = withoutToneNumbers(inSimplified(keyword.trim().slice(0, longestKeyword)));
  if ([...typed].length < shortestKeyword) return [];
  return app.cache.get(
    { name: `suggestions in ${language}: ${fold(typed)}`, maxAgeMs: suggestionsCacheMs },
    suggestedFrom,
    () => suggestAnew(app, { keyword: typed, language }),
  );
}

const suggestedFrom = [
  'hospitals',
  'specialist-centres',
  'doctors',
  'packages',
  'articles',
  'videos',
  'podcasts',
  'news',
  'csr',
  'careers',
  'tenders',
  'campaigns',
  'events',
  'faq',
  'pages',
  'library',
  'treatments',
  'search-phrases',
];
/** Changes that depend only on time are visible after this delay. */
const suggestionsCacheMs = 60_000;

async function suggestAnew(app: Reader, { keyword, language }: Typed): Promise<string[]> {
  const query = queryOf(keyword, []);
  if (!query) return [];
  const wordsMeant = await meantWords(app, keyword, language);
  // Only titles: words of a text are no useful completion.
  const titles = await listTitles(app, {
    language,
    all: query.inTitle,
    exact: query.exact,
    now: app.clock.now(),
    order: suggestedTypes,
    limit: suggestionsShown,
  });
  return [...new Set([...wordsMeant, ...titles])].slice(0, suggestionsShown);
}

/** What everyday words that begin so mean: known words, and names of specialities. */
async function meantWords(app: Reader, typed: string, language: Language): Promise<string[]> {
  const start = fold(typed);
  const meant = (await loadSynonyms(app)).filter(
    ({ phrase, specialitySlug, meaning }) =>
      (specialitySlug !== null || meaning !== null) && fold(phrase).startsWith(start),
  );
  const knownWords = [...new Set(meant.flatMap(({ meaning }) => meaning ?? []))];
  const slugs = [...new Set(meant.map(({ specialitySlug }) => specialitySlug))];
  const names = (await specialityOptions(app))
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ name }) => localText(name, language).text);
  return [...knownWords.slice(0, 2), ...names.slice(0, 2)];
}
