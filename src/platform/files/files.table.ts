import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Facts about an uploaded file. `fresh` until the transaction that needs it keeps it; `released` when it is no longer
 * needed. Both are swept, bytes and row, so that a failed form leaves nothing behind.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** Also its key in the storage. */
    id: uuid().primaryKey(),
    /** Encrypted: the file name may contain a person's name. */
    name: text().notNull(),
    /** The key id with which the stored bytes start. Null for bytes from before places were bound. */
    sealedBy: text(),
    mime: text().notNull(),
    /** The result of the malware scanner; 'checking' until it has answered, 'not_scanned' where none is configured. */
    scan: text({ enum: ['checking', 'clean', 'infected', 'not_scanned'] })
      .notNull()
      .default('not_scanned'),
    /** The PDF is encrypted or contains scripts, launch actions or files: it is never handed out. */
    risk: text({ enum: ['encrypted', 'active'] }),
    /** Stored unsealed, because it is served in parts: a recording. */
    isPlain: boolean().notNull().default(false),
    /** Size before sealing. */
    bytes: integer().notNull(),
    state: text({ enum: ['fresh', 'kept', 'released'] })
      .notNull()
      .default('fresh'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.state, t.createdAt),
    index('stored_files_unscanned_index')
      .on(t.createdAt)
      .where(sql`${t.scan} = 'checking'`),
  ],
);
