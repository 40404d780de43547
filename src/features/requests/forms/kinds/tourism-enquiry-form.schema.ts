/** A case of the International Patient Centre: a question about treatment from abroad, with medical reports. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind, LifeCycle } from '../form-kind.schema.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';
import { careLanguages } from './care-languages.ts';

/** From the first question to after-care. */
const caseLifeCycle: LifeCycle = {
  first: 'received',
  transitions: {
    received: ['in_review', 'waiting', 'closed'],
    in_review: ['waiting', 'estimate_sent', 'not_advised', 'closed'],
    waiting: ['in_review', 'closed'],
    estimate_sent: ['in_review', 'accepted', 'closed'],
    accepted: ['in_treatment', 'closed'],
    in_treatment: ['after_care', 'closed'],
    after_care: ['closed'],
    not_advised: ['closed', 'in_review'],
    closed: ['in_review'],
  },
  words: {
    received: m.forms_state_received,
    in_review: m.forms_case_in_review,
    waiting: m.forms_state_waiting,
    estimate_sent: m.forms_case_estimate_sent,
    accepted: m.forms_case_accepted,
    in_treatment: m.forms_case_in_treatment,
    after_care: m.forms_case_after_care,
    not_advised: m.forms_case_not_advised,
    closed: m.forms_state_closed,
  },
  tones: {
    received: 'waiting',
    in_review: 'active',
    waiting: 'quiet',
    estimate_sent: 'active',
    accepted: 'good',
    in_treatment: 'active',
    after_care: 'good',
    not_advised: 'bad',
    closed: 'quiet',
  },
};

export const tourismEnquiryForm: FormKind = {
  name: 'tourism_enquiry',
  prefix: 'T',
  title: m.forms_tourism_title,
  fields: [
    nameField,
    emailField,
    { ...phoneField, hint: m.forms_tourism_phone_hint },
    { name: 'country', label: m.forms_tourism_country, type: 'country', autoComplete: 'country' },
    {
      name: 'language',
      label: m.forms_tourism_language,
      type: 'choice',
      options: careLanguages,
      fault: m.forms_error_language,
    },
    {
      name: 'message',
      label: m.forms_tourism_message,
      hint: m.forms_tourism_message_hint,
      type: 'long_text',
      min: 10,
      fault: m.forms_error_illness,
    },
    { ...hospitalField, isInternational: true, hint: m.forms_tourism_hospital_hint, isOptional: true },
    {
      name: 'travel_month',
      label: m.forms_tourism_when,
      hint: m.forms_tourism_when_hint,
      type: 'text',
      max: 80,
      isOptional: true,
    },
    { name: 'companions', label: m.forms_tourism_companions, type: 'number', min: 0, max: 20, isOptional: true },
  ],
  files: { label: m.forms_tourism_files, hint: m.forms_tourism_files_hint },
  handledBy: 'run_international_desk',
  lifeCycle: caseLifeCycle,
  answerWithin: 1,
  storedDays: 365,
  next: m.forms_tourism_next,
};
