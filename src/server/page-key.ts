/** Under which key the page cache has a page, and what it is dropped by. */
import type { Address } from '#src/routes/address.ts';

const everyPageShows = ['settings', 'keywords', 'scripts'];

/** The tags of a page's address. */
export function tagsOf({ cacheTags = [] }: Address): readonly string[] {
  return [...everyPageShows, ...cacheTags];
}

/** Path with language prefix, and the query parameters that the page reads, sorted; all others are dropped, so that they cannot flood the cache. */
export function pageKey(address: Address, path: string, query: URLSearchParams): string {
  const read = (address.allowedQueryParams ?? []).flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value.slice(0, 100).toWellFormed()] as [string, string]] : [];
  });
  const sorted = new URLSearchParams(read.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return sorted === '' ? path : `${path}?${sorted}`;
}
