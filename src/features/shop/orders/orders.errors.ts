import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export const ownerNeeded = () => new Failure({ status: 401, code: 'token_needed', text: m.orders_error_owner });
/** Unknown, or another's: the caller cannot tell the two apart. */
export const orderUnknown = () => new Failure({ status: 404, code: 'order_unknown', text: m.orders_error_unknown });
export const nothingToBuy = () => new Failure({ status: 422, code: 'nothing_to_buy', text: m.orders_error_nothing });
export const nothingLeftOnSale = () =>
  new Failure({ status: 409, code: 'nothing_left_on_sale', text: m.orders_error_none_on_sale });
export const totalChanged = () =>
  new Failure({ status: 409, code: 'total_changed', text: m.orders_error_total_changed });
export const totalTooSmall = () =>
  new Failure({ status: 422, code: 'total_too_small', text: m.orders_error_too_small });
export const notCancellable = () =>
  new Failure({ status: 409, code: 'order_not_cancellable', text: m.orders_error_not_cancellable });
export const notReorderable = () =>
  new Failure({ status: 409, code: 'order_not_reorderable', text: m.orders_error_not_reorderable });
export const accessCodeWrong = () =>
  new Failure({
    status: 422,
    code: 'access_code_wrong',
    text: m.orders_error_access_code,
    fields: { code: m.orders_error_access_code },
  });
export const notPaid = () => new Failure({ status: 409, code: 'order_not_paid', text: m.orders_error_not_paid });
export const phoneInvalid = () => field('buyer.phone', m.orders_error_phone);
export const termsOutdated = () => field('termsVersion', m.orders_error_terms);
export const eInvoiceNeeded = () => field('eInvoice.tin', m.orders_error_einvoice_needed);
export const voucherUnknown = () =>
  new Failure({
    status: 404,
    code: 'voucher_unknown',
    text: m.orders_error_voucher_unknown,
    fields: { code: m.orders_error_voucher_unknown },
  });
export const voucherUsed = () => conflict('voucher_used', m.orders_error_voucher_used);
export const voucherCancelled = () => conflict('voucher_cancelled', m.orders_error_voucher_cancelled);
export const voucherOver = () => conflict('voucher_over', m.orders_error_voucher_over);
export const voucherElsewhere = () => conflict('voucher_elsewhere', m.orders_error_voucher_elsewhere);

function conflict(code: string, text: MessageText): Failure {
  return new Failure({ status: 409, code, text, fields: { code: text } });
}

function field(name: string, text: MessageText): Failure {
  return new Failure({ status: 422, code: 'order_invalid', text, fields: { [name]: text } });
}

/** The message of each field of the checkout, in its order; `lines.*` fields are numbered. */
export const fieldTexts: Record<string, MessageText> = {
  'buyer.name': m.orders_error_name,
  'buyer.email': m.orders_error_email,
  'buyer.phone': m.orders_error_phone,
  'lines.personName': m.orders_error_person,
  'lines.personIsCitizen': m.orders_error_citizen,
  'lines.quantity': m.orders_error_quantity,
  'eInvoice.name': m.orders_error_einvoice_name,
  'eInvoice.idKind': m.orders_error_einvoice_id_kind,
  'eInvoice.idNumber': m.orders_error_einvoice_id,
  'eInvoice.tin': m.orders_error_einvoice_tin,
  'eInvoice.address': m.orders_error_einvoice_address,
  termsVersion: m.orders_error_terms,
};

/** The same for the call, by its field names. */
export const callTexts: Record<string, MessageText> = {
  'buyer.name': m.orders_error_name,
  'buyer.email': m.orders_error_email,
  'buyer.phone': m.orders_error_phone,
  terms_version: m.orders_error_terms,
};
