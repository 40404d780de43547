import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';

/** Text that a member of staff typed into the form of a record and has not saved: sealed, for that person alone. */
export const unsavedChanges = pgTable(
  'unsaved_changes',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The record's address: '/staff/catalogue/doctors/12', '/staff/content/12/ms'. */
    record: text().notNull(),
    /** The form as it would be sent, without files and tokens. */
    fields: text().notNull(),
    typedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex().on(t.accountId, t.record), index().on(t.typedAt)],
);
