import type { Secrets } from '#src/platform/app.ts';
import { birthDateOf, isRealDay, maskNric, maskPassport, readNric } from '#src/shared/identifiers/nric.ts';
import { idTexts, personInvalid } from './persons.errors.ts';
import type { PersonDetails } from './persons.schema.ts';

/** A valid identity number in clear. */
export interface CheckedNumber {
  idKind: 'nric' | 'passport';
  idNumber: string;
  /** Keyed hash, for look-up. */
  idHash: string;
}

/** The number (null when none was given) with its day of birth and gender, in clear. */
export interface CheckedIdentity {
  number: CheckedNumber | null;
  dateOfBirth: string | null;
  gender: 'female' | 'male' | null;
  nationality: string | null;
}

/**
 * Checks number, day of birth and nationality against each other. A Malaysian number fills in the day of birth where
 * its century is certain, and a gender that was not stated; it never overrides a stated value. Throws person_invalid
 * (422).
 */
export function checkIdentity(secrets: Secrets, details: PersonDetails, today: string): CheckedIdentity {
  const { idKind, idNumber, dateOfBirth, gender, nationality } = details;
  if (dateOfBirth !== null && (dateOfBirth > today || dateOfBirth < '1890-01-01'))
    throw personInvalid({ dateOfBirth: idTexts.birthFuture });
  if (idNumber === null) return { number: null, dateOfBirth, gender, nationality };
  if (idKind === 'passport')
    return { number: checkPassport(secrets, idNumber, nationality), dateOfBirth, gender, nationality };
  const nric = readNric(idNumber, today);
  if (typeof nric === 'string') throw personInvalid({ idNumber: idTexts[nric] });
  if (dateOfBirth !== null && !nric.birthDates.includes(dateOfBirth))
    throw personInvalid({ dateOfBirth: idTexts.birthMismatch });
  const born = dateOfBirth ?? birthDateOf(nric);
  if (born === null) throw personInvalid({ dateOfBirth: idTexts.birthOpen });
  return {
    number: {
      idKind: 'nric',
      idNumber: nric.digits,
      idHash: identityHash(secrets, 'nric', { number: nric.digits }),
    },
    dateOfBirth: born,
    gender: gender ?? nric.gender,
    // Permanent residents have such a number too, so the number only fills an empty nationality.
    nationality: nationality ?? 'MY',
  };
}

/** The keyed hash by which a number is found; a passport's includes its country. */
export function identityHash(
  secrets: Pick<Secrets, 'hash'>,
  kind: 'nric' | 'passport',
  { number, country = '' }: { number: string; country?: string },
): string {
  return secrets.hash(`id:${kind}:${country}:${number}`);
}

function checkPassport(secrets: Secrets, typed: string, nationality: string | null): CheckedNumber {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{5,20}$/.test(number)) throw personInvalid({ idNumber: idTexts.passport });
  return {
    idKind: 'passport',
    idNumber: number,
    idHash: identityHash(secrets, 'passport', { number, country: nationality ?? '' }),
  };
}

/** The sealed columns of a person: number and day of birth sealed for this row, and the hash. */
export function sealPerson(
  secrets: Secrets,
  personId: string,
  { number, dateOfBirth, gender, nationality }: CheckedIdentity,
) {
  return {
    dateOfBirth: dateOfBirth && secrets.seal(dateOfBirth, ['persons', 'date_of_birth', personId]),
    gender,
    nationality,
    idKind: number?.idKind ?? null,
    idNumber: number && secrets.seal(number.idNumber, ['persons', 'id_number', personId]),
    idHash: number?.idHash ?? null,
  };
}

interface SealedPerson {
  id: string;
  dateOfBirth: string | null;
  idNumber: string | null;
}

/** A person's day of birth in clear. */
export function openBirthDate(secrets: Secrets, { id, dateOfBirth }: Omit<SealedPerson, 'idNumber'>): string | null {
  // The row has the day in clear, from before days were sealed.
  if (!dateOfBirth || isRealDay(dateOfBirth)) return dateOfBirth;
  return secrets.open(dateOfBirth, ['persons', 'date_of_birth', id]);
}

/** A person's identity number in clear. */
export function openIdNumber(secrets: Secrets, { id, idNumber }: Omit<SealedPerson, 'dateOfBirth'>): string | null {
  return idNumber && secrets.open(idNumber, ['persons', 'id_number', id]);
}

/** '******-**-1234': computed where it is shown, and not stored. */
export function idMaskOf(
  secrets: Secrets,
  person: Omit<SealedPerson, 'dateOfBirth'> & { idKind: 'nric' | 'passport' | null },
): string | null {
  const number = openIdNumber(secrets, person);
  return number && (person.idKind === 'passport' ? maskPassport(number) : maskNric(number));
}
