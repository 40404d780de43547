/** The calls of a kind under /api/: a list with the filters of its page, and one entry by slug or id. */
import { z } from 'zod';
import { apiCall, languageQuery, listOf, listQuery, type ApiCall } from '#src/platform/http/api-call.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import { entryUnknown, filterUnknown } from '../content.errors.ts';
import type { Kind } from '../content-kinds.schema.ts';
import type { EntryCardData, EntryData } from '../content.schema.ts';
import { filterChoices, listEntries, readEntry, type Reader } from './published-content.server.ts';
import { narrowingOf, readFilters, type ListChoices, type ListKind } from '../lists/list-filters.rules.ts';

const named = z.object({ slug: z.string(), name: z.string() });
export const entryItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  topics: z.array(named),
  image: z.string().nullable(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  reading_minutes: z.number().int(),
  /** The kind's own fields: hours and place of an event, closing of a tender. */
  fields: z.record(z.string(), z.unknown()),
});
export const entryAnswer = entryItem.extend({
  body: z.string().describe('Clean HTML'),
  author: z.string().nullable(),
  reviewer: z.string().nullable(),
  reviewed_on: z.string().nullable(),
  review_due_on: z.string().nullable(),
  /** The language that the body is in: English where there is no translation. */
  language: z.enum(languages),
});

interface CallsOfKind {
  kind: ListKind;
  /** Below /api/: 'news', 'insight_corner/article'. */
  path: string;
  tag: string;
  /** 'News', for the summaries in the API document. */
  what: string;
  places?(app: Reader): Promise<Partial<Pick<ListChoices, 'locations' | 'specialisations'>>>;
}

/** GET {path} and GET {path}/{slug}. */
export function entryCalls({ kind, path, tag, what, places }: CallsOfKind): ApiCall[] {
  const names = [...narrowingOf(kind), 'sortBy'];
  const filters = Object.fromEntries(names.map((name) => [name, z.string().trim().min(1).max(120).optional()]));
  return [
    apiCall({
      method: 'GET',
      path,
      tag,
      summary: `${what} that match all filters`,
      query: listQuery.extend(filters),
      answer: listOf(entryItem),
      errors: { 422: ['filter_unknown'] },
      async handle({ app, query }) {
        const { lang, limit, offset, ...wanted } = query as { lang: Language; limit: number; offset: number } & Record<
          string,
          string | undefined
        >;
        const choices: ListChoices = {
          ...(await filterChoices(app, kind)),
          locations: [],
          specialisations: [],
          ...(await places?.(app)),
        };
        const asked = new URLSearchParams(
          Object.entries(wanted).filter((entry): entry is [string, string] => entry[1] !== undefined),
        );
        const read = readFilters(kind, asked, choices);
        if (read.ignored.length > 0) throw filterUnknown(read.ignored);
        const { items, total } = await listEntries(app, { kind, filters: read.filters, limit, offset, language: lang });
        return { items: items.map((entry) => itemAnswer(entry, lang)), total, limit, offset };
      },
    }),
    oneEntryCall({ kind, path: `${path}/:slug`, tag, what }),
  ];
}

function oneEntryCall({ kind, path, tag, what }: { kind: Kind; path: string; tag: string; what: string }): ApiCall {
  return apiCall({
    method: 'GET',
    path,
    tag,
    summary: `${what}: one by its slug or number`,
    query: languageQuery,
    answer: entryAnswer,
    errors: { 404: ['entry_unknown'] },
    async handle({ app, query, params }) {
      const found = await readEntry(app, kind, { idOrSlug: params['slug'] ?? '', language: query.lang });
      if (found?.state !== 'shown') throw entryUnknown();
      return detailAnswer(found.page.entry, query.lang);
    },
  });
}

/** An entry's card as calls answer it, in one language. */
export function itemAnswer(entry: EntryCardData, language: Language): z.infer<typeof entryItem> {
  const words = (text: LocalText) => localText(text, language).text;
  return {
    id: entry.id,
    slug: entry.slug,
    url: entry.address,
    title: words(entry.title),
    summary: words(entry.summary),
    topics: entry.topics.map(({ slug, name }) => ({ slug, name: words(name) })),
    image: entry.image ? `/media/${entry.image.id}/${entry.image.widths.at(-1)}.webp` : null,
    published_at: entry.publishedAt,
    updated_at: entry.changedAt,
    reading_minutes: entry.readingMinutes,
    fields: { ...entry.fields, ...entry.own?.en, ...entry.own?.[language] },
  };
}

/** An entry's page as calls answer it: the card with fields and body, in one language. */
export function detailAnswer(entry: EntryData, language: Language): z.infer<typeof entryAnswer> {
  const { text: body, lang } = localText(entry.body, language);
  return {
    ...itemAnswer(entry, language),
    body,
    author: entry.author,
    reviewer: entry.reviewer,
    reviewed_on: entry.reviewedOn,
    review_due_on: entry.reviewDueOn,
    language: lang,
  };
}
