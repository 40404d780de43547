import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Persons to be deleted at the identity provider, written in the transaction that deletes their account. */
export const identityRemovals = pgTable(
  'identity_removals',
  {
    /** The provider's own id of the person; never an address. */
    subject: text().primaryKey(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.nextAttemptAt)],
);
