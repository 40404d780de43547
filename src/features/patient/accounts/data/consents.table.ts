import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Every consent and withdrawal, for the privacy notice and for video consultations. Rows are only added; they name
 * the account by its id alone.
 */
export const consents = pgTable(
  'consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** No foreign key: the history can be shown after the account is deleted. */
    accountId: uuid().notNull(),
    subject: text({ enum: ['privacy', 'video'] })
      .notNull()
      .default('privacy'),
    version: text().notNull(),
    event: text({ enum: ['given', 'withdrawn'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.accountId, t.subject, t.id)],
);
