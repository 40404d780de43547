/** Phone numbers: read as people type them, and those to which no SMS may be sent. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Config } from '../app.ts';

/**
 * A typed phone number in E.164 ('+60123456789'); Malaysia is assumed without a country code. Null when it cannot be
 * one.
 */
export function parsePhoneNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'MY');
  return number?.isValid() ? number.number : null;
}

/** Used where SMS_COUNTRIES is not set: Malaysia and its neighbours. */
export const defaultSmsCountries = ['MY', 'SG', 'BN', 'ID', 'TH'] as const;
/** Some countries number mobile and fixed lines alike. */
const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Why no SMS may be sent to a number in E.164, or null where one may: fixed lines, premium, shared-cost and satellite
 * numbers of all countries are refused, and countries that are not served.
 */
export function smsRefusal(
  { smsCountries = defaultSmsCountries }: Pick<Config, 'smsCountries'>,
  number: string,
): 'not a mobile number' | 'country not served' | null {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.country || !mobileTypes.includes(parsed.getType())) return 'not a mobile number';
  return smsCountries.includes(parsed.country) ? null : 'country not served';
}

/** ISO 3166-1 alpha-2 of a valid number. */
export function countryOfNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.country ?? '';
}
