import { z } from 'zod';
import { urgentConcepts } from '#src/features/site/urgent-help/urgent-concepts.rules.ts';
import { apiCall, listQuery, type ApiInput } from '#src/platform/http/api-call.ts';
import { searchTypes } from '#src/platform/search-documents/search-types.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { longestKeyword, shortestKeyword } from './search.rules.ts';
import { searchFor } from './answer-search.server.ts';
import { suggest } from './suggestions.server.ts';
import type { FoundItem, HighlightedWords, SearchResult } from './search.schema.ts';

const tag = 'Search';
const type = z.enum(searchTypes);
const searchQuery = listQuery.extend({
  keyword: z
    .string()
    .trim()
    .min(shortestKeyword)
    .max(longestKeyword)
    .describe('Two characters or more, in any of the languages; typing errors are forgiven.'),
  type: type.optional().describe('Only this type; `total` and `facets` still count all.'),
});

const item = z.object({
  type,
  id: z.number().int(),
  url: z.string().describe('Path of the page in the language asked for.'),
  title: z.string(),
  excerpt: z.string(),
  language: z.enum(languages).describe('The language that the title is in: English where there is no other.'),
  is_over: z.boolean().describe('An event that is over, a post or a tender that has closed.'),
});
const grouped = z.object({
  keyword: z.string(),
  total: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
  groups: z
    .array(z.object({ type, total: z.number().int(), items: z.array(item) }))
    .describe('The best group first; `limit` and `offset` count within each.'),
});
const withMore = grouped.extend({
  facets: z.array(z.object({ type, total: z.number().int() })),
  suggestions: z.array(z.string()).describe('Titles and specialities that finish the words.'),
  did_you_mean: z.string().nullable().describe('The words without their typing errors; the groups are then theirs.'),
  is_loose: z.boolean().describe('Nothing has all of the words: the groups have some of them.'),
  speciality: z
    .object({ slug: z.string(), name: z.string(), url: z.string() })
    .nullable()
    .describe('What everyday words mean.'),
  urgent: z
    .object({ concept: z.enum(urgentConcepts), phone: z.string(), first_aid_url: z.string().nullable() })
    .nullable()
    .describe('The danger that the words may mean, with the number to call and the first-aid entry.'),
  emergency_phone: z.string().nullable().describe('Set where the words may mean that somebody needs help at once.'),
});

type Asked = ApiInput<z.output<typeof searchQuery>, unknown>;

export const searchCalls = [
  apiCall({
    method: 'GET',
    path: 'search',
    tag,
    summary: 'Everything that has the words, grouped by type',
    query: searchQuery,
    answer: grouped,
    async handle(asked) {
      return groupedAnswer(await ask(asked), asked.query);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'searchV2',
    tag,
    summary:
      'The same with facets, suggestions, corrected words, the speciality meant and the emergency number for urgent words',
    query: searchQuery,
    answer: withMore,
    async handle({ app, query, clientAddress }) {
      const result = await ask({ app, query, clientAddress });
      const suggestions = await suggest(app, { keyword: query.keyword, language: query.lang });
      const { facets, didYouMean, isLoose, speciality, urgent } = result;
      return {
        ...groupedAnswer(result, query),
        facets,
        suggestions,
        did_you_mean: didYouMean,
        is_loose: isLoose,
        emergency_phone: urgent?.phone ?? null,
        urgent: urgent && {
          concept: urgent.concept,
          phone: urgent.phone,
          first_aid_url: urgent.firstAid && localPath(urgent.firstAid.href, query.lang),
        },
        speciality: speciality && {
          slug: speciality.slug,
          name: speciality.name,
          url: localPath(`/speciality-centre/${speciality.slug}`, query.lang),
        },
      };
    },
  }),
];

function ask({
  app,
  clientAddress,
  query: { keyword, lang, type: wanted, limit, offset },
}: Pick<Asked, 'app' | 'query' | 'clientAddress'>): Promise<SearchResult> {
  return searchFor(app, clientAddress, { keyword, language: lang, type: wanted, limit, offset });
}

function groupedAnswer({ keyword, total, groups }: SearchResult, { lang, limit, offset }: Asked['query']) {
  return {
    keyword,
    total,
    limit,
    offset,
    groups: groups.map((group) => ({ ...group, items: group.items.map((found) => itemAnswer(found, lang)) })),
  };
}

function itemAnswer({ type: kind, id, path, title, excerpt, isOver }: FoundItem, language: Language) {
  return {
    type: kind,
    id,
    url: localPath(path, language),
    title: wordsOf(title),
    excerpt: wordsOf(excerpt),
    language: title.language,
    is_over: isOver,
  };
}

const wordsOf = ({ pieces }: HighlightedWords) => pieces.map(({ words }) => words).join('');
