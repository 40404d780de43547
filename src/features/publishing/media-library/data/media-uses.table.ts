import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { contentMedia } from '#src/features/publishing/entries/data/content.table.ts';

/**
 * Uses of the library's pictures apart from entries: photos of doctors, hospitals, centres of excellence, specialities
 * and packages, and of the group's spokesperson. Triggers of migrations 0750 and 0781 write it in the transaction of
 * each change.
 */
export const mediaUses = pgTable(
  'media_uses',
  {
    kind: text({ enum: ['doctor', 'hospital', 'centre', 'speciality', 'package', 'setting'] }).notNull(),
    /** The item's id, or the key of a setting; it shows one picture. */
    itemId: text().notNull(),
    mediaId: integer()
      .notNull()
      .references(() => contentMedia.id),
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId] }), index().on(t.mediaId)],
);
