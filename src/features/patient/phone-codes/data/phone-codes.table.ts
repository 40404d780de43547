import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One-time codes sent to a phone: 6 digits, 5 minutes, 5 tries, once. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: uuid().primaryKey(),
    phoneHash: text().notNull(),
    codeHash: text().notNull(),
    purpose: text().notNull(),
    tries: smallint().notNull().default(0),
    isUsed: boolean().notNull().default(false),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.phoneHash, t.createdAt)],
);
