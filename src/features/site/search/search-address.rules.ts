/** The state of a search page in its address. */
import type { SearchType } from '#src/platform/search-documents/search-types.ts';

/** The state of a search page, from its address. */
export interface SearchPlace {
  keyword: string;
  type?: SearchType | undefined;
  page?: number;
  isExact?: boolean;
  /** The visitor's town, where the address names it. */
  near?: string | undefined;
}

/** The address of a search page; default values are left out. */
export function searchAddress({ keyword, type, page = 1, isExact, near }: SearchPlace): string {
  const query = new URLSearchParams({
    keyword,
    ...(type ? { type } : {}),
    ...(isExact ? { exactly: 'yes' } : {}),
    ...(near ? { near } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/search?${query}`;
}
