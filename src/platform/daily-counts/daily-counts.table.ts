import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CountedKind } from './daily-counts.ts';

/** How often something happened on a day in Malaysia, without who did it. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    kind: text().$type<CountedKind>().notNull(),
    day: date().notNull(),
    /** The entry or doctor that it is about; 0 for what is about none. */
    itemId: integer().notNull(),
    times: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.day, t.itemId] }), index().on(t.day)],
);
