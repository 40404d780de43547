import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const ownerNeeded = () => new Failure({ status: 401, code: 'token_needed', text: m.cart_error_owner });
/** Gone, or another's: to who asks it is the same. */
export const lineUnknown = () => new Failure({ status: 404, code: 'cart_line_unknown', text: m.cart_error_line_unknown });
export const cartFull = () => new Failure({ status: 409, code: 'cart_full', text: m.cart_error_full });
