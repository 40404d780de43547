/** Life cycles that several forms share. */
import { m } from '#src/paraglide/messages.js';
import type { LifeCycle } from '../form-kind.schema.ts';

/** A message or an enquiry: taken, answered, and closed; a closed one can be opened again. */
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
    received: m.forms_state_received,
    in_progress: m.forms_state_in_progress,
    waiting: m.forms_state_waiting,
    answered: m.forms_state_answered,
    closed: m.forms_state_closed,
  },
  tones: { received: 'waiting', in_progress: 'active', waiting: 'quiet', answered: 'good', closed: 'quiet' },
};

/** An application for work: reviewed, interviewed, decided. */
export const applicationLifeCycle: LifeCycle = {
  first: 'received',
  transitions: {
    received: ['in_progress', 'shortlisted', 'declined', 'withdrawn'],
    in_progress: ['shortlisted', 'declined', 'withdrawn'],
    shortlisted: ['interview', 'declined', 'withdrawn'],
    interview: ['offered', 'declined', 'withdrawn'],
    offered: ['hired', 'declined', 'withdrawn'],
    hired: [],
    declined: [],
    withdrawn: [],
  },
  words: {
    received: m.forms_state_received,
    in_progress: m.forms_state_looked_through,
    shortlisted: m.forms_state_shortlisted,
    interview: m.forms_state_interview,
    offered: m.forms_state_offered,
    hired: m.forms_state_hired,
    declined: m.forms_state_declined,
    withdrawn: m.forms_state_withdrawn,
  },
  tones: {
    received: 'waiting',
    in_progress: 'active',
    shortlisted: 'active',
    interview: 'active',
    offered: 'good',
    hired: 'good',
    declined: 'bad',
    withdrawn: 'quiet',
  },
};

/** A service for a patient: arranged, done, or not possible. */
export const serviceLifeCycle: LifeCycle = {
  first: 'received',
  transitions: {
    received: ['in_progress', 'waiting', 'done', 'not_possible'],
    in_progress: ['waiting', 'done', 'not_possible'],
    waiting: ['in_progress', 'done', 'not_possible'],
    done: ['in_progress'],
    not_possible: ['in_progress'],
  },
  words: {
    received: m.forms_state_received,
    in_progress: m.forms_state_in_progress,
    waiting: m.forms_state_waiting,
    done: m.forms_state_done,
    not_possible: m.forms_state_not_possible,
  },
  tones: { received: 'waiting', in_progress: 'active', waiting: 'quiet', done: 'good', not_possible: 'bad' },
};
