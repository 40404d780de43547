import { StateChip, type StateTone } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import type { AppointmentState } from '#src/features/appointments/appointments/appointments.rules.ts';
import type { FrontDeskStep } from '../front-desk.rules.ts';

const states: Record<AppointmentState, { words: () => string; tone: StateTone }> = {
  held: { words: m.front_desk_state_held, tone: 'quiet' },
  requested: { words: m.front_desk_state_requested, tone: 'waiting' },
  confirmed: { words: m.front_desk_state_confirmed, tone: 'active' },
  rescheduled: { words: m.front_desk_state_rescheduled, tone: 'active' },
  arrived: { words: m.front_desk_state_arrived, tone: 'good' },
  completed: { words: m.front_desk_state_completed, tone: 'quiet' },
  no_show: { words: m.front_desk_state_no_show, tone: 'bad' },
  cancelled: { words: m.front_desk_state_cancelled, tone: 'quiet' },
};

export function stateWords(state: string): string {
  return state in states ? states[state as AppointmentState].words() : state;
}

export function AppointmentStateChip({ state }: { state: AppointmentState }) {
  return <StateChip tone={states[state].tone}>{stateWords(state)}</StateChip>;
}

const steps: Record<FrontDeskStep, () => string> = {
  confirmed: m.front_desk_step_confirm,
  arrived: m.front_desk_step_arrive,
  completed: m.front_desk_step_complete,
  no_show: m.front_desk_step_no_show,
};

/** The label of a step's button. */
export function stepWords(step: FrontDeskStep): string {
  return steps[step]();
}
