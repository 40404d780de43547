import { pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Codes that were mailed on request: one for each purpose and subject, by hash, for a limited time, valid once. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text().notNull(),
    /** Keyed hash of the subject: an order's number, an account. */
    subjectHash: text().notNull(),
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.subjectHash] })],
);
