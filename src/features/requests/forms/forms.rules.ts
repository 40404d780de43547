/** The checks of a form's values, which browser and server share, and the limits of forms. */
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { isCountryCode } from '#src/shared/places/countries.ts';
import { uploadMegabytes } from '#src/shared/uploads.ts';
import type { FormField, FormKind } from './form-kind.schema.ts';
import type { PatternName } from './custom/custom-form.schema.ts';
import { isCalendarDay } from '#src/shared/dates.ts';
import { isTypedId } from '#src/shared/identifiers/typed-id.ts';

export const formLimits = {
  /** Submissions of one visitor, and from one address, per period in seconds. */
  perVisitor: { name: 'form_visitor', points: 6, seconds: 900 },
  perAddress: { name: 'form_address', points: 40, seconds: 900 },
  /** Minimum time in which a person can read and fill in a form. */
  leastMs: 2_000,
  /** After this time the key of an open page expires, and the form counts as newly opened. */
  keyMs: 24 * 3_600_000,
} as const;

/** A honeypot field, which people do not see: only a bot fills it in. */
export const trapField = 'topic_code';
export const fileField = 'files';
export const consentField = 'consent_version';
export const keyField = 'form_key';

/** The message beside a file that is larger than `uploadLimits` allows. */
export const fileTooLarge: MessageText = (_, options) =>
  m.forms_error_file_large({ megabytes: uploadMegabytes }, options);

/** The messages beside the files of a form, by their fault. */
export const fileFaults = {
  too_many: m.forms_error_files_many,
  too_large: fileTooLarge,
  empty: m.forms_error_file_empty,
  kind: m.forms_error_file_kind,
  missing: m.forms_error_file_missing,
} as const;

const longest = (field: FormField) =>
  field.max ?? (field.type === 'long_text' ? 3_000 : field.type === 'email' ? 254 : 200);

/** The error of a field's value; null where it is valid. */
export function faultOf(field: FormField, typed: string): MessageText | null {
  const value = typed.trim();
  if (value === '') return field.isOptional ? null : (field.fault ?? expected[field.type] ?? m.forms_error_missing);
  if (value.length > longest(field)) return m.forms_error_too_long;
  if (field.min !== undefined && field.type !== 'number' && value.length < field.min)
    return field.fault ?? m.forms_error_too_short;
  if (field.pattern && !patterns[field.pattern].test(value)) return patternFaults[field.pattern];
  return isUnderstood(field, value) ? null : (field.fault ?? expected[field.type] ?? m.forms_error_choose);
}

/** One message for both an empty and an invalid value. */
const expected: Partial<Record<FormField['type'], MessageText>> = {
  email: m.forms_error_email,
  phone: m.forms_error_phone,
  date: m.forms_error_date,
  number: m.forms_error_number,
  choice: m.forms_error_choose,
  offered: m.forms_error_choose,
  radio: m.forms_error_choose,
  choices: m.custom_forms_error_choices,
  hospital: m.forms_error_hospital,
  country: m.forms_error_country,
  agreement: m.forms_error_agree,
};

const patterns: Record<PatternName, RegExp> = {
  digits: /^\d+$/,
  letters: /^[\p{L}\p{M} .'’/@-]+$/u,
  postcode: /^\d{5}$/,
  website: /^(https?:\/\/)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s<>"]*)?$/i,
};

const patternFaults: Record<PatternName, MessageText> = {
  digits: m.custom_forms_error_digits,
  letters: m.custom_forms_error_letters,
  postcode: m.custom_forms_error_postcode,
  website: m.custom_forms_error_website,
};

function isUnderstood(field: FormField, value: string): boolean {
  switch (field.type) {
    case 'email':
      return /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]{2,}$/.test(value);
    case 'phone':
      return /^\+?[\d\s().-]{6,24}$/.test(value) && value.replace(/\D/g, '').length >= 7;
    case 'date':
      return isCalendarDay(value);
    case 'number':
      return (
        /^\d{1,9}$/.test(value) && Number(value) >= (field.min ?? 0) && Number(value) <= (field.max ?? 999_999_999)
      );
    case 'choice':
    case 'radio':
      return (field.options ?? []).some((option) => option.value === value);
    case 'choices':
      return value.split(',').every((one) => (field.options ?? []).some((option) => option.value === one));
    case 'hospital':
      return isTypedId(value);
    case 'country':
      return isCountryCode(value);
    case 'agreement':
      return value === 'yes';
    default:
      return true;
  }
}

/** The errors of all fields on this day, in the order of the form. */
export function faultsOf(
  kind: Pick<FormKind, 'fields' | 'check'>,
  values: Readonly<Record<string, string>>,
  today: string,
): Record<string, MessageText> {
  const filled = Object.fromEntries(kind.fields.map(({ name }) => [name, (values[name] ?? '').trim()]));
  const together = kind.check?.(filled, today) ?? {};
  // A field that the page sets is not validated here.
  return Object.fromEntries(
    kind.fields.flatMap((field) => {
      const fault = faultOf(field, values[field.name] ?? '') ?? together[field.name];
      return fault ? [[field.name, fault] as const] : [];
    }),
  );
}

/** The `maxLength` of the control. */
export function longestOf(field: FormField): number | undefined {
  return field.type === 'number' ? undefined : longest(field);
}
