import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Up to which version of an area the shared caches have been purged: what `area_versions` is ahead of it is still to be sent. */
export const areaPurges = pgTable('area_purges', {
  area: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(0),
  /** A purge is sent once more then: a cache may have asked a server that had not heard of the change yet. */
  repeatAt: timestamp({ withTimezone: true }),
  attempts: integer().notNull().default(0),
  /** Taken by one process until then, or waiting after a failure. */
  nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
