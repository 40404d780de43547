import { z } from 'zod';
import { languages } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { mostOfOne } from '#src/features/shop/packages/packages.rules.ts';
import type { OrderState } from './orders.rules.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';

export const buyerSchema = z.object({
  name: z.string().trim().min(2).max(120),
  email: z.email().max(128),
  phone: z.string().trim().min(6).max(30),
});
export type Buyer = z.infer<typeof buyerSchema>;

/** The recipient of an e-invoice: the data that the tax authority requires. */
export const eInvoiceSchema = z.object({
  name: z.string().trim().min(2).max(150),
  idKind: z.enum(['NRIC', 'PASSPORT', 'BRN', 'ARMY']),
  idNumber: z
    .string()
    .trim()
    .min(4)
    .max(30)
    .regex(/^[A-Za-z0-9-]+$/),
  tin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{1,2}[0-9]{6,13}$/),
  address: z.string().trim().min(10).max(300),
});
export type EInvoiceBuyer = z.infer<typeof eInvoiceSchema>;

const whole = z.coerce.number().int();
export const orderLineSchema = z.object({
  packageId: recordIdText,
  hospitalId: recordIdText,
  quantity: whole.min(1).max(mostOfOne),
  personName: z.string().trim().min(2).max(120),
  personIsCitizen: z.boolean(),
  personId: z
    .string()
    .max(60)
    .nullish()
    .transform((id) => id ?? null),
  /** The cart's line, removed from the cart when it is bought. */
  cartLineId: z.uuid().optional(),
});
export type OrderLineInput = z.infer<typeof orderLineSchema>;

/** The input of an order, the same for page and API. It contains no price: the server sets prices. */
export const placeOrderSchema = z.object({
  buyer: buyerSchema,
  lines: z.array(orderLineSchema).min(1).max(30),
  promotionCode: z
    .string()
    .trim()
    .max(40)
    .optional()
    .transform((code) => code || undefined),
  eInvoice: eInvoiceSchema.optional(),
  termsVersion: z.string().min(1).max(40),
  language: z.enum(languages).default('en'),
  /** The total that the buyer last saw: a different one is shown again before it counts. */
  agreedTotalSen: z.number().int().optional(),
});
export type PlaceOrderInput = z.infer<typeof placeOrderSchema>;

/** Survives JSON: it is stored as the answer to its idempotency key. */
export interface PlacedOrder {
  orderId: string;
  totalSen: number;
  description: string;
  expiresAt: string;
}

export interface SeenLine {
  id: string;
  kind: 'package' | 'membership';
  /** Null for a membership. */
  packageId: number | null;
  slug: string;
  title: LocalText;
  hospitalId: number | null;
  hospitalName: string;
  quantity: number;
  unitPriceSen: number;
  /** The price of one without membership, where a member's price was paid. */
  normalPriceSen: number | null;
  totalSen: number;
  discountSen: number;
  serviceTaxSen: number;
  payableSen: number;
  personName: string;
  personIsCitizen: boolean;
  approvalNumber: string;
}

export interface SeenVoucher {
  code: string;
  lineId: string;
  state: 'valid' | 'redeemed' | 'cancelled';
  validUntil: string;
}

export interface SeenDocument {
  kind: 'receipt' | 'credit_note';
  number: string;
  amountSen: number;
  issuedAt: Date;
}

/** An order as its owner sees it. */
export interface SeenOrder {
  id: string;
  state: OrderState;
  placedAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  buyer: Buyer;
  subtotalSen: number;
  discountSen: number;
  taxPercent: number;
  serviceTaxSen: number;
  totalSen: number;
  promotionCode: string | null;
  wantsEInvoice: boolean;
  isPayable: boolean;
  lines: SeenLine[];
  vouchers: SeenVoucher[];
  documents: SeenDocument[];
}

/** A row of a list of purchases. */
export interface PurchaseRow {
  id: string;
  state: OrderState;
  placedAt: Date;
  expiresAt: Date;
  totalSen: number;
  titles: LocalText[];
  itemCount: number;
}

export type HospitalScope = 'all' | readonly number[];

/** Part of a list: a page by its offset, or the rows after one that was read before. */
export type ListPart = { limit: number } & ({ offset: number } | { after: string | undefined });
