import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { RoleName } from '#src/platform/actor.ts';

/** A member of staff's named filters, order and columns of a list. */
export const listViews = pgTable(
  'list_views',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The list's address: '/staff/enquiries'. */
    list: text().notNull(),
    name: text().notNull(),
    /** 'state=received&sort=-sent&column=due'. */
    query: text().notNull(),
    /** Whether the list starts with this view for its owner. */
    isStart: boolean().notNull().default(false),
    /** Everybody with that role sees it. */
    sharedRole: text().$type<RoleName>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex().on(t.accountId, t.list, t.name), index().on(t.list, t.sharedRole)],
);
