/** Search documents of published entries: the same texts that readers see, without drafts. */
import {
  refreshSearchDocuments,
  type SearchDocument,
  type SearchSource,
} from '#src/platform/search-documents/search-documents.store.server.ts';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { entryAddress, traitsOf, type Kind } from '../content-kinds.schema.ts';
import {
  listPublishedEntryIds,
  listSearchable,
  lockEntries,
  type SearchableRow,
} from '../data/searchable.store.server.ts';
import { hasPage } from '../page-texts/page-addresses.rules.ts';
import { filledDeep } from '../text-checks/group-facts.rules.ts';
import { readGroupFacts } from '../text-checks/group-facts.server.ts';
import { wordsOfSafe } from '../rich-text/allowed-html.server.ts';

/** The search type of a kind; kinds without one are parts of other pages. */
const typeOf: Partial<Record<Kind, SearchType>> = {
  article: 'article',
  video: 'video',
  podcast: 'podcast',
  news: 'news',
  csr: 'csr',
  career: 'career',
  tender: 'tender',
  campaign: 'campaign',
  event: 'event',
  faq: 'faq',
  'mccn-faq': 'faq',
  page: 'page',
  landing: 'page',
  treatment: 'treatment',
  'library-disease': 'library',
  'library-first-aid': 'library',
  'library-symptom': 'library',
  'library-test': 'library',
  'library-faq': 'library',
};

/** Shared fields with visible texts. */
const spokenFields = [
  'overview',
  'symptoms',
  'causes',
  'whenToSeeADoctor',
  'treatment',
  'steps',
  'stepsForChildren',
  'stepsForBabies',
  'neverDo',
  'why',
  'preparation',
  'whatHappens',
  'results',
  'answer',
  'includes',
  'place',
  'department',
  'number',
  'category',
];
/** The pages with the groups of questions; all other questions are at /faq. */
const faqPages: Record<string, string> = { cares: '/cares-faq', 'cares-app': '/cares-app/faq' };

/** Search source of every published entry that has a page. */
export const entrySearchSource: SearchSource = {
  types: [...new Set(Object.values(typeOf))],
  listIds: listPublishedEntryIds,
  lock: lockEntries,
  async read(tx, itemIds) {
    const byEntry = new Map<number, SearchableRow[]>();
    for (const row of await filledForSearch(tx, await listSearchable(tx, itemIds)))
      byEntry.set(row.entryId, [...(byEntry.get(row.entryId) ?? []), row]);
    return [...byEntry.values()].flatMap((rows) => documentOf(rows) ?? []);
  },
};

/** Replaces placeholders by their values, so that readers find what they see. */
async function filledForSearch(tx: Transaction, rows: readonly SearchableRow[]): Promise<readonly SearchableRow[]> {
  const words = ({ title, summary, body, own, fields }: SearchableRow) => ({ title, summary, body, own, fields });
  if (!rows.some((row) => JSON.stringify(words(row)).includes('{{'))) return rows;
  const facts = await readGroupFacts({ db: tx });
  return rows.map((row) => ({ ...row, ...filledDeep(words(row), facts, row.language) }));
}

/** Updates an entry's search documents; call it in the transaction of the change. */
export async function indexEntry(tx: Transaction, entry: { id: number; kind: Kind }): Promise<void> {
  if (typeOf[entry.kind]) await refreshSearchDocuments(tx, entrySearchSource, [entry.id]);
}

/** The document of an entry; null without English, because it is then not published. */
function documentOf(rows: readonly SearchableRow[]): SearchDocument | null {
  const english = rows.find(({ language }) => language === 'en');
  const type = english && typeOf[english.kind];
  const path = english && pathOf(english);
  if (!english || !type || !path) return null;
  // The end of English ends all languages. When another language alone ends, the schedule removes its words; an
  // advertisement must not be found after it has ended.
  const ending = traitsOf(english.kind).isAdvertising ? rows : [english];
  const ends = ending.flatMap(({ visibleUntil }) => visibleUntil ?? []);
  return {
    type,
    itemId: english.entryId,
    path,
    title: inLanguages(rows, ({ title }) => title),
    summary: inLanguages(rows, summaryOf),
    body: inLanguages(rows, bodyOf),
    about: [
      ...english.topics,
      ...[english.type, ...english.hospitalSlugs, english.specialisation].flatMap((slug) =>
        slug ? [{ en: slug.replaceAll('-', ' ') }] : [],
      ),
    ],
    visibleUntil: ends.length > 0 ? new Date(Math.min(...ends.map((end) => Date.parse(end)))) : null,
    endsAt: english.endsAt === null ? null : new Date(english.endsAt),
    changedAt: new Date(english.changedAt),
  };
}

function pathOf({ kind, entryId, slug, fields }: SearchableRow): string | null {
  if (kind === 'faq') return `${faqPages[String(fields['group'])] ?? '/faq'}#${slug}`;
  if (kind === 'mccn-faq') return '/mccn/faq';
  const path = entryAddress({ kind, id: entryId, slug });
  return path && (kind !== 'page' || hasPage(path)) ? path : null;
}

function inLanguages(rows: readonly SearchableRow[], read: (row: SearchableRow) => string): LocalText {
  const words = Object.fromEntries(
    languages.flatMap((language: Language) => {
      const row = rows.find((each) => each.language === language);
      const text = row && read(row).trim();
      return text ? [[language, text]] : [];
    }),
  );
  return { en: '', ...words };
}

/** The summary; for a question, which has none, the beginning of the answer. */
function summaryOf({ summary, body }: SearchableRow): string {
  return summary || wordsOfSafe(body).slice(0, 200);
}

function bodyOf(row: SearchableRow): string {
  const spoken = row.language === 'en' ? spokenFields.flatMap((name) => wordsIn(row.fields[name])) : [];
  // Captions repeat the transcript in pieces with times.
  const { captions: _captions, ...own } = row.own;
  return [wordsOfSafe(row.body), ...Object.values(own).flatMap(wordsIn), ...spoken].join(' ');
}

/** Parts of a field that are not visible text. */
const unread = new Set([
  'icon',
  'color',
  'href',
  'url',
  'at',
  'audio',
  'mediaId',
  'kind',
  'scene',
  'side',
  'most',
  'hospital',
  'speciality',
  'packageType',
]);

/** The texts of a field: a line, lines, or parts with names. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [wordsOfSafe(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (unread.has(name) ? [] : wordsIn(part)));
}
