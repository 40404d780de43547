/** Name, email and phone of the sender, as most forms have them. */
import { m } from '#src/paraglide/messages.js';
import type { FormField } from '../form-kind.schema.ts';

export const nameField: FormField = {
  name: 'name',
  label: m.forms_name,
  type: 'text',
  min: 2,
  max: 120,
  autoComplete: 'name',
  fault: m.forms_error_name,
};
export const emailField: FormField = {
  name: 'email',
  label: m.forms_email,
  hint: m.forms_email_hint,
  type: 'email',
  autoComplete: 'email',
};
export const phoneField: FormField = {
  name: 'phone',
  label: m.forms_phone,
  hint: m.forms_phone_hint,
  type: 'phone',
  autoComplete: 'tel',
};
export const hospitalField: FormField = { name: 'hospital', label: m.forms_hospital, type: 'hospital' };
