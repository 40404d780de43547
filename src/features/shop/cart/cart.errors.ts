import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export const ownerNeeded = () => new Failure({ status: 401, code: 'token_needed', text: m.cart_error_owner });
/** Gone, or another's: the caller cannot tell the two apart. */
export const lineUnknown = () =>
  new Failure({ status: 404, code: 'cart_line_unknown', text: m.cart_error_line_unknown });
export const cartFull = () => new Failure({ status: 409, code: 'cart_full', text: m.cart_error_full });

/** The message of each field of the cart's forms. */
export const fieldTexts = {
  healthpackage_id: m.packages_error_not_for_sale,
  hospital_id: m.packages_error_hospital,
  cart_quantity: m.packages_error_quantity,
  person: m.cart_error_person,
  line: m.cart_error_line_unknown,
} as const;

export function formInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({
    status: 422,
    code: 'cart_form_invalid',
    text: Object.values(fields)[0] ?? m.errors_invalid,
    fields,
  });
}
