import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every consent that was given or withdrawn, to the privacy notice and to consultations by video. Rows are only added; they name the account by its number alone. */
export const consents = pgTable(
  'consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** No reference: what was agreed to can be shown after the account is gone. */
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
