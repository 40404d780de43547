import { Failure } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export const nothingLeftOnSale = () =>
  new Failure({ status: 409, code: 'nothing_left_on_sale', text: m.orders_error_none_on_sale });
export const notCancellable = () =>
  new Failure({ status: 409, code: 'order_not_cancellable', text: m.orders_error_not_cancellable });
export const accessCodeWrong = () =>
  new Failure({
    status: 422,
    code: 'access_code_wrong',
    text: m.orders_error_access_code,
    fields: { code: m.orders_error_access_code },
  });
export const notPaid = () => new Failure({ status: 409, code: 'order_not_paid', text: m.orders_error_not_paid });
