import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const ownerNeeded = () => new Failure({ status: 401, code: 'token_needed', text: m.orders_error_owner });
/** Unknown, or another's: the caller cannot tell the two apart. */
export const orderUnknown = () => new Failure({ status: 404, code: 'order_unknown', text: m.orders_error_unknown });
export const notReorderable = () =>
  new Failure({ status: 409, code: 'order_not_reorderable', text: m.orders_error_not_reorderable });
