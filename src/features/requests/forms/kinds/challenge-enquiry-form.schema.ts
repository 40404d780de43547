/** A question about the innovation challenge. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind } from '../form-kind.schema.ts';
import { enquiryLifeCycle } from './life-cycles.ts';
import { emailField, nameField } from './person-fields.ts';

export const challengeEnquiryForm: FormKind = {
  name: 'challenge_enquiry',
  prefix: 'K',
  title: m.forms_challenge_title,
  fields: [
    {
      name: 'category',
      label: m.forms_challenge_category,
      type: 'radio',
      fault: m.forms_error_category,
      options: [
        { value: 'open', label: m.forms_challenge_open },
        { value: 'student', label: m.forms_challenge_student },
        { value: 'unsure', label: m.forms_challenge_unsure },
      ],
    },
    nameField,
    emailField,
    {
      name: 'organisation',
      label: m.forms_challenge_organisation,
      type: 'text',
      isOptional: true,
      max: 160,
      autoComplete: 'organization',
    },
    { name: 'message', label: m.forms_enquiry_question, type: 'long_text', min: 5, fault: m.forms_error_question },
  ],
  handledBy: 'answer_enquiries',
  lifeCycle: enquiryLifeCycle,
  answerWithin: 3,
  storedDays: 730,
  next: m.forms_challenge_next,
};
