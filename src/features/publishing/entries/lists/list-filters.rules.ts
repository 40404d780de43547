/** Filters of the content lists in their addresses (specification, section 3). */
import { filteredAddress } from '#src/shared/lists/list-address.ts';
import type { EntryFilters, FilterChoices } from '../content.schema.ts';
import { languages } from '#src/shared/languages.ts';

/** Entries on a page where they are cards, and where they are rows. */
export const cardsPerPage = 12;
const entryRowsPerPage = 20;

export type FilterName = keyof EntryFilters;

/** A content list: its address, its filters and its orders (the first is the default). */
export interface ListTraits {
  path: string;
  filters: readonly FilterName[];
  sorts: readonly string[];
  perPage: number;
  /** Whether it is long enough for an index from A to Z. */
  hasLetters?: boolean;
}

const insightFilters = ['type', 'topic', 'language', 'month', 'year'] as const;
const campaignFilters = ['month', 'year', 'location', 'gender', 'specialisation'] as const;
const insightSorts = ['newest', 'oldest', 'title'] as const;

export const lists = {
  article: { path: '/articles', filters: insightFilters, sorts: insightSorts, perPage: cardsPerPage, hasLetters: true },
  video: { path: '/video', filters: insightFilters, sorts: insightSorts, perPage: cardsPerPage, hasLetters: true },
  podcast: { path: '/podcast', filters: insightFilters, sorts: insightSorts, perPage: cardsPerPage, hasLetters: true },
  news: { path: '/news', filters: ['topic', 'month', 'year'], sorts: ['newest', 'oldest'], perPage: cardsPerPage },
  csr: { path: '/csr', filters: ['topic', 'year'], sorts: ['newest', 'oldest'], perPage: cardsPerPage },
  event: { path: '/events', filters: campaignFilters, sorts: ['soonest', 'newest'], perPage: cardsPerPage },
  campaign: {
    path: '/campaigns-promotions',
    filters: campaignFilters,
    sorts: ['newest', 'ending'],
    perPage: cardsPerPage,
  },
  career: {
    path: '/career',
    filters: ['q', 'topic', 'location', 'state'],
    sorts: ['closing', 'newest'],
    perPage: entryRowsPerPage,
  },
  tender: {
    path: '/procurement',
    filters: ['q', 'topic', 'state'],
    sorts: ['closing', 'newest'],
    perPage: entryRowsPerPage,
  },
} as const satisfies Record<string, ListTraits>;
export type ListKind = keyof typeof lists;

/** All filters of a list, and the letter where it has them. */
export function narrowingOf(kind: ListKind): FilterName[] {
  const { filters, hasLetters }: ListTraits = lists[kind];
  return hasLetters ? [...filters, 'letter'] : [...filters];
}

/** The query parameters of a list, for the table of addresses. */
export function readsOf(kind: ListKind): string[] {
  return [...narrowingOf(kind), 'sortBy', 'page'];
}

/** How many entries each choice would leave with the other filters that are set, by filter and value. */
export type ChoiceCounts = Partial<Record<FilterName, Record<string, number>>>;

/** Filter choices beyond those of the entries: places and specialities. */
export interface ListChoices extends FilterChoices {
  /** Hospitals by name, and their states. */
  locations: { name: string; state: string }[];
  specialisations: { slug: string; name: FilterChoices['topics'][number]['name'] }[];
}

/**
 * The filters of an address. Unknown values are left out and named, so that a page can still show the list and a call
 * can refuse them.
 */
export function readFilters(
  kind: ListKind,
  query: URLSearchParams,
  choices: ListChoices,
): { filters: EntryFilters; ignored: FilterName[] } {
  const filters: EntryFilters = {};
  const ignored: FilterName[] = [];
  for (const name of [...narrowingOf(kind), 'sortBy'] as FilterName[]) {
    const value = query.get(name)?.trim().slice(0, 120);
    if (!value) continue;
    if (isKnown(kind, name, { value, choices })) filters[name] = value;
    else ignored.push(name);
  }
  return { filters, ignored };
}

function isKnown(
  kind: ListKind,
  name: FilterName,
  { value, choices }: { value: string; choices: ListChoices },
): boolean {
  switch (name) {
    case 'type':
      return choices.types.includes(value);
    case 'topic':
      return choices.topics.some(({ slug }) => slug === value);
    case 'language':
      return languages.some((language) => language === value);
    case 'month':
      return /^(?:0?[1-9]|1[0-2])$/.test(value);
    case 'year':
      return /^20\d{2}$/.test(value);
    case 'location':
      return choices.locations.some((place) => place.name === value || place.state === value);
    case 'gender':
      return value === 'female' || value === 'male';
    case 'specialisation':
      return choices.specialisations.some(({ slug }) => slug === value);
    case 'state':
      return value === 'open' || value === 'closed';
    case 'sortBy':
      return (lists[kind].sorts as readonly string[]).includes(value);
    case 'q':
      return value.length >= 2;
    case 'letter':
      return /^[A-Z#]$/.test(value);
  }
}

/** The values that a filter's field offers; none where it is typed. */
export function choiceValues(name: FilterName, choices: ListChoices): string[] {
  switch (name) {
    case 'type':
      return choices.types;
    case 'topic':
      return choices.topics.map(({ slug }) => slug);
    case 'specialisation':
      return choices.specialisations.map(({ slug }) => slug);
    case 'language':
      return choices.languages;
    case 'year':
      return choices.years;
    case 'month':
      return Array.from({ length: 12 }, (_, index) => String(index + 1));
    case 'gender':
      return ['female', 'male'];
    case 'state':
      return ['open', 'closed'];
    case 'location':
      return placesByState(choices).map(({ value }) => value);
    case 'sortBy':
    case 'q':
    case 'letter':
      return [];
  }
}

/** Each state, followed by its hospitals. */
export function placesByState({ locations }: ListChoices): { value: string; isState: boolean }[] {
  const states = [...new Set(locations.map(({ state }) => state))].sort();
  return states.flatMap((state) => [
    { value: state, isState: true },
    ...locations.filter((place) => place.state === state).map(({ name }) => ({ value: name, isState: false })),
  ]);
}

/** The list's address with these filters; empty values and the default order are left out. */
export function listAddress(kind: ListKind, filters: EntryFilters, page = 1): string {
  const { path, sorts } = lists[kind];
  return filteredAddress({ path, filterNames: narrowingOf(kind), usualSort: sorts[0] }, filters, page);
}

/** Whether entries of this kind have a list with filters. */
export function isListKind(kind: string): kind is ListKind {
  return Object.hasOwn(lists, kind);
}
