import { z } from 'zod';
import { readEntry, detailAnswer, entryAnswer, entryUnknown } from '#src/features/publishing/entries/entries.server.ts';
import { apiCall, languageQuery, listOf, listQuery } from '#src/platform/http/api-call.ts';
import { localText } from '#src/shared/local-text.ts';
import { letterOf, matchesWords, sections, type LibraryKind } from './clinic-network.rules.ts';
import { listLibrary, listSections } from './clinic-network.server.ts';

const tag = 'Clinic network';
const item = z.object({
  id: z.number().int(),
  slug: z.string(),
  url: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  letter: z.string(),
});

type Section = (typeof sections)[number];

/** The entries of a section, by their titles. */
const sectionList = ({ path, kind }: Section) =>
  apiCall({
    method: 'GET',
    path: `mccn/${path}`,
    tag,
    summary: `Health library: the entries of ${path}, by their titles`,
    query: listQuery.extend({
      q: z.string().trim().min(2).max(100).optional(),
      letter: z
        .string()
        .regex(/^[A-Z#]$/)
        .optional(),
    }),
    answer: listOf(item),
    async handle({ app, query: { lang, limit, offset, q = '', letter } }) {
      const found = (await listLibrary(app, kind)).filter(
        (entry) => matchesWords(entry, q, lang) && (!letter || letterOf(entry, lang) === letter),
      );
      const items = found
        .map((entry) => ({
          id: entry.id,
          slug: entry.slug,
          url: entry.address,
          title: localText(entry.title, lang).text,
          summary: localText(entry.summary, lang).text,
          letter: letterOf(entry, lang),
        }))
        .sort((a, b) => a.letter.localeCompare(b.letter) || a.title.localeCompare(b.title));
      return { items: items.slice(offset, offset + limit), total: items.length, limit, offset };
    },
  });

/** One entry of a section. */
const sectionEntry = ({ path, kind }: Section) =>
  apiCall({
    method: 'GET',
    path: `mccn/${path}/:id`,
    tag,
    summary: `Health library: one entry of ${path} by its slug or number`,
    query: languageQuery,
    answer: entryAnswer,
    errors: { 404: ['entry_unknown'] },
    async handle({ app, query, params }) {
      const found = await readEntry(app, kind as LibraryKind, { idOrSlug: params['id'] ?? '' });
      if (found?.state !== 'shown') throw entryUnknown();
      return detailAnswer(found.page.entry, query.lang);
    },
  });

const sectionCalls = sections.flatMap((section) => [sectionList(section), sectionEntry(section)]);

export const clinicNetworkCalls = [
  apiCall({
    method: 'GET',
    path: 'admin/sections',
    tag,
    summary: 'The sections of the health library',
    answer: z.array(z.object({ name: z.string() })),
    handle: async ({ app }) => (await listSections(app)).map(({ name }) => ({ name })),
  }),
  ...sectionCalls,
];
