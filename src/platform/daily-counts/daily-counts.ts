import type { SearchType } from '../search-documents/search-types.ts';

/** What is counted: views of an item by its type, steps of a booking, and searches. */
export type CountedKind = SearchType | 'booking_begun' | 'booking_held' | 'search' | 'search_without_result';

export interface DayCount {
  kind: CountedKind;
  /** 'YYYY-MM-DD' in Malaysia. */
  day: string;
  itemId: number;
  times: number;
}

/** Counts per day, without who caused them; raised in memory and written together. */
export interface DailyCounts {
  /** Adds one to the count of that kind today, in memory. `itemId` is 0 for a kind without items. */
  raise(kind: CountedKind, itemId?: number): void;
  /** Writes what was counted since the last time. Returns the number of rows; after a failure all stays counted. */
  flush(): Promise<number>;
}
