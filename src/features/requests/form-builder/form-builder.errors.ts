import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid, type MessageText } from '#src/shared/failure.ts';
import {
  customFormLimits,
  type BuilderFault,
  type BuilderFaults,
} from '#src/features/requests/forms/custom/custom-form.rules.ts';

/** Also for a form of another hospital. */
export const formUnknown = () => new Failure({ status: 404, code: 'form_unknown', text: m.errors_not_found });
/** Another person has saved meanwhile: that change is not overwritten. */
export const formChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'form_changed_meanwhile', text: m.custom_forms_error_meanwhile });
export const formStepRefused = () => new Failure({ status: 409, code: 'form_step', text: m.custom_forms_error_step });
export const titleInvalid = () => fieldInvalid('form_title', 'title', m.custom_forms_fault_missing);
export const slugInvalid = () => fieldInvalid('form_slug', 'slug', m.custom_forms_error_slug);
export const slugTaken = () => fieldConflict('form_slug_taken', 'slug', m.custom_forms_error_taken);
export const hospitalRefused = () => fieldInvalid('form_hospital', 'hospital', m.forms_error_hospital);

/** All faults that prevent the publication, beside their fields. It only creates the failure and throws nothing. */
export function formNotReady(faults: BuilderFaults): Failure {
  return new Failure({
    status: 422,
    code: 'form_not_ready',
    text: m.custom_forms_error_not_ready,
    fields: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, faultWords[fault]])),
  });
}

const within = customFormLimits.answerWithin;
const kept = customFormLimits.keptDays;

/** The fault of a field in the builder, and what to do. */
export const faultWords: Record<BuilderFault, MessageText> = {
  missing: m.custom_forms_fault_missing,
  translation: m.custom_forms_fault_translation,
  long: m.custom_forms_fault_long,
  options: (_inputs, options) => m.custom_forms_fault_options({ most: customFormLimits.options }, options),
  options_differ: m.custom_forms_fault_options_differ,
  range: m.custom_forms_fault_range,
  day: m.custom_forms_fault_day,
  days: m.custom_forms_fault_days,
  within: (_inputs, options) => m.custom_forms_fault_between({ min: within.min, max: within.max }, options),
  kept: (_inputs, options) => m.custom_forms_fault_between({ min: kept.min, max: kept.max }, options),
  mail: (_inputs, options) => m.custom_forms_fault_mail({ most: customFormLimits.notified }, options),
  question: m.custom_forms_fault_question,
  last: m.custom_forms_fault_last,
  twice: m.custom_forms_fault_twice,
  hospital: m.custom_forms_fault_hospital,
  secret: m.custom_forms_fault_secret,
  identity: m.custom_forms_fault_identity,
  purpose: m.custom_forms_fault_purpose,
  too_many: (_inputs, options) => m.custom_forms_fault_too_many({ most: customFormLimits.parts }, options),
};
