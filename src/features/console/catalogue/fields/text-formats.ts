/** The forms that texts of master data have, each with the message where a text has another. */
import { m } from '#src/paraglide/messages.js';
import { isCountryCode } from '#src/shared/countries.ts';
import { isApprovalNumber } from '#src/shared/advertising-approval.ts';

export const codePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const textFormats = {
  phone: { pattern: /^\+?[\d][\d\s().-]{1,24}$/, text: m.catalogue_error_phone },
  email: { pattern: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, text: m.catalogue_error_email },
  postcode: { pattern: /^\d{5}$/, text: m.catalogue_error_postcode },
  register: { pattern: /^[A-Za-z0-9/ -]{3,30}$/, text: m.catalogue_error_register },
  colour: { pattern: /^#[\da-f]{6}$/i, text: m.settings_error_colour },
  approval: { pattern: { test: isApprovalNumber }, text: m.catalogue_error_approval },
  country: { pattern: { test: isCountryCode }, text: m.catalogue_error_country },
  promotion: { pattern: /^[A-Z0-9]{3,40}$/, text: m.catalogue_error_promotion },
} as const;
