import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

export const phoneInvalid = () => field(422, 'phone_invalid', 'phone', m.phone_codes_error_phone);
export const phoneNotServed = () => field(422, 'phone_not_served', 'phone', m.phone_codes_error_not_served);
export const codeWrong = () => field(422, 'code_wrong', 'code', m.phone_codes_error_wrong);
export const codeExpired = () => field(422, 'code_expired', 'code', m.phone_codes_error_expired);
export const codeUsed = () => field(422, 'code_used', 'code', m.phone_codes_error_used);
export const codeTriesSpent = (retryAfterSeconds: number) =>
  new Failure({
    status: 429,
    code: 'code_tries_spent',
    text: m.phone_codes_error_tries,
    fields: { code: m.phone_codes_error_tries },
    retryAfterSeconds,
  });
export const codeSendsSpent = (retryAfterSeconds: number) =>
  new Failure({
    status: 429,
    code: 'code_sends_spent',
    text: m.phone_codes_error_sends,
    fields: { phone: m.phone_codes_error_sends },
    retryAfterSeconds,
  });

function field(status: 422, code: string, name: string, text: MessageText): Failure {
  return new Failure({ status, code, text, fields: { [name]: text } });
}
