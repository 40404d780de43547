import { challengeEnquiryForm } from './kinds/challenge-enquiry-form.schema.ts';
import { contactForm } from './kinds/contact-form.schema.ts';
import { consultantApplicationForm } from './kinds/consultant-application-form.schema.ts';
import { enquiryForm } from './kinds/enquiry-form.schema.ts';
import { formCall } from './form-calls.server.ts';

/** Forms without a feature of their own. */
export const formCalls = [
  formCall(contactForm, {
    path: 'contact_us/submit',
    tag: 'Forms',
    summary: 'A message to the group or to one of its hospitals',
  }),
  formCall(enquiryForm, {
    path: 'enquiry/submit',
    tag: 'Forms',
    summary: 'A question to the group or to one of its hospitals',
  }),
  formCall(consultantApplicationForm, {
    path: 'consultant/apply',
    tag: 'Forms',
    summary: 'A doctor applies to practise in a hospital',
  }),
  formCall(challengeEnquiryForm, {
    path: 'challenge/enquiry',
    tag: 'Forms',
    summary: 'A question about the innovation challenge',
  }),
];
