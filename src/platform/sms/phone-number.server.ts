import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A phone number as people type it, in E.164 ('+60123456789'); Malaysia is assumed without a country code. Null when it cannot be one. */
export function parsePhoneNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'MY');
  return number?.isValid() ? number.number : null;
}
