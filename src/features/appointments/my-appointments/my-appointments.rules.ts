/** The list of a patient's appointments, and until when the patient may move or cancel one. */
import {
  canBecome,
  noticeOf,
  type AppointmentState,
} from '#src/features/appointments/appointments/appointments.rules.ts';

/** Appointments on a page of the list. */
export const cardsPerPage = 12;

/** Whether the patient may still move or cancel it. `groupHours` applies where its session asked for no notice. */
export function isChangeableByPatient(
  appointment: { status: AppointmentState; startsAt: Date; noticeHours?: number | null },
  now: Date,
  groupHours: number,
): boolean {
  return (
    canBecome(appointment.status, 'cancelled') &&
    appointment.status !== 'arrived' &&
    appointment.startsAt.getTime() - now.getTime() >= noticeOf(appointment, groupHours) * 3_600_000
  );
}
