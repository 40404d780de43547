import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Every row that came with the sample group, so that removing the sample deletes these rows and no others. */
export const sampleRows = pgTable(
  'sample_rows',
  {
    tableName: text().notNull(),
    /** The primary key by its columns: `{"id": 7}`. */
    rowKey: jsonb().notNull(),
    /**
     * The value of a setting before the sample was loaded, and the value that the sample gave it. Both are null for
     * every other row, because the sample inserted it.
     */
    valueBefore: jsonb(),
    valueAfter: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.tableName, t.rowKey] })],
);
