/** Which reminders an appointment gets and when, and whether a late reminder is still useful. */
import type { AppointmentState } from '#src/features/appointments/appointments/appointments.rules.ts';
import type { ReminderKind } from '#src/features/appointments/appointments/appointments.rules.ts';
import { reminderHours } from '#src/shared/reminder-hours.ts';

export interface Reminder {
  kind: ReminderKind;
  /** The time of the appointment that it is about. */
  startsAt: Date;
  dueAt: Date;
}

/** Only confirmed appointments get reminders: a request has no time yet. */
const reminded: readonly AppointmentState[] = ['confirmed', 'rescheduled'];
const hourMs = 3_600_000;

/**
 * The reminders of an appointment that are still due. An appointment within two hours was confirmed just now and gets
 * none.
 */
export function remindersOf({ status, startsAt }: { status: AppointmentState; startsAt: Date }, now: Date): Reminder[] {
  if (!reminded.includes(status)) return [];
  return (Object.keys(reminderHours) as ReminderKind[])
    .map((kind) => ({ kind, startsAt, dueAt: new Date(startsAt.getTime() - reminderHours[kind] * hourMs) }))
    .filter(({ dueAt }) => dueAt > now);
}

/**
 * Whether a due reminder is still useful: the time is unchanged and in the future, and the next reminder is not due
 * too.
 */
export function isStillOfUse(
  reminder: { kind: ReminderKind; startsAt: Date },
  appointment: { status: AppointmentState; startsAt: Date },
  now: Date,
): boolean {
  const endsBeforeHours = reminder.kind === 'day_before' ? reminderHours.hours_before : 0;
  return (
    reminded.includes(appointment.status) &&
    appointment.startsAt.getTime() === reminder.startsAt.getTime() &&
    now.getTime() < reminder.startsAt.getTime() - endsBeforeHours * hourMs
  );
}
