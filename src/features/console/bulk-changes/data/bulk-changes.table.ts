import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';

/** A bulk change of a list, stored until it can no longer be undone. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    /** Created when the confirmation was shown: the same press twice is one change. */
    id: uuid().primaryKey(),
    /** The person who pressed; nobody else sees or undoes the change. */
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 'catalogue/hospitals'. */
    list: text().notNull(),
    /** 'retire', 'state:closed'. */
    action: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.accountId), index().on(t.createdAt)],
);

/** The result of such a change for each row. */
export const bulkChangeRows = pgTable(
  'bulk_change_rows',
  {
    changeId: uuid()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    key: text().notNull(),
    /** A title or a reference number; never a person's name. */
    title: text().notNull(),
    outcome: text({ enum: ['changed', 'refused', 'undone'] }).notNull(),
    /** The reason why it was not changed or not undone, in the language of the person who pressed; empty otherwise. */
    reason: text().notNull().default(''),
    /** The data that undoing needs; null where nothing was changed. */
    note: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.changeId, t.position] })],
);
