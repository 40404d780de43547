import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { maximumPersons, reducedUntilAge } from './persons.rules.ts';

export const signInNeeded = () => new Failure({ status: 401, code: 'sign_in', text: m.session_error_sign_in });
export const personUnknown = () => new Failure({ status: 404, code: 'person_unknown', text: m.persons_error_unknown });
export const accessEnded = () => new Failure({ status: 403, code: 'access_ended', text: m.persons_error_access_ended });
export const ownPersonStays = () =>
  new Failure({ status: 409, code: 'own_person_stays', text: m.persons_error_own_stays });
export const tooManyPersons = () =>
  new Failure({
    status: 409,
    code: 'too_many_persons',
    text: (_, options) => m.persons_error_too_many({ most: maximumPersons }, options),
  });
export const renewalNotNeeded = () =>
  new Failure({ status: 409, code: 'renewal_not_needed', text: m.persons_error_not_grown });
export const noIdNumber = () => new Failure({ status: 404, code: 'no_id_number', text: m.persons_error_no_id });
const notAgreed: MessageText = (_, options) => m.persons_error_agreed({ grown: reducedUntilAge }, options);
export const agreementNeeded = () => field('agreed', notAgreed);

/** The message of each field, in the form's order. */
export const personFieldTexts = {
  relationship: m.persons_error_relationship,
  name: m.persons_error_name,
  idKind: m.persons_error_id_kind,
  idNumber: m.persons_error_id_number,
  nationality: m.persons_error_nationality,
  dateOfBirth: m.persons_error_birth,
  gender: m.persons_error_gender,
  agreed: notAgreed,
} as const;

export const idTexts = {
  shape: m.persons_error_nric_shape,
  date: m.persons_error_nric_date,
  place: m.persons_error_nric_place,
  passport: m.persons_error_passport,
  doubled: m.persons_error_id_doubled,
  birthMismatch: m.persons_error_birth_mismatch,
  birthOpen: m.persons_error_birth_open,
  birthFuture: m.persons_error_birth_future,
} as const;

export function personInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'person_invalid', text: m.persons_error_invalid, fields });
}

function field(name: string, text: MessageText): Failure {
  return personInvalid({ [name]: text });
}
