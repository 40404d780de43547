import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';

/** Records that members of staff have open in an editor; the page repeats this while it is visible. */
export const openRecords = pgTable(
  'open_records',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The record's address: '/staff/catalogue/doctors/12', '/staff/content/12'. */
    record: text().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.record] }), index().on(t.record, t.seenAt), index().on(t.seenAt)],
);
