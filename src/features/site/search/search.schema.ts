import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import type { UrgentHelp } from '#src/features/site/urgent-help/urgent-help.schema.ts';
import type { Language } from '#src/shared/local-text.ts';

/** A piece of a text; `isHit` where the reader's words stand. */
export interface Piece {
  words: string;
  isHit: boolean;
}

export interface HighlightedWords {
  language: Language;
  pieces: Piece[];
}

/** One thing that was found. */
export interface FoundItem {
  type: SearchType;
  id: number;
  /** Without language prefix. */
  path: string;
  title: HighlightedWords;
  /** Its summary, or the place of its text where the words stand. */
  excerpt: HighlightedWords;
  /** An event that is over, a post or a tender that has closed. */
  isOver: boolean;
}

export interface ResultGroup {
  type: SearchType;
  total: number;
  items: FoundItem[];
}

/** What a search answers. */
export interface SearchResult {
  /** As it was typed, cut to its longest. */
  keyword: string;
  /** Fewer than two characters: nothing was looked for. */
  isTooShort: boolean;
  total: number;
  /** How many there are of every type, whatever type was asked for. */
  facets: { type: SearchType; total: number }[];
  groups: ResultGroup[];
  /** The words without their typing errors, where these alone find something; `groups` are then theirs. */
  didYouMean: string | null;
  /** Nothing has all of the words: these have some of them. */
  isLoose: boolean;
  /** What everyday words mean. */
  speciality: { slug: string; name: string; language: Language } | null;
  /** The words may mean that somebody is in danger: what stands before all that was found. */
  urgent: UrgentHelp | null;
}

export interface SearchRequest {
  keyword: string;
  language: Language;
  type?: SearchType | undefined;
  /** Of each group. */
  limit: number;
  offset: number;
  /** As typed: without looking for typing errors. */
  isExact?: boolean;
}
