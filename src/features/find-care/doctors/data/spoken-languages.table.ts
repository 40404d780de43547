import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { catalogueStatus } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { LocalText } from '#src/shared/local-text.ts';

/** The languages that doctors speak; doctors have their codes. */
export const spokenLanguages = pgTable('spoken_languages', {
  id: serial().primaryKey(),
  /** ISO 639. */
  slug: text().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  /** Order of the filter, smallest first; equal ones by the number of doctors who speak them. */
  position: integer().notNull().default(100),
  status: catalogueStatus(),
});
