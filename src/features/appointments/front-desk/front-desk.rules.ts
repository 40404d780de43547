/** What the front desk may do with an appointment now: the table of transitions, and the clock. */
import { malaysianDay } from '#src/shared/dates.ts';
import { referenceCharacters, referenceLength } from '#src/shared/reference.ts';
import { canBecome, type AppointmentState } from '#src/features/appointments/appointments/appointments.rules.ts';

/** Steps that the desk takes with one press; a new time and a cancellation are asked for with more. */
export const frontDeskSteps = [
  'confirmed',
  'arrived',
  'completed',
  'no_show',
] as const satisfies readonly AppointmentState[];
export type FrontDeskStep = (typeof frontDeskSteps)[number];

/** The desk looks further ahead than a visitor may; so far at least. */
export const frontDeskWindowDays = 90;

interface Visit {
  status: AppointmentState;
  startsAt: Date;
}

/** Nobody arrives on another day, and nobody has stayed away before the time has come. */
export function isTimeFor(step: AppointmentState, startsAt: Date, now: Date): boolean {
  if (step === 'arrived') return malaysianDay(startsAt) === malaysianDay(now);
  return step !== 'no_show' || startsAt.getTime() < now.getTime();
}

export function mayTake(step: AppointmentState, visit: Visit, now: Date): boolean {
  return canBecome(visit.status, step) && isTimeFor(step, visit.startsAt, now);
}

/** The steps that stand open. */
export function openSteps(visit: Visit, now: Date): FrontDeskStep[] {
  return frontDeskSteps.filter((step) => mayTake(step, visit, now));
}

const wholeReference = new RegExp(`^[AW][${referenceCharacters}]{${referenceLength}}$`, 'i');

/** 'A7' finds references ('W7' on the waiting lists), and so does a whole one, which may be of letters alone; '012-345 6789' a phone; anything else is part of a name. */
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
