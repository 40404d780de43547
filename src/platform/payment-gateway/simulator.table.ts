import { bigserial, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Payments of the simulated gateway; in the database so that they survive a restart and tests can move time. */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    /** The gateway's tranID. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchantId: text().notNull(),
    orderId: text().notNull(),
    amount: text().notNull(),
    currency: text().notNull(),
    channel: text().notNull(),
    /** The gateway's codes: 00 paid, 11 failed, 22 pending. */
    status: text().notNull(),
    appCode: text().notNull(),
    payDate: text().notNull(),
    isReversed: boolean().notNull().default(false),
    returnUrl: text().notNull(),
    returnAcknowledgedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.orderId)],
);

/** Notifications and callbacks to the merchant, repeated until they are acknowledged. */
export const simulatedNotices = pgTable(
  'simulated_notices',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    paymentId: integer().notNull(),
    /** The status in the notice; a pending payment gets it when the notice is sent. */
    status: text().notNull(),
    kind: text({ enum: ['notification', 'callback'] }).notNull(),
    notifyUrl: text().notNull(),
    callbackUrl: text().notNull(),
    tries: integer().notNull().default(0),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    acknowledgedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.acknowledgedAt, t.dueAt)],
);

export const simulatedRefunds = pgTable('simulated_refunds', {
  /** The gateway's RefundID. */
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** The merchant's RefID. */
  refundId: text().notNull().unique(),
  paymentId: integer().notNull(),
  amount: text().notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
