import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What somebody keeps: one row per thing, under the owner's text (ownerOf). */
export const bookmarks = pgTable(
  'bookmarks',
  {
    ownerKey: text().notNull(),
    kind: text({ enum: ['health_package', 'doctor', 'podcast', 'article', 'video'] }).notNull(),
    /** A package's or doctor's number, an entry's id: as its own table has it, in text. */
    itemId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerKey, t.kind, t.itemId] }), index().on(t.ownerKey, t.kind, t.createdAt)],
);
