import { z } from 'zod';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { FormField, FormKind } from './form-kind.schema.ts';
import { faultOf } from './forms.rules.ts';

/** The subject of the form: a doctor, a package, a treatment, a vacancy. */
export interface FormSubject {
  kind: string;
  slug: string;
  title: string;
}

/** The values of a form, trimmed and validated by its fields' rules: for the page, the call and the API document. */
export function valuesSchema(kind: FormKind) {
  return z.object(Object.fromEntries(kind.fields.map((field) => [field.name, fieldSchema(field)])));
}

function fieldSchema(field: FormField) {
  const { options } = field;
  const described = [field.label({}, { locale: 'en' }), wordsOfType[field.type]].filter(Boolean).join(': ');
  const text = z
    .string({ error: () => m.forms_error_missing() })
    .trim()
    .max(10_000)
    .superRefine((value, check) => {
      const fault = faultOf(field, value);
      if (fault) check.addIssue({ code: 'custom', message: fault({}, { locale: getLocale() }) });
    })
    .meta({
      description: described,
      ...(options ? { enum: [...(field.isOptional ? [''] : []), ...options.map(({ value }) => value)] } : {}),
    });
  return field.isOptional ? text.default('') : text;
}

const wordsOfType: Partial<Record<FormField['type'], string>> = {
  hospital: "a hospital's number",
  country: 'ISO 3166-1 alpha-2',
  date: 'YYYY-MM-DD',
  agreement: "'yes'",
};

/** The body of the call that sends this form. */
export function callBody(kind: FormKind) {
  return valuesSchema(kind).extend({
    consent_version: z
      .string()
      .min(1)
      .max(40)
      .describe('Version of the data-protection notice that the person agreed to: see settings/get_settings'),
  });
}
