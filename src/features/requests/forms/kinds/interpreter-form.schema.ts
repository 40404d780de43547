/** An interpreter for a visit, at the hospital or by video. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind } from '../form-kind.schema.ts';
import { careLanguages } from './care-languages.ts';
import { serviceLifeCycle } from './life-cycles.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';

export const interpreterForm: FormKind = {
  name: 'interpreter',
  prefix: 'I',
  title: m.forms_interpreter_title,
  fields: [
    {
      name: 'language',
      label: m.forms_interpreter_language,
      type: 'choice',
      options: [...careLanguages.slice(0, -1), { value: 'sign', label: m.forms_language_sign }, careLanguages.at(-1)!],
      fault: m.forms_error_language,
    },
    { name: 'other_language', label: m.forms_interpreter_other, type: 'text', max: 80, isOptional: true },
    hospitalField,
    {
      name: 'visit_on',
      label: m.forms_interpreter_date,
      hint: m.forms_interpreter_date_hint,
      type: 'date',
      fault: m.forms_error_visit_on,
    },
    { name: 'visit_time', label: m.forms_interpreter_time, type: 'text', max: 40, fault: m.forms_error_visit_time },
    {
      name: 'way',
      label: m.forms_interpreter_way,
      type: 'radio',
      fault: m.forms_error_way,
      options: [
        { value: 'in_person', label: m.forms_interpreter_in_person },
        { value: 'video', label: m.forms_interpreter_video },
      ],
    },
    nameField,
    emailField,
    phoneField,
    { name: 'message', label: m.forms_interpreter_message, type: 'long_text', max: 1_000, isOptional: true },
  ],
  check: (values, today) => ({
    ...(values['visit_on']! < today ? { visit_on: m.forms_error_visit_on } : {}),
    ...(values['language'] === 'other' && !values['other_language']
      ? { other_language: m.forms_error_other_language }
      : {}),
  }),
  handledBy: 'run_international_desk',
  lifeCycle: serviceLifeCycle,
  answerWithin: 1,
  storedDays: 180,
  next: m.forms_interpreter_next,
};
