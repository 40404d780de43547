import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid } from '#src/shared/failure.ts';

export const phoneInvalid = () => fieldInvalid('phone_invalid', 'phone', m.phone_codes_error_phone);
export const phoneNotServed = () => fieldInvalid('phone_not_served', 'phone', m.phone_codes_error_not_served);
export const codeWrong = () => fieldInvalid('code_wrong', 'code', m.phone_codes_error_wrong);
export const codeExpired = () => fieldInvalid('code_expired', 'code', m.phone_codes_error_expired);
export const codeUsed = () => fieldInvalid('code_used', 'code', m.phone_codes_error_used);
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
