import { contactForm } from './contact.form.ts';
import { formCall } from './form-calls.server.ts';

/** Forms that belong to no other area. */
export const formCalls = [
  formCall(contactForm, { path: 'contact_us/submit', tag: 'Forms', summary: 'A message to the group or to one of its hospitals' }),
];
