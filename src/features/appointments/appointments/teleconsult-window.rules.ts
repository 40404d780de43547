/** When the video room of an appointment is open. */
import type { AppointmentState } from './appointments.rules.ts';

/** The room opens a little before the appointment and stays open after it, because a doctor may be late. */
export const callLimits = {
  opensMinutesBefore: 15,
  staysMinutesAfter: 60,
} as const;

/** 'none': it is not a teleconsultation, or not confirmed. */
export type CallState = 'none' | 'early' | 'open' | 'over';

export interface CallAppointment {
  mode: 'in_person' | 'teleconsult';
  status: AppointmentState;
  startsAt: Date;
  endsAt: Date;
}

/** When the room of an appointment opens and closes. */
export function callWindow({ startsAt, endsAt }: Pick<CallAppointment, 'startsAt' | 'endsAt'>): {
  opensAt: Date;
  closesAt: Date;
} {
  return {
    opensAt: new Date(startsAt.getTime() - callLimits.opensMinutesBefore * 60_000),
    closesAt: new Date(endsAt.getTime() + callLimits.staysMinutesAfter * 60_000),
  };
}

/** The state of the appointment's room at that moment. */
export function callState(appointment: CallAppointment, now: Date): CallState {
  if (appointment.mode !== 'teleconsult') return 'none';
  if (appointment.status === 'completed') return 'over';
  if (appointment.status !== 'confirmed' && appointment.status !== 'rescheduled' && appointment.status !== 'arrived')
    return 'none';
  const { opensAt, closesAt } = callWindow(appointment);
  if (now < opensAt) return 'early';
  return now <= closesAt ? 'open' : 'over';
}
