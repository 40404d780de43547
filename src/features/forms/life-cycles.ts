/** Life cycles that several forms share. */
import { m } from '#src/paraglide/messages.js';
import type { LifeCycle } from './form-kind.ts';

/** A message or an enquiry: somebody takes it up, answers, and closes it; a closed one can be opened again. */
export const enquiryLifeCycle: LifeCycle = {
  first: 'received',
  transitions: {
    received: ['in_progress', 'answered', 'closed'],
    in_progress: ['waiting', 'answered', 'closed'],
    waiting: ['in_progress', 'answered', 'closed'],
    answered: ['in_progress', 'closed'],
    closed: ['in_progress'],
  },
  words: {
    received: m.forms_state_received, in_progress: m.forms_state_in_progress, waiting: m.forms_state_waiting, answered: m.forms_state_answered, closed: m.forms_state_closed,
  },
  tones: { received: 'waiting', in_progress: 'active', waiting: 'quiet', answered: 'good', closed: 'quiet' },
};
