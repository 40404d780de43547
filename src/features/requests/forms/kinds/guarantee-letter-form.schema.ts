/** The application for a guarantee letter: the hospital asks the insurer to guarantee the payment of an admission. */
import { m } from '#src/paraglide/messages.js';
import { addDays } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { FormKind, LifeCycle } from '../form-kind.schema.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';

/** Days after an emergency, and days before a planned admission, within which a letter can be applied for. */
const daysAfter = 14;
const daysBefore = 365;

/** An insurer's refusal can be reviewed again; after an approval no step is possible. */
const letterLifeCycle: LifeCycle = {
  first: 'submitted',
  transitions: {
    submitted: ['in_review', 'more_information', 'sent_to_insurer', 'declined'],
    in_review: ['more_information', 'sent_to_insurer', 'declined'],
    more_information: ['in_review', 'sent_to_insurer', 'declined'],
    sent_to_insurer: ['more_information', 'approved', 'declined'],
    approved: [],
    declined: ['in_review'],
  },
  words: {
    submitted: m.guarantee_letters_state_submitted,
    in_review: m.guarantee_letters_state_in_review,
    more_information: m.guarantee_letters_state_more_information,
    sent_to_insurer: m.guarantee_letters_state_sent,
    approved: m.guarantee_letters_state_approved,
    declined: m.guarantee_letters_state_declined,
  },
  tones: {
    submitted: 'waiting',
    in_review: 'active',
    more_information: 'waiting',
    sent_to_insurer: 'active',
    approved: 'good',
    declined: 'bad',
  },
  waitsIn: 'more_information',
  reasoned: ['more_information', 'declined'],
};

/** The characters of a number as printed on a card. */
const numberShape = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/;
export const policyNumber = { min: 4, max: 40 } as const;

/** Whether the text can be the number of a policy or card. */
export const isPolicyNumber = (typed: string): boolean =>
  numberShape.test(typed) && typed.length >= policyNumber.min && typed.length <= policyNumber.max;

export const guaranteeLetterForm: FormKind = {
  name: 'guarantee_letter',
  prefix: 'G',
  title: m.guarantee_letters_title,
  fields: [
    { ...hospitalField, label: m.guarantee_letters_hospital },
    {
      name: 'patient_name',
      label: m.guarantee_letters_patient,
      hint: m.guarantee_letters_patient_hint,
      type: 'text',
      min: 2,
      max: 120,
      fault: m.forms_error_name,
    },
    {
      name: 'identity_number',
      label: m.guarantee_letters_identity,
      hint: m.guarantee_letters_identity_hint,
      type: 'text',
      min: 5,
      max: 30,
      fault: m.guarantee_letters_error_identity,
      isSecret: true,
    },
    { name: 'insurer', label: m.guarantee_letters_insurer, type: 'offered', fault: m.guarantee_letters_error_insurer },
    {
      name: 'policy_number',
      label: m.guarantee_letters_policy,
      hint: m.guarantee_letters_policy_hint,
      type: 'text',
      ...policyNumber,
      fault: m.guarantee_letters_error_policy,
      isSecret: true,
    },
    { name: 'admission_date', label: m.guarantee_letters_admission, type: 'date' },
    { name: 'doctor', label: m.guarantee_letters_doctor, type: 'offered', fault: m.guarantee_letters_error_doctor },
    {
      name: 'diagnosis',
      label: m.guarantee_letters_diagnosis,
      hint: m.guarantee_letters_diagnosis_hint,
      type: 'long_text',
      min: 3,
      max: 1_000,
      fault: m.guarantee_letters_error_diagnosis,
    },
    { ...nameField, label: m.guarantee_letters_applicant },
    emailField,
    phoneField,
  ],
  check(values, today) {
    const faults: Record<string, MessageText> = {};
    if (!numberShape.test(values['identity_number'] ?? ''))
      faults['identity_number'] = m.guarantee_letters_error_identity;
    if (!isPolicyNumber(values['policy_number'] ?? '')) faults['policy_number'] = m.guarantee_letters_error_policy;
    const day = values['admission_date'] ?? '';
    if (day < addDays(today, -daysAfter) || day > addDays(today, daysBefore))
      faults['admission_date'] = m.guarantee_letters_error_admission;
    return faults;
  },
  files: { label: m.guarantee_letters_files, hint: m.guarantee_letters_files_hint, isRequired: true },
  handledBy: 'handle_guarantee_letters',
  lifeCycle: letterLifeCycle,
  answerWithin: 1,
  storedDays: 365,
  next: m.guarantee_letters_next,
  isDiscreet: true,
  followedAt: (reference) => `/gl-application/${reference}`,
  adminPath: '/staff/guarantee-letters',
  namedBy: 'patient_name',
};
