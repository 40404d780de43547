import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/shared/local-text.ts';

/** The countries that forms offer; a retired one stays readable where it was chosen. */
export const countries = pgTable('countries', {
  id: serial().primaryKey(),
  /** ISO 3166-1 alpha-2. */
  slug: text().notNull().unique(),
  name: jsonb().$type<LocalText>().notNull(),
  /** Order of the lists, smallest first; equal ones are in the order of their names. */
  position: integer().notNull().default(100),
  status: text({ enum: ['draft', 'published', 'retired'] })
    .notNull()
    .default('published'),
});
