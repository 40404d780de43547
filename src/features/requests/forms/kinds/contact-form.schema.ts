/** 'Write to us' on the contact page: any question, to the group or to one hospital. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind } from '../form-kind.schema.ts';
import { enquiryLifeCycle } from './life-cycles.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';

export const contactForm: FormKind = {
  name: 'contact',
  prefix: 'C',
  title: m.forms_contact_title,
  fields: [
    {
      name: 'topic',
      label: m.forms_contact_topic,
      type: 'choice',
      fault: m.forms_error_topic,
      options: [
        { value: 'appointment', label: m.forms_contact_topic_appointment },
        { value: 'bill', label: m.forms_contact_topic_bill },
        { value: 'records', label: m.forms_contact_topic_records },
        { value: 'package', label: m.forms_contact_topic_package },
        { value: 'praise', label: m.forms_contact_topic_praise },
        { value: 'complaint', label: m.forms_contact_topic_complaint },
        { value: 'website', label: m.forms_contact_topic_website },
        { value: 'other', label: m.forms_contact_topic_other },
      ],
    },
    { ...hospitalField, hint: m.forms_contact_hospital_hint, isOptional: true },
    nameField,
    emailField,
    { ...phoneField, isOptional: true },
    {
      name: 'message',
      label: m.forms_message,
      hint: m.forms_message_hint,
      type: 'long_text',
      min: 5,
      fault: m.forms_error_message,
    },
  ],
  handledBy: 'answer_enquiries',
  lifeCycle: enquiryLifeCycle,
  answerWithin: 2,
  storedDays: 730,
  next: m.forms_contact_next,
};
