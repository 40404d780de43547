import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The brand and every business setting: data, never literals in code. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
