import { Failure, type MessageText } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

export const voucherUnknown = () =>
  new Failure({
    status: 404,
    code: 'voucher_unknown',
    text: m.package_desk_error_voucher_unknown,
    fields: { code: m.package_desk_error_voucher_unknown },
  });
export const voucherUsed = () => conflict('voucher_used', m.package_desk_error_voucher_used);
export const voucherCancelled = () => conflict('voucher_cancelled', m.package_desk_error_voucher_cancelled);
export const voucherOver = () => conflict('voucher_over', m.package_desk_error_voucher_over);
export const voucherElsewhere = () => conflict('voucher_elsewhere', m.package_desk_error_voucher_elsewhere);

function conflict(code: string, text: MessageText): Failure {
  return new Failure({ status: 409, code, text, fields: { code: text } });
}
