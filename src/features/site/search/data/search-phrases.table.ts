import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '#src/shared/languages.ts';

/** Everyday words and their meaning: a speciality, or an urgent concept. Matched in all languages of the site. */
export const searchPhrases = pgTable('search_phrases', {
  /** As people type it, in lower case: 'heart attack', 'sakit jantung', '胸痛'. */
  phrase: text().primaryKey(),
  specialitySlug: text(),
  /** The urgent concept that the phrase may mean (one of `urgentConcepts`), added by staff to the built-in ones. */
  urgentConcept: text(),
  /** Language of a word that staff added, for display in their list alone. */
  language: text({ enum: languages }),
  addedAt: timestamp({ withTimezone: true }),
});

/** Searches without result, without the person who searched: words that the site does not know. */
export const searchMisses = pgTable(
  'search_misses',
  {
    language: text({ enum: languages }).notNull(),
    /** Folded as search compares it; never contains an address or a long number. */
    keyword: text().notNull(),
    times: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.keyword] }), index().on(t.lastAt)],
);
