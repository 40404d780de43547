import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The reference rows that this database was given: each once, so that changes and deletions by staff stay. */
export const referenceData = pgTable(
  'reference_data',
  {
    setName: text().notNull(),
    rowKey: text().notNull(),
    insertedAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.setName, t.rowKey] })],
);
