import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Everyday words and what they mean here: a speciality, or that somebody may need help at once. Looked for in every language, whatever language is read. */
export const searchPhrases = pgTable('search_phrases', {
  /** As people type it, in small letters: 'heart attack', 'sakit jantung', '胸痛'. */
  phrase: text().primaryKey(),
  specialitySlug: text(),
  /** Danger that the phrase may mean (one of `urgentConcepts`), added by staff to those that the product recognises. */
  urgentConcept: text(),
  /** Language of a word that staff added, for their list alone. */
  language: text({ enum: ['en', 'ms', 'zh'] }),
  addedAt: timestamp({ withTimezone: true }),
});

/** Searches that found nothing, without who searched: words of people that the site does not know. */
export const searchMisses = pgTable(
  'search_misses',
  {
    language: text({ enum: ['en', 'ms', 'zh'] }).notNull(),
    /** Folded as search compares it; never with an address or a long number. */
    keyword: text().notNull(),
    times: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.keyword] }), index().on(t.lastAt)],
);
