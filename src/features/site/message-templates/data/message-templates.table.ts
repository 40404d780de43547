import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#src/shared/languages.ts';

/** Every saved version of a template. The newest version is sent; a text that it does not have is sent as shipped. */
export const messageTemplateVersions = pgTable(
  'message_template_versions',
  {
    template: text().notNull(),
    version: integer().notNull(),
    /** The group's own texts, by text and language. Empty: all texts as shipped. */
    texts: jsonb().notNull().$type<Record<string, Partial<Record<Language, string>>>>(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.template, table.version] })],
);
