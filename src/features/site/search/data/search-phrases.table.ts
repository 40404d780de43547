import { pgTable, text } from 'drizzle-orm/pg-core';

/** Everyday words and what they mean here: a speciality, or that somebody may need help at once. Looked for in every language, whatever language is read. */
export const searchPhrases = pgTable('search_phrases', {
  /** As people type it, in small letters: 'heart attack', 'sakit jantung', '胸痛'. */
  phrase: text().primaryKey(),
  specialitySlug: text(),
  /** Danger that the phrase may mean (one of `urgentConcepts`), added by staff to those that the product recognises. */
  urgentConcept: text(),
});
