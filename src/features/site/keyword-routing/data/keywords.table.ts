import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A path without its language prefix, and what is shown there (specification section 2, dynamic keyword routing). */
export const keywords = pgTable(
  'keywords',
  {
    path: text().primaryKey(),
    component: text().notNull(),
    itemId: text().notNull(),
    /** Where a clinic redirects; else the path itself. */
    url: text().notNull(),
    hospitalId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.component, t.itemId)],
);

/** Old addresses never die: each answers 301 to where its item lives now. */
export const movedPaths = pgTable('moved_paths', {
  path: text().primaryKey(),
  movedTo: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
