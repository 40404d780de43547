/**
 * Every kind of form, in the order of the staff's filter. A new kind is one file `<kind>-form.schema.ts` and one line
 * here.
 */
import { careerApplicationForm } from './career-application-form.schema.ts';
import { contactForm } from './contact-form.schema.ts';
import { challengeEnquiryForm } from './challenge-enquiry-form.schema.ts';
import { consultantApplicationForm } from './consultant-application-form.schema.ts';
import { customFormKinds } from './custom-form-kinds.schema.ts';
import { enquiryForm } from './enquiry-form.schema.ts';
import { eventRegistrationForm } from './event-registration-form.schema.ts';
import { guaranteeLetterForm } from './guarantee-letter-form.schema.ts';
import { interpreterForm } from './interpreter-form.schema.ts';
import { tourismEnquiryForm } from './tourism-enquiry-form.schema.ts';
import { visaLetterForm } from './visa-letter-form.schema.ts';
import type { FormKind } from '../form-kind.schema.ts';

export const formKinds: readonly FormKind[] = [
  contactForm,
  enquiryForm,
  challengeEnquiryForm,
  tourismEnquiryForm,
  visaLetterForm,
  interpreterForm,
  guaranteeLetterForm,
  consultantApplicationForm,
  careerApplicationForm,
  eventRegistrationForm,
  ...Object.values(customFormKinds),
];

/** The kind of a stored submission. */
export function formKindNamed(name: string): FormKind {
  const kind = formKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`No form is called ${name}.`);
  return kind;
}
