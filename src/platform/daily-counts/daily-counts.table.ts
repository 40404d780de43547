import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CountedKind } from './daily-counts.ts';

/** How often something happened on a day in Malaysia, without who did it. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    kind: text().$type<CountedKind>().notNull(),
    day: date().notNull(),
    /** The entry or doctor that is counted; 0 where the count is about neither. */
    itemId: integer().notNull(),
    times: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.day, t.itemId] }), index().on(t.day)],
);
