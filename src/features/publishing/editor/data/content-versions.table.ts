import { integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { languages } from '#src/shared/languages.ts';
import type { VersionSnapshot } from '../versions/version-snapshot.rules.ts';

/** Every saved and every published state of a language, for comparison and restoring. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: serial().primaryKey(),
    entryId: integer()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull(),
    number: integer().notNull(),
    event: text({ enum: ['saved', 'published', 'restored'] }).notNull(),
    snapshot: jsonb().$type<VersionSnapshot>().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
    takenBy: text(),
  },
  (t) => [uniqueIndex().on(t.entryId, t.language, t.number)],
);
