import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';

/** A press that changed several rows of a list, kept until it can no longer be undone. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    /** Made when the confirmation was shown: the same press twice is one change. */
    id: uuid().primaryKey(),
    /** Who pressed; nobody else sees or undoes it. */
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

/** What became of each row of such a change. */
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
    /** Why it was not changed, or not undone, in the language of who pressed; empty otherwise. */
    reason: text().notNull().default(''),
    /** What undoing needs; null where nothing was changed. */
    note: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.changeId, t.position] })],
);
