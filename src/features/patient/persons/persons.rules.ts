/** What an account may do for each of its persons, by age and renewal; birthdays need no job. */
import { addDays } from '#src/shared/dates.ts';
import type { Relationship } from './relationships.schema.ts';

/**
 * What an account's owner may do for a person. `full`: everything. `reduced`: book, pay and see time and place, but
 * neither the identity number nor the reason of an appointment. `ended`: nothing, until the person agrees to a
 * renewal.
 */
export type Access = 'self' | 'full' | 'reduced' | 'ended';

export const fullUntilAge = 12;
export const reducedUntilAge = 18;
/** A renewal is valid for a year; then the adult is asked again. */
export const renewalDays = 365;
export const maximumPersons = 12;

/** Whole years on that day, both 'YYYY-MM-DD'. A person who was born on 29 February completes a year on 1 March. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The access to a person, computed at each use, so that birthdays need no job. An unknown age counts as adult. */
export function accessOf(
  person: { relationship: Relationship; dateOfBirth: string | null; accessUntil: string | null },
  day: string,
): Access {
  if (person.relationship === 'self') return 'self';
  const age = person.dateOfBirth === null ? reducedUntilAge : ageOn(person.dateOfBirth, day);
  if (age < fullUntilAge) return 'full';
  if (age < reducedUntilAge) return 'reduced';
  return person.accessUntil !== null && person.accessUntil >= day ? 'reduced' : 'ended';
}

/** The last day of a renewal that is given on that day. */
export function renewedUntil(day: string): string {
  return addDays(day, renewalDays);
}

/**
 * The day of the next automatic change of access: the 12th or 18th birthday, or the day after a renewal's last. Null
 * when there is none.
 */
export function nextAccessChange(
  person: { relationship: Relationship; dateOfBirth: string | null; accessUntil: string | null },
  day: string,
): string | null {
  const access = accessOf(person, day);
  if (access === 'self' || access === 'ended') return null;
  if (access === 'full') return birthday(person.dateOfBirth!, fullUntilAge);
  if (person.dateOfBirth !== null && ageOn(person.dateOfBirth, day) < reducedUntilAge)
    return birthday(person.dateOfBirth, reducedUntilAge);
  return addDays(person.accessUntil!, 1);
}

function birthday(dateOfBirth: string, age: number): string {
  const year = Number(dateOfBirth.slice(0, 4)) + age;
  const isLeapDay = dateOfBirth.endsWith('-02-29') && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;
  return isLeapDay ? `${year}-03-01` : `${year}${dateOfBirth.slice(4)}`;
}
