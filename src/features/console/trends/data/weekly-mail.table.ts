import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { languages } from '#src/shared/languages.ts';

/** Members of staff who want the past week's figures by mail. */
export const weeklyMailReaders = pgTable(
  'weekly_mail_readers',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull(),
    /** The Monday of the last mail; the mail of a later Monday is still to be written. */
    sentMonday: date().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.sentMonday, t.accountId)],
);
