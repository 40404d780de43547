/** The application for a vacancy, with a curriculum vitae. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind } from '../form-kind.schema.ts';
import { applicationLifeCycle } from './life-cycles.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';

export const careerApplicationForm: FormKind = {
  name: 'career_application',
  prefix: 'J',
  title: m.careers_application,
  fields: [
    nameField,
    emailField,
    phoneField,
    { name: 'years', label: m.careers_years, type: 'number', min: 0, max: 60 },
    { name: 'start', label: m.careers_start, type: 'text', max: 80, isOptional: true },
    { name: 'message', label: m.careers_message, type: 'long_text', isOptional: true },
    { ...hospitalField, isOptional: true },
  ],
  files: { label: m.careers_files, hint: m.careers_files_hint, isRequired: true },
  handledBy: 'handle_applications',
  lifeCycle: applicationLifeCycle,
  storedDays: 365,
  next: m.careers_application_next,
};
