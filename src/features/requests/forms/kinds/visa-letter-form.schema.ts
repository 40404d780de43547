/** A letter for the visa of a patient and companions. The passport number is read from the uploaded page, not typed. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind } from '../form-kind.schema.ts';
import { serviceLifeCycle } from './life-cycles.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';

export const visaLetterForm: FormKind = {
  name: 'visa_letter',
  prefix: 'L',
  title: m.forms_visa_title,
  fields: [
    { ...nameField, label: m.forms_visa_name },
    emailField,
    phoneField,
    { name: 'nationality', label: m.forms_visa_nationality, type: 'country', fault: m.forms_error_country },
    {
      name: 'mission',
      label: m.forms_visa_mission,
      hint: m.forms_visa_mission_hint,
      type: 'text',
      max: 160,
      fault: m.forms_error_mission,
    },
    hospitalField,
    {
      name: 'case_reference',
      label: m.forms_visa_case,
      hint: m.forms_visa_case_hint,
      type: 'text',
      max: 12,
      isOptional: true,
    },
    { name: 'arrives_on', label: m.forms_visa_arrives, type: 'date', fault: m.forms_error_arrives },
    { name: 'leaves_on', label: m.forms_visa_leaves, type: 'date', fault: m.forms_error_leaves },
    {
      name: 'companions',
      label: m.forms_visa_companions,
      hint: m.forms_visa_companions_hint,
      type: 'long_text',
      max: 600,
      isOptional: true,
    },
  ],
  check: (values, today) => ({
    ...(values['arrives_on']! < today ? { arrives_on: m.forms_error_arrives } : {}),
    ...(values['leaves_on']! <= values['arrives_on']! ? { leaves_on: m.forms_error_leaves } : {}),
  }),
  files: { label: m.forms_visa_files, hint: m.forms_visa_files_hint, isRequired: true },
  handledBy: 'run_international_desk',
  lifeCycle: serviceLifeCycle,
  answerWithin: 3,
  storedDays: 180,
  next: m.forms_visa_next,
};
