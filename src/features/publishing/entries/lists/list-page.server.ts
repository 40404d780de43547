/** The data of a content list's page, for any kind. */
import { getLocale } from '#src/paraglide/runtime.js';
import { pageNumber } from '#src/shared/lists/list-address.ts';
import { countChoices } from './choice-counts.server.ts';
import { filterChoices, listEntries, type Reader } from '../published-entries/published-content.server.ts';
import type { EntryFilters, EntryList } from '../content.schema.ts';
import {
  lists,
  readFilters,
  type ChoiceCounts,
  type ListChoices,
  type ListKind,
  type ListTraits,
} from './list-filters.rules.ts';
import { titleIndex } from '../published-entries/titles.server.ts';

export interface ListPageData<K extends ListKind = ListKind> {
  kind: K;
  list: EntryList<K>;
  page: number;
  filters: EntryFilters;
  hasIgnored: boolean;
  choices: ListChoices;
  counts: ChoiceCounts | null;
  /** Letters with entries, where the list is longer than a page. */
  letters: string[];
}

/** The list of an address, with the choices of its filters. */
export async function loadListPage<K extends ListKind>(
  app: Reader,
  kind: K,
  {
    query,
    places = {},
  }: { query: URLSearchParams; places?: Partial<Pick<ListChoices, 'locations' | 'specialisations'>> },
): Promise<ListPageData<K>> {
  const choices: ListChoices = { ...(await filterChoices(app, kind)), locations: [], specialisations: [], ...places };
  const { filters, ignored } = readFilters(kind, query, choices);
  const page = pageNumber(query.get('page'));
  const { perPage } = lists[kind];
  const [list, counts, letters] = await Promise.all([
    listEntries(app, { kind, filters, limit: perPage, offset: (page - 1) * perPage }),
    countChoices(app, kind, { filters, choices }),
    lettersOf(app, kind),
  ]);
  return { kind, list, page, filters, hasIgnored: ignored.length > 0, choices, counts, letters };
}

async function lettersOf(app: Reader, kind: ListKind): Promise<string[]> {
  const { hasLetters, perPage }: ListTraits = lists[kind];
  if (!hasLetters) return [];
  const index = await titleIndex(app, kind, getLocale());
  return index.reduce((sum, { ids }) => sum + ids.length, 0) > perPage ? index.map(({ letter }) => letter) : [];
}
