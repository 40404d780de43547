/** Persons as their account sees them: the patient and the dependants, with the access that their age allows. */
import type { Actor, Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { formatNric } from '#src/shared/identifiers/nric.ts';
import { findPersonRow, findSelfRow, listPersonRows, type PersonRow } from './data/persons.store.server.ts';
import { idMaskOf, openBirthDate, openIdNumber } from './identity-number.server.ts';
import { accessEnded, noIdNumber, personUnknown, signInNeeded } from './persons.errors.ts';
import type { Relationship } from './relationships.schema.ts';
import { accessOf, ageOn, nextAccessChange, type Access } from './persons.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

/** A person as the account's owner sees one; the identity number is masked. */
export interface PersonView {
  id: string;
  relationship: Relationship;
  name: string;
  dateOfBirth: string | null;
  age: number | null;
  gender: 'female' | 'male' | null;
  idKind: 'nric' | 'passport' | null;
  /** '******-**-1234'. */
  idMask: string | null;
  nationality: string | null;
  access: Access;
  accessUntil: string | null;
  /** The day of the next automatic change of access. */
  accessChangesOn: string | null;
}

/** The signed-in patient; throws sign_in (401) for everybody else. */
export function requirePatient(actor: Actor): Patient {
  if (actor.kind !== 'patient') throw signInNeeded();
  return actor;
}

/** The patient first, then the dependants. */
export async function listPersons(app: Pick<App, 'db' | 'clock' | 'secrets'>, actor: Actor): Promise<PersonView[]> {
  const rows = await listPersonRows(app.db, requirePatient(actor).accountId);
  return rows.map((row) => viewOf(app, row));
}

/** The persons that can be chosen for a booking, purchase or request: those without ended access. */
export async function listChoosablePersons(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
): Promise<PersonView[]> {
  return (await listPersons(app, actor)).filter(({ access }) => access !== 'ended');
}

/** A person of the actor's account. Throws person_unknown (404), also for another account's. */
export async function viewPerson(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  input: { personId: string },
): Promise<PersonView> {
  return viewOf(app, await ownRow(app.db, actor, input.personId));
}

/** The chosen person of a booking, purchase or request. Throws person_unknown (404), access_ended (403). */
export async function choosePerson(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  input: { personId: string },
): Promise<PersonView> {
  const person = await viewPerson(app, actor, input);
  if (person.access === 'ended') throw accessEnded();
  return person;
}

/**
 * The full identity number, for its owner on demand; each access is in the audit log. Throws person_unknown (404),
 * access_ended (403, also for a person of 12 or older), no_id_number (404).
 */
export async function revealIdNumber(app: Ports, actor: Actor, input: { personId: string }): Promise<string> {
  const { accountId } = requirePatient(actor);
  const row = await ownRow(app.db, actor, input.personId);
  const { access } = viewOf(app, row);
  if (access !== 'self' && access !== 'full') throw accessEnded();
  if (!row.idNumber) throw noIdNumber();
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'look',
      subjectKind: 'identity_number',
      subjectId: row.id,
      patientId: accountId,
    }),
  );
  const number = openIdNumber(app.secrets, row)!;
  return row.idKind === 'nric' ? formatNric(number) : number;
}

/**
 * The owner's own person with day of birth and identity number in clear, for data that is sent on the owner's behalf.
 * Never shown.
 */
export async function findOwnIdentity(
  app: Pick<App, 'secrets'>,
  tx: Transaction,
  accountId: string,
): Promise<{ row: PersonRow; idNumber: string | null } | null> {
  const row = await findSelfRow(tx, accountId);
  if (!row) return null;
  const idNumber = openIdNumber(app.secrets, row);
  return { row: { ...row, dateOfBirth: openBirthDate(app.secrets, row) }, idNumber };
}

/**
 * A person's identity number in clear for data that is sent on the owner's behalf, such as a guarantee letter; null
 * where none is stored. Never shown. Throws person_unknown (404), access_ended (403).
 */
export async function identityToSend(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  personId: string,
): Promise<string | null> {
  await choosePerson(app, actor, { personId });
  return openIdNumber(app.secrets, await ownRow(app.db, actor, personId));
}

/**
 * The row of a person of the actor's account. Throws sign_in (401), person_unknown (404, also for another account's).
 */
export async function ownRow(db: App['db'], actor: Actor, personId: string): Promise<PersonRow> {
  const { accountId } = requirePatient(actor);
  const row = await findPersonRow(db, { accountId, personId });
  if (!row) throw personUnknown();
  return row;
}

/** A person's row as the account's owner sees it today: with masked number, age and access. */
export function viewOf(app: Pick<App, 'clock' | 'secrets'>, row: PersonRow): PersonView {
  const today = malaysianDay(app.clock.now());
  const { id, relationship, name, gender, idKind, nationality, accessUntil } = row;
  const dateOfBirth = openBirthDate(app.secrets, row);
  const known = { relationship, dateOfBirth, accessUntil };
  return {
    id,
    relationship,
    name,
    dateOfBirth,
    gender,
    idKind,
    idMask: idMaskOf(app.secrets, row),
    nationality,
    accessUntil,
    age: dateOfBirth === null ? null : ageOn(dateOfBirth, today),
    access: accessOf(known, today),
    accessChangesOn: nextAccessChange(known, today),
  };
}
