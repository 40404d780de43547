/**
 * Counts per day, without who caused them: raised in memory and written together, so that no counted event costs a
 * query of its own.
 */
import type { App } from '../app.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { DailyCounts, DayCount } from './daily-counts.ts';
import { addDayCounts } from './daily-counts.store.server.ts';

/** How often counts are written. A killed process loses the counts since the last time. */
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
