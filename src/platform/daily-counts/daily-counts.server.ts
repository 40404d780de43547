/** Counts by day without who did it: raised in memory and written together, so that nothing counted costs a query. */
import type { App } from '../app.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { SearchType } from '../search-documents/search-types.ts';
import { addDayCounts } from './daily-counts.store.server.ts';

/** What is counted: views of an item by its type, steps of a booking, and searches. */
export type CountedKind = SearchType | 'booking_begun' | 'booking_held' | 'search' | 'search_without_result';

export interface DayCount {
  kind: CountedKind;
  /** 'YYYY-MM-DD' in Malaysia. */
  day: string;
  itemId: number;
  times: number;
}

export interface DailyCounts {
  /** Counts one more of that kind today, in memory. `itemId` is 0 for what is about no item. */
  raise(kind: CountedKind, itemId?: number): void;
  /** Writes what was counted since the last time. Returns the number of rows; after a failure all stays counted. */
  flush(): Promise<number>;
}

/** How often counts are written. A process that is killed loses as much. */
export const flushEveryMs = 10_000;

/** The counts of one process, written to the database that all share. */
export function createDailyCounts({ db, clock }: Pick<App, 'db' | 'clock'>): DailyCounts {
  let waiting = new Map<string, DayCount>();
  const add = (count: DayCount) => {
    const key = `${count.kind} ${count.day} ${count.itemId}`;
    const known = waiting.get(key);
    if (known) known.times += count.times;
    else waiting.set(key, count);
  };
  return {
    raise: (kind, itemId = 0) => add({ kind, day: malaysianDay(clock.now()), itemId, times: 1 }),
    async flush() {
      const counts = [...waiting.values()];
      if (counts.length === 0) return 0;
      waiting = new Map();
      try {
        await addDayCounts(db, counts);
      } catch (error) {
        counts.forEach(add);
        throw error;
      }
      return counts.length;
    },
  };
}
