import { mostOfOne } from '#src/features/shop/packages/packages.rules.ts';
import type { UnpricedLine } from '#src/features/shop/packages/pricing.rules.ts';
import type { CartLine, CartOffer } from './cart.schema.ts';

/** Lines that a cart takes: more than anybody needs, few enough to price at once. */
export const mostLines = 30;

/** Packages that one address may put into carts: each first one of a visitor keeps a cart for a month. */
export const addLimit = { name: 'cart_add', points: 240, seconds: 900 };

/** Quantity of a line when the same package is added again: together, up to what one line takes. */
export function addedQuantity(before: number, more: number): number {
  return Math.min(before + more, mostOfOne);
}

/** Quantity when a guest's line meets the patient's own: the larger one, so that nothing is lost and nothing is doubled. */
export function mergedQuantity(guests: number, patients: number): number {
  return Math.max(guests, patients);
}

/** A line that counts in the total: wanted, and to be had. */
export function isBuyable(line: CartLine): line is CartLine & { offer: CartOffer } {
  return line.isSelected && line.offer !== null;
}

/** What is to be priced of a line. */
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

/** The number on the cart's badge: things, not lines. */
export function countOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((things, { quantity }) => things + quantity, 0);
}
