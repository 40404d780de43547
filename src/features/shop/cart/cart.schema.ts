import { z } from 'zod';
import type { LibraryPictureData } from '#src/design/pictures/library-picture.tsx';
import { mostOfOne } from '#src/features/shop/packages/packages.rules.ts';
import type { PricedOrder } from '#src/features/shop/packages/packages.schema.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';

/** A cart line as its owner left it, with its price and offer of today. */
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
  /** The price that was shown before, where it has changed since. */
  formerPriceSen: number | null;
}

export interface CartOffer {
  slug: string;
  type: { slug: string; name: LocalText };
  picture: string;
  photo: LibraryPictureData | null;
  hospitalName: string;
  validityDays: number;
  approvalNumber: string;
  approvalExpiresOn: string;
  /** Hospitals that offer it. */
  hospitals: { id: number; name: string }[];
  /** Today's price of one: the member's price where a membership is in force. */
  unitPriceSen: number;
  /** The price of one without membership. */
  normalPriceSen: number;
  /** Unit price x quantity (specification, section 3). */
  totalSen: number;
}

export interface CartView {
  lines: CartLine[];
  /** The totals of the selected lines that can be bought; null when there are none. */
  priced: PricedOrder | null;
  /** The number of items in the cart, for the header's badge. */
  count: number;
}

/** A line that the checkout buys. */
export interface SelectedLine {
  lineId: string;
  packageId: number;
  hospitalId: number;
  quantity: number;
  personId: string | null;
  personIsCitizen: boolean | null;
}

const id = recordIdText;
/** A whole number of items: '1.5', '-1', '0', '1e3' and '99999' are refused. */
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
/** 'citizen', 'not_citizen', a person's id, or empty while not chosen. */
const person = z.union([z.enum(['', 'citizen', 'not_citizen']), z.uuid()]);

export const addFormSchema = z.object({
  healthpackage_id: id,
  hospital_id: id,
  cart_quantity: quantity,
  person: person.optional(),
});
/** 'Buy now': the address names a package, and may name values that were chosen in the form. */
export const buyNowSchema = addFormSchema.extend({
  hospital_id: id.optional(),
  cart_quantity: quantity.default(1),
  person: z.enum(['citizen', 'not_citizen']).optional(),
});
export const lineFormSchema = z.object({ line: z.uuid(), hospital_id: id, cart_quantity: quantity, person });
export { id as idSchema, quantity as quantitySchema };
