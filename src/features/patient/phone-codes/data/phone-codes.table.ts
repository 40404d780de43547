import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One-time codes by SMS: 6 digits, 5 minutes, 5 tries, once. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: uuid().primaryKey(),
    phoneHash: text().notNull(),
    codeHash: text().notNull(),
    purpose: text().notNull(),
    /** ISO 3166-1 alpha-2 of the number: each foreign country has an hourly limit of its own. */
    country: text().notNull().default('MY'),
    /** False where no SMS was sent because no account has the number: limits and answers are the same in both cases. */
    isSent: boolean().notNull().default(true),
    tries: smallint().notNull().default(0),
    isUsed: boolean().notNull().default(false),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.phoneHash, t.createdAt), index().on(t.purpose, t.createdAt)],
);
