/** Which steps the front desk can take with an appointment: by the table of transitions, and by the time. */
import { malaysianDay } from '#src/shared/dates.ts';
import { referenceCharacters, referenceLength } from '#src/shared/identifiers/reference.ts';
import { canBecome, type AppointmentState } from '#src/features/appointments/appointments/appointments.rules.ts';

/** Steps with one press; a new time and a cancellation need more input. */
export const frontDeskSteps = [
  'confirmed',
  'arrived',
  'completed',
  'no_show',
] as const satisfies readonly AppointmentState[];
export type FrontDeskStep = (typeof frontDeskSteps)[number];

/** The front desk can book further ahead than a visitor: at least this many days. */
export const frontDeskWindowDays = 90;

/** Number of times that can be proposed for an appointment, on its page. */
export const timesShown = 12;

/**
 * Maximum lengths of what the front desk writes: why an appointment ends or a person leaves a waiting list, and a note.
 */
export const longestReason = 300;
export const longestNote = 500;

interface TimedAppointment {
  status: AppointmentState;
  startsAt: Date;
}

/** Whether a step is possible at that time: an arrival only on the day, a no-show only after the start. */
export function isTimeFor(step: AppointmentState, startsAt: Date, now: Date): boolean {
  if (step === 'arrived') return malaysianDay(startsAt) === malaysianDay(now);
  return step !== 'no_show' || startsAt.getTime() < now.getTime();
}

/** Whether the front desk may take the step at `now`: by the transition table, and by the time. */
export function mayTake(step: AppointmentState, appointment: TimedAppointment, now: Date): boolean {
  return canBecome(appointment.status, step) && isTimeFor(step, appointment.startsAt, now);
}

/** The steps that are possible now. */
export function openSteps(appointment: TimedAppointment, now: Date): FrontDeskStep[] {
  return frontDeskSteps.filter((step) => mayTake(step, appointment, now));
}

const wholeReference = new RegExp(`^[AW][${referenceCharacters}]{${referenceLength}}$`, 'i');

/**
 * Classifies a search text. 'A7' finds references ('W7' on the waiting lists), and so does a whole reference, which
 * may be of letters alone; '012-345 6789' is a phone number; anything else is part of a name.
 */
export function readListSearch(
  q: string,
  letter: 'A' | 'W' = 'A',
): { reference: string } | { phone: string } | { name: string } | null {
  const text = q.trim();
  if (text === '') return null;
  const isReference = wholeReference.test(text) || /^[AW](?=.*\d)[A-Z0-9]{1,9}$/i.test(text);
  if (isReference && text[0]!.toUpperCase() === letter) return { reference: text.toUpperCase() };
  if (/^\+?[\d\s()-]{7,20}$/.test(text)) return { phone: text };
  return { name: text.toLocaleLowerCase() };
}
