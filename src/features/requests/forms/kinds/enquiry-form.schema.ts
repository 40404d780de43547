/** A question from the page of a hospital, a doctor, a package or a centre. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind } from '../form-kind.schema.ts';
import { enquiryLifeCycle } from './life-cycles.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';

export const enquiryForm: FormKind = {
  name: 'enquiry',
  prefix: 'E',
  title: m.forms_enquiry_title,
  fields: [
    { ...hospitalField, hint: m.forms_enquiry_hospital_hint, isOptional: true },
    nameField,
    emailField,
    { ...phoneField, isOptional: true },
    {
      name: 'message',
      label: m.forms_enquiry_question,
      hint: m.forms_message_hint,
      type: 'long_text',
      min: 5,
      fault: m.forms_error_question,
    },
  ],
  handledBy: 'answer_enquiries',
  lifeCycle: enquiryLifeCycle,
  answerWithin: 2,
  storedDays: 730,
  next: m.forms_contact_next,
};
