import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Which reference rows this database was given: each once, so that what staff changed or deleted stays so. */
export const referenceData = pgTable(
  'reference_data',
  {
    setName: text().notNull(),
    rowKey: text().notNull(),
    givenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.setName, t.rowKey] })],
);
