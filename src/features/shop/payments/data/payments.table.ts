import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { paymentStates, refundMethods, refundReasons, refundStates } from '../payments.rules.ts';
import { languages } from '#src/shared/languages.ts';

const at = () => timestamp({ withTimezone: true });

/** The amount due for each order id: a gateway answer for anything else is refused. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    orderId: text().primaryKey(),
    /** Owner key (ownerOf). */
    ownerKey: text().notNull(),
    amountSen: integer().notNull(),
    currency: text().notNull(),
    description: text().notNull(),
    /** Encrypted JSON: name, email, phone of the buyer. */
    contact: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    /** The payment that settled it; every other one is surplus. */
    settledPaymentId: uuid(),
    requeries: integer().notNull().default(0),
    /** When the gateway was last asked about it. */
    askedAt: at(),
    /** Null: no further requery. */
    nextRequeryAt: at(),
  },
  (t) => [index().on(t.nextRequeryAt), index().on(t.createdAt)],
);

/**
 * Payments: created when the buyer is sent to the gateway, and bound to the gateway's transaction by its first
 * answer.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => paymentRequests.orderId),
    transactionId: text().unique(),
    state: text({ enum: paymentStates }).notNull(),
    amountSen: integer().notNull(),
    currency: text().notNull(),
    channel: text().notNull().default(''),
    /** As the gateway wrote it. */
    paidAtText: text().notNull().default(''),
    errorCode: text().notNull().default(''),
    /** Paid, but not the payment that settled the order: it must be refunded. */
    isSurplus: boolean().notNull().default(false),
    createdAt: at().notNull(),
    paidAt: at(),
    updatedAt: at().notNull(),
  },
  (t) => [index().on(t.orderId), index().on(t.state, t.paidAt), index().on(t.paidAt)],
);

/**
 * Every message of the gateway as it came, and its verdict. Partitioned by month of `receivedAt`
 * (src/platform/month-partitions).
 */
export const paymentMessages = pgTable(
  'payment_messages',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    kind: text({ enum: ['return', 'notification', 'callback', 'requery'] }).notNull(),
    /** 'settled', 'surplus', 'noted', 'repeated', or why it was refused. */
    verdict: text().notNull(),
    orderId: text(),
    transactionId: text(),
    body: text().notNull(),
    receivedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.receivedAt] }),
    index().on(t.orderId),
    index().on(t.receivedAt),
    index('payment_messages_refused_index')
      .on(t.receivedAt, t.id)
      .where(sql`${t.verdict} not in ('settled', 'surplus', 'noted', 'repeated')`),
  ],
);

/** The condition of payment_messages_refused_index, in exactly its words, so that PostgreSQL uses the index. */
export const isRefusedMessage = sql`${paymentMessages.verdict} not in ('settled', 'surplus', 'noted', 'repeated')`;

/** Refunds, finished and pending. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    /** RefID at the gateway; a new one for each approval. */
    reference: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => paymentRequests.orderId),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /**
     * The hospital of all lines of the order; null where they are of several hospitals or of the whole group. A trigger
     * sets it (migration 0740), so that the package desk's list need not read the lines of every refund.
     */
    hospitalId: integer(),
    amountSen: integer().notNull(),
    method: text({ enum: refundMethods }).notNull().default('refund'),
    reason: text({ enum: refundReasons }).notNull(),
    note: text().notNull().default(''),
    state: text({ enum: refundStates }).notNull(),
    /** Staff accounts; null where the system proposed it. */
    proposedBy: uuid(),
    approvedBy: uuid(),
    /** Encrypted JSON: bank code, holder, account; for all but cards. */
    bank: text(),
    gatewayRefundId: text().notNull().default(''),
    errorCode: text().notNull().default(''),
    /** When the gateway is asked about it next; null: at once. */
    nextAskingAt: at(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (t) => [
    index().on(t.state, t.createdAt),
    index().on(t.createdAt, t.id),
    index().on(t.amountSen, t.id),
    index().on(t.hospitalId, t.createdAt, t.id),
    index().on(t.orderId),
    index().on(t.paymentId),
    index('refunds_due_index')
      .on(t.nextAskingAt)
      .where(sql`${t.state} in ('approved', 'sent')`),
  ],
);
