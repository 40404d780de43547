/** Rules of the cart: its limits, the result of adding and merging, and which lines count. */
import { mostOfOne } from '#src/features/shop/packages/packages.rules.ts';
import type { UnpricedLine } from '#src/features/shop/packages/pricing.rules.ts';
import type { CartLine, CartOffer } from './cart.schema.ts';

/** Most lines of a cart: few enough to price at once. */
export const mostLines = 30;

/** Additions from one address: a visitor's first addition stores a cart for a month. */
export const addLimit = { name: 'cart_add', points: 240, seconds: 900 };

/** Quantity of a line when the same package is added again: the sum, up to the maximum of a line. */
export function addedQuantity(before: number, more: number): number {
  return Math.min(before + more, mostOfOne);
}

/**
 * Quantity when a guest's line is merged with the patient's own: the larger one, so that nothing is lost or doubled.
 */
export function mergedQuantity(guests: number, patients: number): number {
  return Math.max(guests, patients);
}

/** Whether a line counts in the total: selected, and on sale. */
export function isBuyable(line: CartLine): line is CartLine & { offer: CartOffer } {
  return line.isSelected && line.offer !== null;
}

/** The input of pricing for a line. */
export function unpricedLine({
  packageId,
  hospitalId,
  quantity,
  personIsCitizen,
  title,
  offer,
}: CartLine & { offer: CartOffer }): UnpricedLine {
  const { slug, type, hospitalName, unitPriceSen, normalPriceSen, validityDays, approvalNumber, approvalExpiresOn } =
    offer;
  return {
    packageId,
    hospitalId,
    quantity,
    personIsCitizen: personIsCitizen ?? undefined,
    slug,
    title,
    type,
    hospitalName,
    unitPriceSen,
    normalPriceSen,
    validityDays,
    approvalNumber,
    approvalExpiresOn,
  };
}

/** The number on the cart's badge: items, not lines. */
export function countOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((items, { quantity }) => items + quantity, 0);
}
