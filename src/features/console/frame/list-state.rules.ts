/** The state of a console list in its address: search, filters, order, columns, page. */
import { atMalaysianTime, addDays, isCalendarDay } from '#src/shared/dates.ts';
/** The name of the query parameter for a shown column; it is repeated for each. */

/** The query name of a chosen column, once for each. */
export const columnParam = 'column';

export interface ListShape {
  /** Columns that order the list, by name. */
  sorts: readonly string[];
  /** 'name', or '-at' for descending order. */
  defaultSort: string;
  /** Filters by query name: the allowed values, or 'any' for short texts that the admin page validates itself. */
  filters?: Readonly<Record<string, readonly string[] | 'any'>>;
}

export interface ListState {
  q: string;
  page: number;
  sort: string;
  isDescending: boolean;
  /** Only those that are set. */
  filters: Record<string, string>;
  /** The chosen columns by key, besides the first; absent: all of them. */
  columns?: string[];
}

export const rowsPerPage = 20;
/**
 * Lists count their rows up to this number and have pages for as many; to find other rows, staff search, filter or
 * reverse the order. Nobody turns more than fifty pages, and counting up to a thousand reads some hundred blocks where
 * counting ten thousand matches reads tens of thousands. A file of the list has all its rows.
 */
export const mostCounted = 1_000;
const maxPage = mostCounted / rowsPerPage;

/** Parses a list's address. Unknown values are left out, so that no typed text becomes part of a query's structure. */
export function readListState(query: URLSearchParams, shape: ListShape): ListState {
  const asked = query.get('sort') ?? shape.defaultSort;
  const name = asked.replace(/^-/, '');
  const sort = shape.sorts.includes(name) ? asked : shape.defaultSort;
  const page = Number(query.get('page'));
  const columns = chosenColumns(query);
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    sort: sort.replace(/^-/, ''),
    isDescending: sort.startsWith('-'),
    filters: filtersOf(query, shape.filters ?? {}),
    ...(columns.length > 0 ? { columns } : {}),
  };
}

/** More columns than any list has. */
const mostColumns = 30;

function chosenColumns(query: URLSearchParams): string[] {
  return [...new Set(query.getAll(columnParam))].filter((key) => /^[\w-]{1,40}$/.test(key)).slice(0, mostColumns);
}

function filtersOf(query: URLSearchParams, offered: NonNullable<ListShape['filters']>): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const [name, values] of Object.entries(offered)) {
    const value = query.get(name)?.trim().slice(0, 100);
    if (value && (values === 'any' || values.includes(value))) filters[name] = value;
  }
  return filters;
}

export interface ListChange {
  q?: string;
  page?: number;
  sort?: string;
  /** An empty value removes the filter. */
  filters?: Record<string, string>;
}

/** The address of the same list with a change; every change except that of the page leads to the first page. */
export function listHref(path: string, state: ListState, change: ListChange = {}): string {
  const query = new URLSearchParams();
  const q = change.q ?? state.q;
  if (q) query.set('q', q);
  for (const [name, value] of Object.entries({ ...state.filters, ...change.filters })) {
    if (value) query.set(name, value);
  }
  query.set('sort', change.sort ?? `${state.isDescending ? '-' : ''}${state.sort}`);
  for (const key of state.columns ?? []) query.append(columnParam, key);
  const isOtherList = change.q !== undefined || change.sort !== undefined || change.filters !== undefined;
  const page = change.page ?? (isOtherList ? 1 : state.page);
  if (page > 1) query.set('page', String(page));
  return `${path}?${query}`;
}

/** The Malaysian days of a list's filter, as instants; an invalid day is left out. */
export function daysOf({ filters }: Pick<ListState, 'filters'>): { from?: Date; until?: Date } {
  const day = (text: string | undefined) => (text && isCalendarDay(text) ? text : undefined);
  const [from, until] = [day(filters.from), day(filters.until)];
  return {
    ...(from ? { from: atMalaysianTime(from, '00:00') } : {}),
    ...(until ? { until: atMalaysianTime(addDays(until, 1), '00:00') } : {}),
  };
}

/** The query name that chooses the format of a list's file. */
export const formatParam = 'format';

/**
 * The address of the CSV with every item that an import accepts unchanged; `list` is the name of the list in imports
 * (console/catalogue).
 */
export function importFileHref(list: string): string {
  return `/staff/catalogue/${list}/csv`;
}

/** The address of a list's Excel workbook, from that of its CSV. */
export function workbookHref(csvHref: string): string {
  return `${csvHref}${csvHref.includes('?') ? '&' : '?'}${formatParam}=xlsx`;
}
