import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid, type MessageText } from '#src/shared/failure.ts';

/** Unknown, not published, or without an advertising approval in force: a buyer cannot tell these apart. */
export const packageNotForSale = () =>
  new Failure({
    status: 404,
    code: 'package_not_for_sale',
    text: m.packages_error_not_for_sale,
    fields: { healthpackage_id: m.packages_error_not_for_sale },
  });
export const packageNotAtHospital = () =>
  fieldInvalid('package_not_at_hospital', 'hospital_id', m.packages_error_hospital);
export const quantityInvalid = () => fieldInvalid('quantity_invalid', 'cart_quantity', m.packages_error_quantity);
export const soldOut = () => fieldConflict('sold_out', 'cart_quantity', m.packages_error_sold_out);

export const promotionUnknown = () =>
  fieldInvalid('promotion_unknown', 'promotion_code', m.packages_error_promotion_unknown);
export const promotionNotYet = () =>
  fieldInvalid('promotion_not_yet', 'promotion_code', m.packages_error_promotion_not_yet);
export const promotionOver = () => fieldInvalid('promotion_over', 'promotion_code', m.packages_error_promotion_over);
export const promotionNotMeant = () =>
  fieldInvalid('promotion_not_meant', 'promotion_code', m.packages_error_promotion_not_meant);
export const promotionSpendTooSmall = () =>
  fieldInvalid('promotion_spend_too_small', 'promotion_code', m.packages_error_promotion_spend);
export const promotionUsedUp = () =>
  fieldConflict('promotion_used_up', 'promotion_code', m.packages_error_promotion_used_up);
export const promotionUsedByYou = () =>
  fieldConflict('promotion_used_by_you', 'promotion_code', m.packages_error_promotion_used_by_you);

/** Discounts are not added up: a code with a smaller discount than the membership is not used up. */
export const memberPriceIsBetter = () =>
  fieldInvalid('member_price_is_better', 'promotion_code', m.packages_error_member_price_better);

/** A filter has an unknown value; `names` are the filters' names. */
export function filterUnknown(names: readonly string[]): Failure {
  const fields: Record<string, MessageText> = Object.fromEntries(names.map((name) => [name, m.packages_error_filter]));
  return new Failure({ status: 422, code: 'filter_unknown', text: m.packages_error_filters, fields });
}
