/** Search: one question over all that the site shows, answered in the reader's language, with errors forgiven and urgent words answered first. */
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { isUrgentConcept } from '#src/features/site/urgent-help/urgent-concepts.rules.ts';
import { urgentHelpFor } from '#src/features/site/urgent-help/urgent-help.server.ts';
import type { App } from '#src/platform/app.ts';
import { countAddress, type RateLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { searchTypes, type SearchType } from '#src/platform/search-documents/search-types.ts';
import { languages, localText, type Language } from '#src/shared/local-text.ts';
import { fold, runsOf } from '#src/shared/search-words.ts';
import { listFound, listNearWords, listPhrases, listTitles, type FoundRow } from './data/search.store.server.ts';
import { excerptOf, hasHit, marked } from './highlights.rules.ts';
import { inSimplified, pinyinOf, withoutToneNumbers } from './chinese-words.server.ts';
import { longestKeyword, shortestKeyword } from './keyword-length.rules.ts';
import { recordMiss } from './search-misses.server.ts';
import { corrected, correctionOf, mistypable, queryOf, type Meaning, type Query } from './query.rules.ts';
import type { Found, ResultGroup, SearchRequest, SearchResult } from './search.schema.ts';

export type Reader = Pick<App, 'db' | 'cache' | 'clock'>;

/** A group stands as high as its best find, and what people come for most a little higher. */
const pull: Partial<Record<SearchType, number>> = {
  speciality: 1.6,
  doctor: 1.9,
  hospital: 1.4,
  package: 1.1,
  clinic: 0.9,
  centre: 0.9,
  faq: 0.9,
  page: 1.1,
  news: 0.7,
  csr: 0.6,
  career: 0.6,
  tender: 0.5,
};
const nearWordsTried = 30;
const suggestionsShown = 8;
/** There is a clinic of each speciality in nearly every hospital: they come last. */
const suggestedTypes: readonly SearchType[] = [...searchTypes.filter((type) => type !== 'clinic'), 'clinic'];
/** Suggestions that one address may ask for: far more than anybody types. */
export const suggestionLimit: RateLimit = {
  name: 'search_suggestions',
  points: 150,
  seconds: 60,
  mayGoUncounted: true,
};
/** Searches by page and by call together: a whole waiting room behind one address finds what it looks for, a program that reads everything does not. */
export const searchLimit: RateLimit = { name: 'search', points: 120, seconds: 60, mayGoUncounted: true };

/** A search for somebody at that address, within the limit. Throws too_many_requests (429). */
export async function searchFor(
  app: Reader & Pick<App, 'pool' | 'clock' | 'secrets' | 'logger'>,
  clientAddress: string,
  request: SearchRequest,
): Promise<SearchResult> {
  await countAddress(app, searchLimit, clientAddress);
  const result = await search(app, request);
  if ((result.total === 0 || result.isLoose) && !result.isTooShort) await recordMiss(app, request);
  return result;
}

/** What is found for a keyword, by type. One that is too short finds nothing and says so. */
async function search(app: Reader, request: SearchRequest): Promise<SearchResult> {
  const keyword = request.keyword.trim().slice(0, longestKeyword).trim();
  const meanings = await loadMeanings(app);
  const words = withoutToneNumbers(inSimplified(keyword));
  const typed = [...keyword].length < shortestKeyword ? null : queryOf(words, meanings);
  if (!typed) return { ...nothing(keyword), isTooShort: true };
  const { query, groups, facets, didYouMean, isLoose } = await findForgivingly(
    app,
    { ...request, keyword: words },
    typed,
    meanings,
  );
  const [concept] = [...typed.urgentConcepts, ...query.urgentConcepts];
  return {
    ...nothing(keyword),
    total: facets.reduce((sum, { total }) => sum + total, 0),
    facets,
    groups,
    didYouMean,
    isLoose,
    speciality: await specialityNamed(app, query.specialitySlug ?? typed.specialitySlug, request.language),
    urgent: concept ? await urgentHelpFor(app, concept, request.language) : null,
  };
}

function nothing(keyword: string): SearchResult {
  return {
    keyword,
    isTooShort: false,
    total: 0,
    facets: [],
    groups: [],
    didYouMean: null,
    isLoose: false,
    speciality: null,
    urgent: null,
  };
}

interface Finding {
  query: Query;
  facets: SearchResult['facets'];
  groups: ResultGroup[];
  didYouMean: string | null;
  isLoose: boolean;
}

/** As typed, in the reader's language or another; where that finds nothing, without typing errors; where that finds nothing either, whatever has some of the words. */
async function findForgivingly(
  app: Reader,
  request: SearchRequest,
  typed: Query,
  meanings: readonly Meaning[],
): Promise<Finding> {
  for (const language of [request.language, ...languages.filter((other) => other !== request.language)]) {
    const asTyped = await find(app, { ...request, wordsIn: language }, typed, typed.all);
    if (asTyped.facets.length > 0) return { ...asTyped, query: typed, didYouMean: null, isLoose: false };
  }
  const mended = request.isExact ? null : await withoutErrors(app, request.keyword, request.language);
  const query = (mended && queryOf(mended, meanings)) || typed;
  if (mended) {
    const found = await find(app, request, query, query.all);
    if (found.facets.length > 0) return { ...found, query, didYouMean: mended, isLoose: false };
  }
  const loose = await find(app, request, query, query.any);
  return {
    ...loose,
    query,
    didYouMean: mended && loose.facets.length > 0 ? mended : null,
    isLoose: loose.facets.length > 0,
  };
}

async function find(
  app: Reader,
  { language, wordsIn = language, type, limit, offset }: SearchRequest & { wordsIn?: Language },
  query: Query,
  all: string,
): Promise<Pick<Finding, 'facets' | 'groups'>> {
  const asked = { language: wordsIn, all, exact: query.exact, now: app.clock.now() };
  const { totals, found } = await listFound(app, { ...asked, shownIn: language, type, limit, offset });
  const facets = searchTypes.flatMap((name) => (totals[name] ? [{ type: name, total: totals[name] }] : []));
  return { facets, groups: grouped(found, facets, { marks: query.marks, type }) };
}

/** Groups in the order of their best finds; a page past the last of a type is a group without finds. */
function grouped(
  rows: readonly FoundRow[],
  facets: SearchResult['facets'],
  { marks, type }: { marks: readonly string[]; type?: SearchType | undefined },
): ResultGroup[] {
  const best = (name: SearchType) =>
    Math.max(...rows.filter((row) => row.type === name).map(({ score, isOver }) => (isOver ? score / 2 : score)), 0) *
    (pull[name] ?? 1);
  const groups = facets
    .filter((facet) => !type || facet.type === type)
    .map((facet) => ({
      ...facet,
      items: rows.filter((row) => row.type === facet.type).map((row) => foundOf(row, marks)),
    }));
  return groups.sort((a, b) => best(b.type) - best(a.type));
}

function foundOf(row: FoundRow, marks: readonly string[]): Found {
  const title = marked(row.title, row.titleIn, marks);
  const summary = marked(row.summary, row.summaryIn, marks);
  const excerpt = hasHit(summary) || hasHit(title) || row.body === '' ? null : excerptOf(row.body, row.bodyIn, marks);
  return { type: row.type, id: row.id, path: row.path, title, excerpt: excerpt ?? summary, isOver: row.isOver };
}

/** The keyword with each word that nobody knows replaced by the nearest that somebody knows; null where nothing was mistyped. */
async function withoutErrors(app: Reader, keyword: string, language: Language): Promise<string | null> {
  const words = [...new Set(mistypable(keyword))];
  const corrections = await Promise.all(
    words.map(
      async (word) => [word, correctionOf(word, await listNearWords(app, language, word, nearWordsTried))] as const,
    ),
  );
  const known = new Map(corrections.flatMap(([word, correction]) => (correction ? [[word, correction]] : [])));
  return known.size > 0 ? corrected(keyword, known) : null;
}

async function specialityNamed(
  app: Reader,
  slug: string | null,
  language: Language,
): Promise<SearchResult['speciality']> {
  const found = slug && (await specialityOptions(app)).find((speciality) => speciality.slug === slug);
  if (!found) return null;
  const { text, lang } = localText(found.name, language);
  return { slug: found.slug, name: text, language: lang };
}

/** Everyday phrases with what they mean, in words that documents have. */
function loadMeanings(app: Reader): Promise<readonly Meaning[]> {
  return app.cache.get('meanings of everyday words', ['specialist-centres', 'search-phrases'], async () => {
    const [phrases, specialities] = await Promise.all([listPhrases(app), specialityOptions(app)]);
    const names = specialities.flatMap(({ slug, name }) =>
      languages
        .flatMap((language) => name[language] ?? [])
        .map((phrase) => ({ phrase, specialitySlug: slug, urgentConcept: null })),
    );
    const known = [...phrases, ...names];
    // Danger is told in words of a language: a syllable without its tone could mean anything.
    const inPinyin = known.flatMap(({ phrase, specialitySlug }) =>
      pinyinOf(phrase).map((spelt) => ({ phrase: spelt, specialitySlug, urgentConcept: null })),
    );
    return [...known, ...inPinyin].map(({ phrase, specialitySlug, urgentConcept }) => {
      const name = specialities.find(({ slug }) => slug === specialitySlug)?.name.en ?? '';
      const words = runsOf(name)
        .map(({ text }) => text)
        .filter((word) => word.length > 2 && word !== 'and');
      return {
        phrase,
        runs: runsOf(phrase),
        specialitySlug: name ? specialitySlug : null,
        specialityWords: words,
        urgentConcept: isUrgentConcept(urgentConcept) ? urgentConcept : null,
      };
    });
  });
}

/** Whole titles and specialities that begin with, or have, what was typed so far; the last word may be unfinished. */
export async function suggest(
  app: Reader,
  { keyword, language }: { keyword: string; language: Language },
): Promise<string[]> {
  const typed = withoutToneNumbers(inSimplified(keyword.trim().slice(0, longestKeyword)));
  if ([...typed].length < shortestKeyword) return [];
  return app.cache.get(
    `suggestions in ${language}: ${fold(typed)}`,
    suggestedFrom,
    () => suggestAnew(app, typed, language),
    suggestionsKeptMs,
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
];
/** What begins and ends by the clock is seen this soon. */
const suggestionsKeptMs = 60_000;

async function suggestAnew(app: Reader, typed: string, language: Language): Promise<string[]> {
  const query = queryOf(typed, []);
  if (!query) return [];
  const start = fold(typed);
  const meant = (await loadMeanings(app)).filter(
    ({ phrase, specialitySlug }) => specialitySlug !== null && fold(phrase).startsWith(start),
  );
  const slugs = [...new Set(meant.map(({ specialitySlug }) => specialitySlug))];
  const names = (await specialityOptions(app))
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ name }) => localText(name, language).text);
  // Of titles alone: what a text says is no way to finish a word.
  const titles = await listTitles(app, {
    language,
    all: query.inTitle,
    exact: query.exact,
    now: app.clock.now(),
    order: suggestedTypes,
    limit: suggestionsShown,
  });
  return [...new Set([...names.slice(0, 2), ...titles])].slice(0, suggestionsShown);
}
