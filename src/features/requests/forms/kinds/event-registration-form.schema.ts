/** A registration for an event, with companions. */
import { m } from '#src/paraglide/messages.js';
import type { FormKind, LifeCycle } from '../form-kind.schema.ts';
import { emailField, hospitalField, nameField, phoneField } from './person-fields.ts';

/** Most people of one registration. */
export const mostPeople = 6;

/** After a cancellation a new registration is needed, because the place may be taken. */
const registrationLifeCycle: LifeCycle = {
  first: 'registered',
  transitions: { registered: ['came', 'absent', 'cancelled'], came: ['absent'], absent: ['came'], cancelled: [] },
  words: {
    registered: m.campaigns_state_registered,
    came: m.campaigns_state_came,
    absent: m.campaigns_state_absent,
    cancelled: m.campaigns_state_cancelled,
  },
  tones: { registered: 'active', came: 'good', absent: 'quiet', cancelled: 'bad' },
};

export const eventRegistrationForm: FormKind = {
  name: 'event_registration',
  prefix: 'R',
  title: m.campaigns_registration,
  fields: [
    nameField,
    emailField,
    phoneField,
    {
      name: 'people',
      label: m.campaigns_people,
      hint: (_, options) => m.campaigns_people_hint({ most: mostPeople }, options),
      type: 'number',
      min: 1,
      max: mostPeople,
      fault: m.campaigns_error_people,
    },
    {
      name: 'message',
      label: m.campaigns_needs,
      hint: m.campaigns_needs_hint,
      type: 'long_text',
      max: 1_000,
      isOptional: true,
    },
    { ...hospitalField, isOptional: true },
  ],
  handledBy: 'answer_enquiries',
  lifeCycle: registrationLifeCycle,
  storedDays: 365,
  next: m.campaigns_registration_next,
};
