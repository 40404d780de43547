/** Forms for people from abroad, by their address. */
import type { FormKind } from '#src/features/forms/form-kind.ts';
import { interpreterForm } from '#src/features/forms/interpreter.form.ts';
import { tourismEnquiryForm } from '#src/features/forms/tourism-enquiry.form.ts';
import { visaLetterForm } from '#src/features/forms/visa-letter.form.ts';
import { m } from '#src/paraglide/messages.js';

interface TourismFormPage {
  kind: FormKind;
  title: () => string;
  intro: () => string;
  send: () => string;
}

export const tourismForms: Readonly<Record<string, TourismFormPage>> = {
  '/health-tourism/enquiry': { kind: tourismEnquiryForm, title: m.health_tourism_enquire, intro: m.health_tourism_enquire_intro, send: m.health_tourism_enquire_send },
  '/health-tourism/visa-letter': { kind: visaLetterForm, title: m.health_tourism_visa, intro: m.health_tourism_visa_intro, send: m.health_tourism_visa_send },
  '/health-tourism/interpreter': { kind: interpreterForm, title: m.health_tourism_interpreter, intro: m.health_tourism_interpreter_intro, send: m.health_tourism_interpreter_send },
};
