import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Every row that came with the sample group, so that removing the sample takes these and nothing else. */
export const sampleRows = pgTable(
  'sample_rows',
  {
    tableName: text().notNull(),
    /** The primary key by its columns: `{"id": 7}`. */
    rowKey: jsonb().notNull(),
    /** Of a setting: its value before the sample, and the sample's. Any other row was not there before. */
    valueBefore: jsonb(),
    valueAfter: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.tableName, t.rowKey] })],
);
