import { index, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { trashLists } from '../trash.rules.ts';

/** What staff removed from a list, for as long as it can be restored. */
export const trashedRecords = pgTable(
  'trashed_records',
  {
    id: serial().primaryKey(),
    list: text({ enum: trashLists }).notNull(),
    /** What names the record within its list: the path of an address, the words of a search word. */
    key: text().notNull(),
    title: text().notNull(),
    /** Whose staff may restore it; null for what is the group's. */
    hospitalId: integer().references(() => hospitals.id, { onDelete: 'cascade' }),
    /** What its feature needs to make it again. */
    record: jsonb().$type<Record<string, unknown>>().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull(),
    /** The account that removed it. */
    deletedBy: uuid().notNull(),
    /** Since when somebody is restoring it. */
    claimedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.list, t.key), index().on(t.hospitalId), index().on(t.deletedAt)],
);
