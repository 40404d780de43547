import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The purged version of each cache tag (column `area`); a higher one in `area_versions` is still to be purged. */
export const tagPurges = pgTable('area_purges', {
  area: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(0),
  /** When it is purged a second time: a cache may have asked a server that had not heard of the change yet. */
  repeatAt: timestamp({ withTimezone: true }),
  attempts: integer().notNull().default(0),
  /** Leased by one process until then, or waiting after a failure. */
  nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
