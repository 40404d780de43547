import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SearchType } from './search-types.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const language = () => text({ enum: ['en', 'ms', 'zh'] }).notNull();
const instant = () => timestamp({ withTimezone: true });

/** What can be found, one row for each language of an item: what that language lacks is there in English. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    type: text().$type<SearchType>().notNull(),
    itemId: integer().notNull(),
    language: language(),
    /** Without language prefix, with a fragment where the item is a part of a page. */
    path: text().notNull(),
    title: text().notNull(),
    titleIn: language(),
    summary: text().notNull(),
    summaryIn: language(),
    body: text().notNull(),
    bodyIn: language(),
    /** Words of the title (A) and of what it is about (B), with their places: they decide the order. */
    head: tsvector().notNull(),
    /** Every word, without places: it decides what is found. */
    words: tsvector().notNull(),
    /** Not found before and after, whatever a job does. */
    visibleFrom: instant(),
    visibleUntil: instant(),
    /** From then on it is over and stands behind what is not. */
    endsAt: instant(),
    changedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.itemId, t.language] }),
    // One index a language: a reader asks in one.
    ...(['en', 'ms', 'zh'] as const).flatMap((code) => [
      index(`search_documents_words_${code}`)
        .using('gin', t.words)
        .where(sql.raw(`language = '${code}'`)),
      index(`search_documents_head_${code}`)
        .using('gin', t.head)
        .where(sql.raw(`language = '${code}'`)),
    ]),
  ],
);

/** Words of titles and of what things are about: what a word with a typing error is compared with. */
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

/** How the documents were made: another number than the program's means that they are made anew. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey(),
  rules: integer().notNull(),
  builtAt: instant().notNull(),
});
