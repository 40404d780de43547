import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '#src/shared/languages.ts';

/**
 * Search words, which staff add and remove: a search with one of them finds the pages of a speciality or of known
 * words.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    /** In the form that search compares: folded, single blanks, simplified characters. */
    phrase: text().primaryKey(),
    language: text({ enum: languages }).notNull(),
    /** The speciality that it means; null where it has `meaning`. */
    specialitySlug: text(),
    /** The known words that it stands for: 'dengue fever'. */
    meaning: text(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.addedAt)],
);
