import { date, doublePrecision, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The value of 100 ringgit in a currency on a day, as staff entered it. The newest day counts; older ones are the
 * history.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: text().notNull(),
    day: date().notNull(),
    per100Myr: doublePrecision('per_100_myr').notNull(),
    /** Staff account; null for the sample's own. */
    setBy: uuid(),
    setAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.day] })],
);
