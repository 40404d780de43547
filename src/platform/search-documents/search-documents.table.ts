import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SearchType } from './search-types.ts';
import { languages } from '#src/shared/languages.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const language = () => text({ enum: languages }).notNull();
const instant = () => timestamp({ withTimezone: true });

/** Search documents, one row for each language of an item; a missing language has the English text. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    type: text().$type<SearchType>().notNull(),
    itemId: integer().notNull(),
    language: language(),
    /** Without language prefix, with a fragment where the item is part of a page. */
    path: text().notNull(),
    title: text().notNull(),
    titleIn: language(),
    summary: text().notNull(),
    summaryIn: language(),
    body: text().notNull(),
    bodyIn: language(),
    /** Words of the title (weight A) and of the subject (B), with positions: for ranking. */
    head: tsvector().notNull(),
    /** Every word, without positions: for matching. */
    words: tsvector().notNull(),
    /** The item is not found outside this time, even before a job has run. */
    visibleFrom: instant(),
    visibleUntil: instant(),
    /** From then on the item has ended and is ranked after items that have not. */
    endsAt: instant(),
    changedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.itemId, t.language] }),
    // One index for each language, because a search reads one language.
    ...languages.flatMap((code) => [
      index(`search_documents_words_${code}`)
        .using('gin', t.words)
        .where(sql.raw(`language = '${code}'`)),
      index(`search_documents_head_${code}`)
        .using('gin', t.head)
        .where(sql.raw(`language = '${code}'`)),
    ]),
  ],
);

/** Words of titles and subjects: a word with a typing error is compared with these. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    language: language(),
    word: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.word] }),
    index('search_vocabulary_near').using('gist', sql`${t.word} gist_trgm_ops`),
  ],
);

/**
 * The version of the search rules with which the documents were written: a program with another version writes them
 * again.
 */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey(),
  rules: integer().notNull(),
  builtAt: instant().notNull(),
});
