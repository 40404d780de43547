import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bookmarkKinds } from '../collections.rules.ts';

/** Bookmarks: one row for each item, by owner key (ownerOf). */
export const bookmarks = pgTable(
  'bookmarks',
  {
    ownerKey: text().notNull(),
    kind: text({ enum: bookmarkKinds }).notNull(),
    /** A package's or doctor's id, or an entry's id, as text. */
    itemId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerKey, t.kind, t.itemId] }), index().on(t.ownerKey, t.kind, t.createdAt)],
);
