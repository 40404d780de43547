/** The cache key and cache tags of a page. */
import type { Address } from '#src/routes/address.ts';

const everyPageShows = ['settings', 'keywords', 'scripts'];

/** The cache tags of an address. */
export function tagsOf({ cacheTags = [] }: Address): readonly string[] {
  return [...everyPageShows, ...cacheTags];
}

/**
 * The cache key: path with language prefix, and the query parameters that the page reads, sorted. All others are
 * dropped, so that they cannot flood the cache.
 */
export function pageKey(address: Address, path: string, query: URLSearchParams): string {
  const read = (address.allowedQueryParams ?? []).flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value.slice(0, 100).toWellFormed()] as [string, string]] : [];
  });
  const sorted = new URLSearchParams(read.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return sorted === '' ? path : `${path}?${sorted}`;
}
