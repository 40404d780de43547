import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * A path without its language prefix, and the item that it shows (specification, section 2, dynamic keyword routing).
 */
export const keywords = pgTable(
  'keywords',
  {
    path: text().primaryKey(),
    component: text().notNull(),
    itemId: text().notNull(),
    /** The redirect target of a clinic; else the path itself. */
    url: text().notNull(),
    hospitalId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.component, t.itemId), index().on(t.createdAt, t.path)],
);

/** Old addresses: each redirects (301) to the item's present address, or answers 410 with a list to continue with. */
export const movedPaths = pgTable(
  'moved_paths',
  {
    path: text().primaryKey(),
    /** The target; for an address that answers 410, the list to continue with. */
    movedTo: text().notNull(),
    isGone: boolean().notNull().default(false),
    /** The former keyword of the path, so that a restored item gets it back. */
    keyword: jsonb().$type<{ component: string; itemId: string; url: string; hospitalId: number | null }>(),
    /** The retired item of master data, as 'hospitals:3'. */
    retiredWith: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.retiredWith)],
);
