/**
 * Search: one query over all public content, answered in the reader's language, with typing errors corrected and
 * urgent words answered first.
 */
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { urgentHelpFor } from '#src/features/site/urgent-help/urgent-help.server.ts';
import type { App } from '#src/platform/app.ts';
import { countAddress, type RateLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { searchTypes, type SearchType } from '#src/platform/search-documents/search-types.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { listFound, listNearWords, type ResultRow } from './data/search.store.server.ts';
import { excerptOf, hasHit, highlighted } from './highlights.rules.ts';
import { inSimplified, withoutToneNumbers } from './typed-words/chinese-words.server.ts';
import { longestKeyword, shortestKeyword } from './search.rules.ts';
import { recordMiss } from './typed-words/search-misses.server.ts';
import { corrected, correctionOf, mistypable } from './typed-words/typing-errors.rules.ts';
import { queryOf, type Synonym, type Query } from './query.rules.ts';
import { inResultOrder } from './result-order.rules.ts';
import type { FoundItem, ResultGroup, SearchRequest, SearchResult } from './search.schema.ts';
import { type Reader, loadSynonyms } from './typed-words/synonyms.server.ts';

const nearWordsTried = 30;
/** Limit of searches by page and call together: many people behind one address stay below it, a crawler does not. */
export const searchLimit: RateLimit = { name: 'search', points: 120, seconds: 60, mayGoUncounted: true };

/** A search within the limit of the client address. Throws too_many_requests (429). */
export async function searchFor(
  app: Reader & Pick<App, 'pool' | 'clock' | 'secrets' | 'logger' | 'dailyCounts'>,
  clientAddress: string,
  request: SearchRequest,
): Promise<SearchResult> {
  await countAddress(app, searchLimit, clientAddress);
  const result = await search(app, request);
  const isMiss = (result.total === 0 || result.isLoose) && !result.isTooShort;
  if (isMiss) await recordMiss(app, request);
  // Only the first page of all types counts as a search: another page or type of the same results does not.
  const isFirst = request.offset === 0 && !request.type && !request.isExact;
  if (isFirst && !result.isTooShort) app.dailyCounts.raise('search');
  if (isFirst && isMiss) app.dailyCounts.raise('search_without_result');
  return result;
}

/**
 * The results for a keyword, by type, without counting the search. A keyword that is too short has none, and the
 * result says so.
 */
export async function search(app: Reader, request: SearchRequest): Promise<SearchResult> {
  const keyword = request.keyword.trim().slice(0, longestKeyword).trim();
  const synonyms = await loadSynonyms(app);
  const words = withoutToneNumbers(inSimplified(keyword));
  const typed = [...keyword].length < shortestKeyword ? null : queryOf(words, synonyms);
  if (!typed) return { ...nothing(keyword), isTooShort: true };
  const { query, groups, facets, didYouMean, isLoose } = await findForgivingly(
    app,
    { ...request, keyword: words },
    { typed, synonyms },
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
    urgent: concept ? await urgentHelpFor(app, concept, { text: keyword, language: request.language }) : null,
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

/**
 * Finds the words as typed, in all languages; if nothing matches, with typing errors corrected; if still nothing
 * matches, documents with some of the words.
 */
async function findForgivingly(
  app: Reader,
  request: SearchRequest,
  { typed, synonyms }: { typed: Query; synonyms: readonly Synonym[] },
): Promise<Finding> {
  for (const language of [request.language, ...languages.filter((other) => other !== request.language)]) {
    const asTyped = await find(app, { ...request, wordsIn: language }, { query: typed, all: typed.all });
    if (asTyped.facets.length > 0) return { ...asTyped, query: typed, didYouMean: null, isLoose: false };
  }
  const correctedKeyword = request.isExact ? null : await withoutErrors(app, request.keyword, request.language);
  const query = (correctedKeyword && queryOf(correctedKeyword, synonyms)) || typed;
  if (correctedKeyword) {
    const found = await find(app, request, { query, all: query.all });
    if (found.facets.length > 0) return { ...found, query, didYouMean: correctedKeyword, isLoose: false };
  }
  const loose = await find(app, request, { query, all: query.any });
  return {
    ...loose,
    query,
    didYouMean: correctedKeyword && loose.facets.length > 0 ? correctedKeyword : null,
    isLoose: loose.facets.length > 0,
  };
}

async function find(
  app: Reader,
  { language, wordsIn = language, type, limit, offset, nearest }: SearchRequest & { wordsIn?: Language },
  { query, all }: { query: Query; all: string },
): Promise<Pick<Finding, 'facets' | 'groups'>> {
  const asked = { language: wordsIn, all, exact: query.exact, now: app.clock.now() };
  const { totals, found } = await listFound(app, { ...asked, shownIn: language, type, limit, offset, nearest });
  const facets = searchTypes.flatMap((name) => (totals[name] ? [{ type: name, total: totals[name] }] : []));
  return { facets, groups: grouped(found, facets, { highlights: query.highlights, type }) };
}

/** Groups in the order of their best matches; a page past the last of a type gives an empty group. */
function grouped(
  rows: readonly ResultRow[],
  facets: SearchResult['facets'],
  { highlights, type }: { highlights: readonly string[]; type?: SearchType | undefined },
): ResultGroup[] {
  const groups = facets
    .filter((facet) => !type || facet.type === type)
    .map((facet) => ({
      ...facet,
      items: rows.filter((row) => row.type === facet.type).map((row) => resultOf(row, highlights)),
    }));
  return inResultOrder(groups, rows);
}

function resultOf(row: ResultRow, highlights: readonly string[]): FoundItem {
  const title = highlighted(row.title, row.titleIn, highlights);
  const summary = highlighted(row.summary, row.summaryIn, highlights);
  const excerpt =
    hasHit(summary) || hasHit(title) || row.body === '' ? null : excerptOf(row.body, row.bodyIn, highlights);
  return { type: row.type, id: row.id, path: row.path, title, excerpt: excerpt ?? summary, isOver: row.isOver };
}

/** The keyword with each unknown word replaced by the nearest known one; null where no word was mistyped. */
async function withoutErrors(app: Reader, keyword: string, language: Language): Promise<string | null> {
  const words = [...new Set(mistypable(keyword))];
  const corrections = await Promise.all(
    words.map(
      async (word) =>
        [word, correctionOf(word, await listNearWords(app, language, { word, limit: nearWordsTried }))] as const,
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
