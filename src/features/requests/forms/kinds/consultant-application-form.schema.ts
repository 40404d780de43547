/** The application of a doctor to practise in one of the hospitals. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind } from '../form-kind.schema.ts';
import { applicationLifeCycle } from './life-cycles.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';

export const consultantApplicationForm: FormKind = {
  name: 'consultant_application',
  prefix: 'D',
  title: m.forms_consultant_title,
  fields: [
    nameField,
    emailField,
    phoneField,
    {
      name: 'speciality',
      label: m.forms_consultant_speciality,
      type: 'text',
      min: 3,
      max: 120,
      fault: m.forms_error_speciality,
    },
    {
      name: 'registration',
      label: m.forms_consultant_registration,
      hint: m.forms_consultant_registration_hint,
      type: 'text',
      min: 3,
      max: 60,
      fault: m.forms_error_registration,
    },
    { name: 'years', label: m.forms_consultant_years, type: 'number', min: 0, max: 70, fault: m.forms_error_years },
    { ...hospitalField, isOptional: true },
    { name: 'message', label: m.forms_consultant_message, type: 'long_text', isOptional: true },
  ],
  files: { label: m.forms_consultant_files, hint: m.forms_consultant_files_hint, isRequired: true },
  handledBy: 'handle_applications',
  lifeCycle: applicationLifeCycle,
  answerWithin: 10,
  storedDays: 365,
  next: m.forms_consultant_next,
};
