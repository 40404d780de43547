import { Chip } from '#src/design/chip.tsx';
import { m } from '#src/paraglide/messages.js';
import type { AppointmentState } from '../appointments.rules.ts';

const looks: Partial<Record<AppointmentState, string>> = { requested: 'bg-cream', cancelled: 'bg-error-pale', no_show: 'bg-error-pale', confirmed: 'bg-success-pale', rescheduled: 'bg-success-pale' };

/** The appointment's state in a word. */
export function AppointmentStateChip({ status }: { status: AppointmentState }) {
  return <Chip className={looks[status] ?? ''}>{stateName(status)}</Chip>;
}

export function stateName(status: AppointmentState): string {
  return {
    held: m.appointments_state_held, requested: m.appointments_state_requested, confirmed: m.appointments_state_confirmed, rescheduled: m.appointments_state_rescheduled,
    arrived: m.appointments_state_arrived, completed: m.appointments_state_completed, no_show: m.appointments_state_no_show, cancelled: m.appointments_state_cancelled,
  }[status]();
}
