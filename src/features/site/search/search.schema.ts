import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import type { UrgentHelp } from '#src/features/site/urgent-help/urgent-help.schema.ts';
import type { Language } from '#src/shared/languages.ts';

/** A piece of a text; `isHit` for the reader's words. */
export interface Piece {
  words: string;
  isHit: boolean;
}

export interface HighlightedWords {
  language: Language;
  pieces: Piece[];
}

/** One result. */
export interface FoundItem {
  type: SearchType;
  id: number;
  /** Without language prefix. */
  path: string;
  title: HighlightedWords;
  /** Its summary, or the excerpt with the words. */
  excerpt: HighlightedWords;
  /** A past event, or a closed vacancy or tender. */
  isOver: boolean;
}

export interface ResultGroup {
  type: SearchType;
  total: number;
  items: FoundItem[];
}

/** The answer of a search. */
export interface SearchResult {
  /** As typed, cut to the maximum length. */
  keyword: string;
  /** Whether it has fewer than two characters: then nothing was searched. */
  isTooShort: boolean;
  total: number;
  /** The number of matches of every type, whatever type was requested. */
  facets: { type: SearchType; total: number }[];
  groups: ResultGroup[];
  /** The corrected keyword, where only it has matches; `groups` are then its results. */
  didYouMean: string | null;
  /** Whether no document contains all words: the results then contain some of them. */
  isLoose: boolean;
  /** The speciality that everyday words mean. */
  speciality: { slug: string; name: string; language: Language } | null;
  /** Set where the words may mean danger: shown before all results. */
  urgent: UrgentHelp | null;
}

/** Ids of a type's items, the nearest first. */
export type Nearest = Partial<Record<SearchType, readonly number[]>>;

export interface SearchRequest {
  keyword: string;
  language: Language;
  type?: SearchType | undefined;
  /** Results per group. */
  limit: number;
  offset: number;
  /** Doctors and hospitals by distance: of equally good matches of a type, the nearer one comes first. */
  nearest?: Nearest | undefined;
  /** As typed, without correcting typing errors. */
  isExact?: boolean;
}
