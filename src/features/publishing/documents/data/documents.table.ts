import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';

const instant = () => timestamp({ withTimezone: true });

/** Documents of entries by their public addresses. The fields of the entry say which file an address shows. */
export const documents = pgTable(
  'documents',
  {
    /** Also in its public address. */
    id: uuid().primaryKey(),
    /** Null once the entry is deleted for good: the sweep then removes the document. */
    entryId: integer().references(() => contentEntries.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.entryId)],
);

/** The files of documents, one for each content. */
export const documentFiles = pgTable('document_files', {
  /** SHA-256 of the content. */
  hash: text().primaryKey(),
  /** Its key in the file storage. */
  fileId: uuid().notNull(),
  /** When it was last sent. */
  sentAt: instant().notNull(),
});
