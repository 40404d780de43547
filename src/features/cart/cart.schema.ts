import { z } from 'zod';
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
  /** Null where the package is not on sale any more, or not in this hospital: it cannot be bought. */
  offer: CartOffer | null;
  /** The price that was shown before, where it has changed since. */
  formerPriceSen: number | null;
}

export interface CartOffer {
  slug: string;
  title: LocalText;
  type: { slug: string; name: LocalText };
  picture: string;
  hospitalName: string;
  unitPriceSen: number;
  /** Total unit price: quantity x price (specification section 3). */
  totalSen: number;
}

/** What the checkout buys: the selected lines that can be bought. */
export interface SelectedLine {
  lineId: string;
  packageId: number;
  hospitalId: number;
  quantity: number;
  personId: string | null;
  personIsCitizen: boolean | null;
}

const wholeNumber = z.coerce.number().int();
export const lineId = z.uuid();
export const idSchema = wholeNumber.min(1).max(2_147_483_647);
