/** The formats of texts of master data, each with the message for a text in another format. */
import { m } from '#src/paraglide/messages.js';
import { isCountryCode } from '#src/shared/places/countries.ts';
import { isApprovalNumber } from '#src/shared/health-texts/advertising-approval.ts';

export const codePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const emailPattern = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
export const textFormats = {
  phone: { pattern: /^\+?[\d][\d\s().-]{1,24}$/, text: m.catalogue_error_phone },
  email: { pattern: emailPattern, text: m.catalogue_error_email },
  /** The mail address of an account; case does not count. */
  account: {
    pattern: emailPattern,
    text: m.catalogue_error_email,
    read: (typed: string) => typed.toLowerCase(),
  },
  postcode: { pattern: /^\d{5}$/, text: m.catalogue_error_postcode },
  register: { pattern: /^[A-Za-z0-9/ -]{3,30}$/, text: m.catalogue_error_register },
  colour: { pattern: /^#[\da-f]{6}$/i, text: m.settings_error_colour },
  approval: { pattern: { test: isApprovalNumber }, text: m.catalogue_error_approval },
  country: { pattern: { test: isCountryCode }, text: m.catalogue_error_country },
  ownRole: { pattern: /^own_[a-z0-9_]{1,34}$/, text: m.catalogue_error_own_role },
  menuItem: { pattern: /^[a-z]\d{1,4}$/, text: m.catalogue_error_menu_item },
  formPart: { pattern: /^q\d{1,4}$/, text: m.custom_forms_error_part },
  promotion: { pattern: /^[A-Z0-9]{3,40}$/, text: m.catalogue_error_promotion },
} as const;
