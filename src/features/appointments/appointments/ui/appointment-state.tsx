import { Chip, type ChipTone } from '#src/design/content/chip.tsx';
import { m } from '#src/paraglide/messages.js';
import type { AppointmentState } from '../appointments.rules.ts';

const tones: Record<AppointmentState, ChipTone> = {
  held: 'waiting',
  requested: 'waiting',
  confirmed: 'good',
  rescheduled: 'good',
  arrived: 'active',
  completed: 'quiet',
  cancelled: 'bad',
  no_show: 'bad',
};

/** The appointment's state as a chip. */
export function AppointmentStateChip({ status }: { status: AppointmentState }) {
  return <Chip tone={tones[status]}>{stateName(status)}</Chip>;
}

export function stateName(status: AppointmentState): string {
  return {
    held: m.appointments_state_held,
    requested: m.appointments_state_requested,
    confirmed: m.appointments_state_confirmed,
    rescheduled: m.appointments_state_rescheduled,
    arrived: m.appointments_state_arrived,
    completed: m.appointments_state_completed,
    no_show: m.appointments_state_no_show,
    cancelled: m.appointments_state_cancelled,
  }[status]();
}
