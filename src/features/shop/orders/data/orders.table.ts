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

const at = () => timestamp({ withTimezone: true });

/** What was bought, at the price it was bought; made before any money moves. Amounts are integer sen. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    ownerKey: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    language: text({ enum: ['en', 'ms', 'zh'] }).notNull(),
    /** Encrypted JSON: name, email, phone. */
    buyer: text().notNull(),
    /** Keyed hash of the mail address: a guest finds the order by it, and a promotion knows a person by it. */
    emailHash: text().notNull(),
    subtotalSen: integer().notNull(),
    discountSen: integer().notNull(),
    taxPercent: smallint().notNull(),
    serviceTaxSen: integer().notNull(),
    totalSen: integer().notNull(),
    promotionCode: text(),
    /** Encrypted JSON of who the e-invoice is for; null where none was asked for. */
    eInvoice: text(),
    /** The version of the terms of sale that was agreed to. */
    termsVersion: text().notNull(),
    placedAt: at().notNull(),
    expiresAt: at().notNull(),
    paidAt: at(),
    /** Receipt, vouchers and mail are made: once. */
    paperworkAt: at(),
  },
  (t) => [
    index().on(t.ownerKey, t.placedAt),
    index().on(t.state, t.expiresAt),
    index().on(t.placedAt),
    index().on(t.paidAt),
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
    /** A membership is nobody's package, is done in no hospital, and brings no voucher. */
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
    /** What one costs who is no member, where a member's price was paid. */
    normalPriceSen: integer(),
    totalSen: integer().notNull(),
    discountSen: integer().notNull(),
    serviceTaxSen: integer().notNull(),
    payableSen: integer().notNull(),
    validityDays: smallint().notNull(),
    approvalNumber: text().notNull(),
    /** Encrypted: who is treated. */
    personName: text().notNull(),
    personId: text(),
    personIsCitizen: boolean().notNull(),
  },
  (t) => [index().on(t.hospitalId), unique().on(t.orderId, t.position)],
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

/** One for each thing of a line; its QR code says its code. */
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

/** Receipts and credit notes. The number comes from number_series in the same transaction: no gaps, no doubles. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['receipt', 'credit_note'] }).notNull(),
    number: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** The refund that a credit note is for. */
    refundId: uuid().unique(),
    amountSen: integer().notNull(),
    issuedAt: at().notNull(),
  },
  (t) => [index().on(t.orderId)],
);

/** The last number given, per kind and year; its row is locked until the document that took it is kept. */
export const numberSeries = pgTable(
  'number_series',
  {
    kind: text().notNull(),
    year: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
);

/** E-invoices as they would be submitted: kept, and not submitted until a submitter is configured. */
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
    /** Encrypted UBL JSON: it names the buyer with an identity number. */
    document: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index().on(t.orderId), index().on(t.state)],
);
