/** Every kind of form, in the order in which the desk offers them. A new kind is one file `<kind>.form.ts` and one line here. */
import { careerApplicationForm } from './career-application.form.ts';
import { contactForm } from './contact.form.ts';
import { challengeEnquiryForm } from './challenge-enquiry.form.ts';
import { consultantApplicationForm } from './consultant-application.form.ts';
import { enquiryForm } from './enquiry.form.ts';
import { eventRegistrationForm } from './event-registration.form.ts';
import { guaranteeLetterForm } from './guarantee-letter.form.ts';
import { interpreterForm } from './interpreter.form.ts';
import { tourismEnquiryForm } from './tourism-enquiry.form.ts';
import { visaLetterForm } from './visa-letter.form.ts';
import type { FormKind } from './form-kind.ts';

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
];

/** The kind of a stored submission. */
export function formKindNamed(name: string): FormKind {
  const kind = formKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`No form is called ${name}.`);
  return kind;
}
