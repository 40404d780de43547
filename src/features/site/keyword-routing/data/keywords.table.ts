import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Old addresses never die: each answers 301 to where its item lives now, or 410 with a list to go on to. */
export const movedPaths = pgTable(
  'moved_paths',
  {
    path: text().primaryKey(),
    /** Where it leads; for an address that answers 410, the list where visitors go on. */
    movedTo: text().notNull(),
    isGone: boolean().notNull().default(false),
    /** The keyword that the path was, so that a restored item gets it back. */
    keyword: jsonb().$type<{ component: string; itemId: string; url: string; hospitalId: number | null }>(),
    /** The retired item of master data, as 'hospitals:3'. */
    retiredWith: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.retiredWith)],
);
