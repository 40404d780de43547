import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';

/** A form that staff have saved and not published: one for each record, shared by all who may publish it. */
export const drafts = pgTable(
  'drafts',
  {
    /** The record's address: '/staff/menus/header'. */
    record: text().primaryKey(),
    /** Another one with each change. */
    id: uuid().notNull(),
    /** The form as it would be sent, without tokens. */
    fields: text().notNull(),
    /** The published version on which it was begun. */
    begunOn: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    savedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.savedBy)],
);
