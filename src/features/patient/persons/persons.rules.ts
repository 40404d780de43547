import { addDays } from '#src/shared/dates.ts';

export const relationships = ['self', 'child', 'spouse', 'parent', 'sibling', 'other'] as const;
export type Relationship = (typeof relationships)[number];
/** Whom an account may add: oneself comes with the account. */
export const dependantRelationships = relationships.filter((one) => one !== 'self');

/**
 * What an account's owner may do for a person. `full`: see and do all. `reduced`: book, pay and see when and where, but
 * neither the identity number nor why someone came. `ended`: nothing, until the person agrees to a renewal.
 */
export type Access = 'self' | 'full' | 'reduced' | 'ended';

export const fullUntilAge = 12;
export const reducedUntilAge = 18;
/** A renewal holds for a year; then the grown person is asked again. */
export const renewalDays = 365;
export const maximumPersons = 12;

/** Whole years on that day, both 'YYYY-MM-DD'. Born on 29 February, a year is complete on 1 March. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Decided anew at every use: nobody has to remember a birthday. An unknown age is treated as a grown person's. */
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

/** Until when a renewal that is given on that day holds. */
export function renewedUntil(day: string): string {
  return addDays(day, renewalDays);
}

/** The day on which the access changes by itself next: the 12th or 18th birthday, or the day after a renewal's last. Null when it does not. */
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
