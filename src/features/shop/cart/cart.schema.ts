import { z } from 'zod';
import { mostOfOne } from '#src/features/shop/packages/packages.rules.ts';
import type { PricedOrder } from '#src/features/shop/packages/packages.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';

/** A line as its owner left it, and what it costs and is today. */
export interface CartLine {
  id: string;
  packageId: number;
  hospitalId: number;
  personId: string | null;
  personIsCitizen: boolean | null;
  quantity: number;
  isSelected: boolean;
  title: LocalText;
  /** Null where the package is not on sale any more, or not in this hospital: it cannot be bought. */
  offer: CartOffer | null;
  /** The price that was told before, where it has changed since. */
  formerPriceSen: number | null;
}

export interface CartOffer {
  slug: string;
  type: { slug: string; name: LocalText };
  picture: string;
  hospitalName: string;
  validityDays: number;
  approvalNumber: string;
  approvalExpiresOn: string;
  /** Where it could be done instead. */
  hospitals: { id: number; name: string }[];
  /** Today's price of one: the member's where a membership is in force. */
  unitPriceSen: number;
  /** What one costs who is no member. */
  normalPriceSen: number;
  /** Total unit price: quantity x price (specification section 3). */
  totalSen: number;
}

export interface CartView {
  lines: CartLine[];
  /** The selected lines that can be bought; null when there is none. */
  priced: PricedOrder | null;
  /** Things in the cart, for the header's badge. */
  count: number;
}

/** What the checkout buys: the selected lines. */
export interface SelectedLine {
  lineId: string;
  packageId: number;
  hospitalId: number;
  quantity: number;
  personId: string | null;
  personIsCitizen: boolean | null;
}

const id = z.coerce.number().int().min(1).max(2_147_483_647);
/** A whole number of things: '1.5', '-1', '0', '1e3' and '99999' are none. */
const quantity = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,4}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(mostOfOne));
/** 'citizen', 'not_citizen', a person's id, or nothing said yet. */
const person = z.union([z.enum(['', 'citizen', 'not_citizen']), z.uuid()]);

export const addFormSchema = z.object({
  healthpackage_id: id,
  hospital_id: id,
  cart_quantity: quantity,
  person: person.optional(),
});
export const lineFormSchema = z.object({ line: z.uuid(), hospital_id: id, cart_quantity: quantity, person });
export { id as idSchema, quantity as quantitySchema };
