import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { orderStates, voucherStates } from '../orders.rules.ts';
import { languages } from '#src/shared/languages.ts';

const at = () => timestamp({ withTimezone: true });

/** Orders with the prices at the time of sale; made before any payment. Amounts are integer sen. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    ownerKey: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** Encrypted JSON: name, email, phone. */
    buyer: text().notNull(),
    /** Keyed hash of the mail address: a guest finds the order by it, and a promotion recognises a person by it. */
    emailHash: text().notNull(),
    subtotalSen: integer().notNull(),
    discountSen: integer().notNull(),
    taxPercent: smallint().notNull(),
    serviceTaxSen: integer().notNull(),
    totalSen: integer().notNull(),
    promotionCode: text(),
    /** Encrypted JSON of the e-invoice's recipient; null where none was requested. */
    eInvoice: text(),
    /** The version of the terms of sale that the buyer agreed to. */
    termsVersion: text().notNull(),
    placedAt: at().notNull(),
    expiresAt: at().notNull(),
    paidAt: at(),
    /** When the receipt, the vouchers and the mail were issued. */
    paperworkAt: at(),
  },
  (t) => [
    index().on(t.ownerKey, t.placedAt),
    index().on(t.state, t.expiresAt),
    index().on(t.placedAt),
    index().on(t.paidAt),
    // For the package desk's list of orders.
    index().on(t.totalSen, t.id),
    index().on(t.state, t.id),
    // For the poller that issues documents, which asks each second.
    index('orders_without_documents_index')
      .on(t.paidAt)
      .where(sql`${t.state} = 'paid' and ${t.paperworkAt} is null`),
    index('orders_id_prefix').using('btree', t.id.op('text_pattern_ops')),
    index().on(t.emailHash),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: smallint().notNull(),
    /** A membership belongs to no package and no hospital, and has no voucher. */
    kind: text({ enum: ['package', 'membership'] })
      .notNull()
      .default('package'),
    packageId: integer(),
    slug: text().notNull(),
    title: jsonb().$type<LocalText>().notNull(),
    typeName: jsonb().$type<LocalText>().notNull(),
    hospitalId: integer().references(() => hospitals.id),
    hospitalName: text().notNull(),
    quantity: smallint().notNull(),
    unitPriceSen: integer().notNull(),
    /** The price of one without membership, where a member's price was paid. */
    normalPriceSen: integer(),
    totalSen: integer().notNull(),
    discountSen: integer().notNull(),
    serviceTaxSen: integer().notNull(),
    payableSen: integer().notNull(),
    validityDays: smallint().notNull(),
    approvalNumber: text().notNull(),
    /** Encrypted name of the person treated. */
    personName: text().notNull(),
    personId: text(),
    personIsCitizen: boolean().notNull(),
    /**
     * Copies of the order's time, state and sum, so that the orders of one hospital are found, ordered and counted in
     * one index. Triggers of order_lines and orders write them (migration 0740); nothing else does.
     */
    placedAt: at()
      .notNull()
      .default(sql`now()`),
    orderState: text().notNull().default(''),
    orderTotalSen: integer().notNull().default(0),
  },
  (t) => [
    index('order_lines_of_hospital').on(t.hospitalId, t.placedAt, t.orderId, t.orderState, t.orderTotalSen, t.position),
    unique().on(t.orderId, t.position),
  ],
);

export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    at: at().notNull(),
    fromState: text(),
    toState: text().notNull(),
    by: text().notNull(),
  },
  (t) => [index().on(t.orderId)],
);

/** One for each item of a line; its QR code contains its code. */
export const vouchers = pgTable(
  'vouchers',
  {
    code: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    lineId: uuid()
      .notNull()
      .references(() => orderLines.id),
    state: text({ enum: voucherStates }).notNull(),
    validUntil: date().notNull(),
    redeemedAt: at(),
    /** Staff account. */
    redeemedBy: uuid(),
    redeemedHospitalId: integer(),
  },
  (t) => [index().on(t.lineId), index().on(t.orderId)],
);

/** Receipts and credit notes. The number comes from number_series in the same transaction: no gaps, no duplicates. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['receipt', 'credit_note'] }).notNull(),
    number: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The refund of a credit note. */
    refundId: uuid().unique(),
    amountSen: integer().notNull(),
    issuedAt: at().notNull(),
  },
  (t) => [index().on(t.orderId)],
);

/** The last number of each kind and year; its row is locked until the transaction of the document ends. */
export const numberSeries = pgTable(
  'number_series',
  {
    kind: text().notNull(),
    year: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
);

/** E-invoices in the form for submission: stored, and not submitted until a submitter is configured. */
export const eInvoices = pgTable(
  'e_invoices',
  {
    id: uuid().primaryKey(),
    documentId: uuid()
      .notNull()
      .unique()
      .references(() => orderDocuments.id),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** 01 invoice, 04 refund note. */
    typeCode: text().notNull(),
    state: text({ enum: ['not_submitted', 'submitted', 'valid', 'cancelled'] }).notNull(),
    /** Encrypted UBL JSON: it contains the buyer's name and identity number. */
    document: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.orderId), index().on(t.state)],
);
