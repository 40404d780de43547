import type { Secrets } from '#src/platform/app.ts';
import { birthDateOf, maskNric, maskPassport, readNric } from '#src/shared/nric.ts';
import { idTexts, personInvalid } from './persons.errors.ts';
import type { PersonDetails } from './persons.schema.ts';

/** An identity number as it is stored, and what it tells of its holder. */
export interface SealedIdentity {
  idKind: 'nric' | 'passport';
  /** Encrypted. */
  idNumber: string;
  /** Keyed hash, for look-up. */
  idHash: string;
  idMask: string;
}

/** The day of birth and gender that go with the details, and the number sealed (absent when none was given). */
export interface CheckedIdentity {
  sealed: SealedIdentity | null;
  dateOfBirth: string | null;
  gender: 'female' | 'male' | null;
  nationality: string | null;
}

/**
 * Checks number, day of birth and nationality against each other. A Malaysian number fills in the day of birth where its
 * century is certain, and a gender that was not stated; it never overrides what was. Throws person_invalid (422).
 */
export function checkIdentity(secrets: Secrets, details: PersonDetails, today: string): CheckedIdentity {
  const { idKind, idNumber, dateOfBirth, gender, nationality } = details;
  if (dateOfBirth !== null && (dateOfBirth > today || dateOfBirth < '1890-01-01'))
    throw personInvalid({ dateOfBirth: idTexts.birthFuture });
  if (idNumber === null) return { sealed: null, dateOfBirth, gender, nationality };
  if (idKind === 'passport')
    return { sealed: sealPassport(secrets, idNumber, nationality), dateOfBirth, gender, nationality };
  const nric = readNric(idNumber, today);
  if (typeof nric === 'string') throw personInvalid({ idNumber: idTexts[nric] });
  if (dateOfBirth !== null && !nric.birthDates.includes(dateOfBirth))
    throw personInvalid({ dateOfBirth: idTexts.birthMismatch });
  const born = dateOfBirth ?? birthDateOf(nric);
  if (born === null) throw personInvalid({ dateOfBirth: idTexts.birthOpen });
  return {
    sealed: {
      idKind: 'nric',
      idNumber: secrets.seal(nric.digits),
      idHash: identityHash(secrets, 'nric', nric.digits),
      idMask: maskNric(nric.digits),
    },
    dateOfBirth: born,
    gender: gender ?? nric.gender,
    // Permanent residents have such a number too: only an empty field is filled in.
    nationality: nationality ?? 'MY',
  };
}

/** The keyed hash by which a number is found; a passport's goes with its country. */
export function identityHash(
  secrets: Pick<Secrets, 'hash'>,
  kind: 'nric' | 'passport',
  number: string,
  country = '',
): string {
  return secrets.hash(`id:${kind}:${country}:${number}`);
}

function sealPassport(secrets: Secrets, typed: string, nationality: string | null): SealedIdentity {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{5,20}$/.test(number)) throw personInvalid({ idNumber: idTexts.passport });
  return {
    idKind: 'passport',
    idNumber: secrets.seal(number),
    idHash: identityHash(secrets, 'passport', number, nationality ?? ''),
    idMask: maskPassport(number),
  };
}
