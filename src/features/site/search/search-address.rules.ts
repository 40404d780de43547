import type { SearchType } from '#src/platform/search-documents/search-types.ts';

/** Finds of each type where all types stand together, and on a page of one type. */
export const shownOfEach = 3;
export const shownOfOne = 20;

/** What the address of a search page says. */
export interface SearchPlace {
  keyword: string;
  type?: SearchType | undefined;
  page?: number;
  isExact?: boolean;
}

export function searchAddress({ keyword, type, page = 1, isExact }: SearchPlace): string {
  const query = new URLSearchParams({
    keyword,
    ...(type ? { type } : {}),
    ...(isExact ? { exactly: 'yes' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/search?${query}`;
}
