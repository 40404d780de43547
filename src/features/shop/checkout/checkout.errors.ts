import { Failure, type MessageText } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export const nothingToBuy = () => new Failure({ status: 422, code: 'nothing_to_buy', text: m.checkout_error_nothing });
export const totalChanged = () =>
  new Failure({ status: 409, code: 'total_changed', text: m.checkout_error_total_changed });
export const totalTooSmall = () =>
  new Failure({ status: 422, code: 'total_too_small', text: m.checkout_error_too_small });
export const phoneInvalid = () => field('buyer.phone', m.checkout_error_phone);
export const termsOutdated = () => field('termsVersion', m.checkout_error_terms);
export const eInvoiceNeeded = () => field('eInvoice.tin', m.checkout_error_einvoice_needed);

function field(name: string, text: MessageText): Failure {
  return new Failure({ status: 422, code: 'order_invalid', text, fields: { [name]: text } });
}

/** The message of each field of the checkout, in its order; `lines.*` fields are numbered. */
export const fieldTexts: Record<string, MessageText> = {
  'buyer.name': m.checkout_error_name,
  'buyer.email': m.checkout_error_email,
  'buyer.phone': m.checkout_error_phone,
  'lines.personName': m.checkout_error_person,
  'lines.personIsCitizen': m.checkout_error_citizen,
  'lines.quantity': m.checkout_error_quantity,
  'eInvoice.name': m.checkout_error_einvoice_name,
  'eInvoice.idKind': m.checkout_error_einvoice_id_kind,
  'eInvoice.idNumber': m.checkout_error_einvoice_id,
  'eInvoice.tin': m.checkout_error_einvoice_tin,
  'eInvoice.address': m.checkout_error_einvoice_address,
  termsVersion: m.checkout_error_terms,
};
/** The same for the call, by its field names. */
export const callTexts: Record<string, MessageText> = {
  'buyer.name': m.checkout_error_name,
  'buyer.email': m.checkout_error_email,
  'buyer.phone': m.checkout_error_phone,
  terms_version: m.checkout_error_terms,
};
