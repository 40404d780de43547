import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What is known of an uploaded file. `fresh` until the transaction that needs it keeps it; `released` once nobody does:
 * both are swept, bytes and row, so that a form that failed leaves nothing behind.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** Also its key in the storage. */
    id: uuid().primaryKey(),
    /** Encrypted: the name that its sender gave it may name a person. */
    name: text().notNull(),
    /** How the stored bytes start: which key sealed them. Null for bytes from before places were bound. */
    sealedBy: text(),
    mime: text().notNull(),
    /** What the malware scanner said; 'checking' until it has answered, 'not_scanned' where none is configured. */
    scan: text({ enum: ['checking', 'clean', 'infected', 'not_scanned'] })
      .notNull()
      .default('not_scanned'),
    /** A PDF that is encrypted or has scripts, launch actions or files in it: never handed on as it is. */
    risk: text({ enum: ['encrypted', 'active'] }),
    /** Of the file itself, before it was sealed. */
    bytes: integer().notNull(),
    state: text({ enum: ['fresh', 'kept', 'released'] })
      .notNull()
      .default('fresh'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.state, t.createdAt)],
);
