/** Persons: oneself and dependants, seen by their account alone, with as much access as their age allows. */
import type { Actor, Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { formatNric } from '#src/shared/nric.ts';
import {
  deletePersonRow,
  findPersonRow,
  findSelfRow,
  insertPersonRow,
  listPersonRows,
  lockAccount,
  updatePersonRow,
  type PersonRow,
} from './data/persons.store.server.ts';
import {
  checkIdentity,
  idMaskOf,
  openBirthDate,
  openIdNumber,
  sealPerson,
  type CheckedIdentity,
} from './identity-number.server.ts';
import {
  accessEnded,
  agreementNeeded,
  idTexts,
  noIdNumber,
  ownPersonStays,
  personInvalid,
  personUnknown,
  renewalNotNeeded,
  signInNeeded,
  tooManyPersons,
} from './persons.errors.ts';
import {
  accessOf,
  ageOn,
  maximumPersons,
  nextAccessChange,
  reducedUntilAge,
  renewedUntil,
  type Access,
  type Relationship,
} from './persons.rules.ts';
import type { DependantDetails, PersonDetails } from './persons.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

/** A person as the account's owner sees one; the identity number is a mask. */
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
  /** The day on which the access changes by itself next. */
  accessChangesOn: string | null;
}

/** The signed-in patient; throws sign_in (401) for everybody else. */
export function requirePatient(actor: Actor): Patient {
  if (actor.kind !== 'patient') throw signInNeeded();
  return actor;
}

/** Oneself first, then the dependants. */
export async function listPersons(app: Pick<App, 'db' | 'clock' | 'secrets'>, actor: Actor): Promise<PersonView[]> {
  const rows = await listPersonRows(app.db, requirePatient(actor).accountId);
  return rows.map((row) => viewOf(app, row));
}

/** The persons for whom something may be booked, bought or asked: access that has ended leaves one out. */
export async function listChoosablePersons(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
): Promise<PersonView[]> {
  return (await listPersons(app, actor)).filter(({ access }) => access !== 'ended');
}

/** One's own person. Throws person_unknown (404), also for another account's. */
export async function viewPerson(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  input: { personId: string },
): Promise<PersonView> {
  return viewOf(app, await ownRow(app.db, actor, input.personId));
}

/** The person for whom something is done now. Throws person_unknown (404), access_ended (403). */
export async function choosePerson(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  input: { personId: string },
): Promise<PersonView> {
  const person = await viewPerson(app, actor, input);
  if (person.access === 'ended') throw accessEnded();
  return person;
}

/** Writes the owner's own person when an account is made. Throws person_invalid (422). */
export async function insertOwnPerson(
  app: Omit<Ports, 'db'>,
  tx: Transaction,
  input: { accountId: string; details: PersonDetails },
): Promise<PersonView> {
  const now = app.clock.now();
  const id = app.random.uuid();
  const row = await insertPersonRow(tx, {
    id,
    accountId: input.accountId,
    relationship: 'self',
    name: input.details.name,
    ...sealPerson(app.secrets, id, checkedNow(app, input.details)),
    createdAt: now,
    updatedAt: now,
  });
  return viewOf(app, row);
}

/**
 * Adds a dependant. Who is 18 or older must have agreed (`hasAgreed`); that holds for a year.
 * Throws person_invalid (422), too_many_persons (409).
 */
export async function addDependant(
  app: Ports,
  actor: Actor,
  input: { details: DependantDetails; hasAgreed: boolean },
): Promise<PersonView> {
  const { accountId } = requirePatient(actor);
  const checked = checkedNow(app, input.details);
  const today = malaysianDay(app.clock.now());
  const isGrown = needsAgreement(checked.dateOfBirth, today);
  if (isGrown && !input.hasAgreed) throw agreementNeeded();
  return inTransaction(app.db, async (tx) => {
    await lockAccount(tx, accountId);
    const others = await listPersonRows(tx, accountId);
    if (others.length >= maximumPersons) throw tooManyPersons();
    refuseDouble(others, checked.number?.idHash ?? null);
    const now = app.clock.now();
    const id = app.random.uuid();
    const row = await insertPersonRow(tx, {
      id,
      accountId,
      relationship: input.details.relationship,
      name: input.details.name,
      ...sealPerson(app.secrets, id, checked),
      accessUntil: isGrown ? renewedUntil(today) : null,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(app, tx, {
      actor,
      action: 'person_added',
      subjectKind: 'person',
      subjectId: row.id,
      patientId: accountId,
    });
    return viewOf(app, row);
  });
}

/**
 * Changes a person. An empty identity number leaves the stored one. Throws person_unknown (404), access_ended (403),
 * person_invalid (422).
 */
export async function changePerson(
  app: Ports,
  actor: Actor,
  input: { personId: string; details: PersonDetails & { relationship?: Relationship } },
): Promise<PersonView> {
  const { accountId } = requirePatient(actor);
  return inTransaction(app.db, (tx) => changePersonIn(app, tx, { ...input, actor, accountId }));
}

/** The same inside a caller's transaction. */
export async function changePersonIn(
  app: Omit<Ports, 'db'>,
  tx: Transaction,
  input: {
    actor: Actor;
    accountId: string;
    personId: string;
    details: PersonDetails & { relationship?: Relationship };
  },
): Promise<PersonView> {
  const own = { accountId: input.accountId, personId: input.personId };
  await lockAccount(tx, own.accountId);
  const row = await findPersonRow(tx, own);
  if (!row) throw personUnknown();
  if (viewOf(app, row).access === 'ended') throw accessEnded();
  const checked = checkedNow(app, input.details);
  const { idNumber, idKind, idHash, ...stored } = sealPerson(app.secrets, row.id, checked);
  const identity = idNumber ? { idNumber, idKind, idHash } : {};
  if (idHash)
    refuseDouble(
      (await listPersonRows(tx, own.accountId)).filter(({ id }) => id !== row.id),
      idHash,
    );
  refuseOtherBirthday(app, row, checked.dateOfBirth, Boolean(idNumber));
  const relationship =
    row.relationship === 'self' || !input.details.relationship ? {} : { relationship: input.details.relationship };
  const changed = await updatePersonRow(tx, own, {
    name: input.details.name,
    ...stored,
    ...identity,
    ...relationship,
    updatedAt: app.clock.now(),
  });
  await recordAudit(app, tx, {
    actor: input.actor,
    action: 'person_changed',
    subjectKind: 'person',
    subjectId: row.id,
    patientId: own.accountId,
  });
  return viewOf(app, changed);
}

/**
 * Removes a dependant; what was booked for her or him stays. `mayGo` looks, in the same transaction, at what other areas keep for the person:
 * it takes that away, or refuses with a Failure. Throws person_unknown (404), own_person_stays (409), and what `mayGo` throws.
 */
export async function removePerson(
  app: Ports,
  actor: Actor,
  input: { personId: string; mayGo?: (tx: Transaction) => Promise<void> },
): Promise<void> {
  const { accountId } = requirePatient(actor);
  const row = await ownRow(app.db, actor, input.personId);
  if (row.relationship === 'self') throw ownPersonStays();
  await inTransaction(app.db, async (tx) => {
    await input.mayGo?.(tx);
    if (!(await deletePersonRow(tx, { accountId, personId: row.id }))) return;
    await recordAudit(app, tx, {
      actor,
      action: 'person_removed',
      subjectKind: 'person',
      subjectId: row.id,
      patientId: accountId,
    });
  });
}

/** Renews the access to a grown dependant who agrees, for a year. Throws person_unknown (404), person_invalid (422), renewal_not_needed (409). */
export async function renewAccess(
  app: Ports,
  actor: Actor,
  input: { personId: string; hasAgreed: boolean },
): Promise<PersonView> {
  const { accountId } = requirePatient(actor);
  const row = await ownRow(app.db, actor, input.personId);
  const today = malaysianDay(app.clock.now());
  if (row.relationship === 'self' || !needsAgreement(openBirthDate(app.secrets, row), today)) throw renewalNotNeeded();
  if (!input.hasAgreed) throw agreementNeeded();
  return inTransaction(app.db, async (tx) => {
    const renewed = await updatePersonRow(
      tx,
      { accountId, personId: row.id },
      { accessUntil: renewedUntil(today), updatedAt: app.clock.now() },
    );
    await recordAudit(app, tx, {
      actor,
      action: 'person_renewed',
      subjectKind: 'person',
      subjectId: row.id,
      patientId: accountId,
    });
    return viewOf(app, renewed);
  });
}

/**
 * The identity number in full, for its owner on demand; each look is in the audit log. Throws person_unknown (404),
 * access_ended (403, also for someone of 12 or older), no_id_number (404).
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

/** The owner's own person with day of birth and identity number in clear, for what is sent on the owner's behalf. Never shown. */
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

/** A person's identity number in clear for what is sent on the owner's behalf, such as a guarantee letter; null where none is kept. Never shown. Throws person_unknown (404), access_ended (403). */
export async function identityToSend(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  personId: string,
): Promise<string | null> {
  await choosePerson(app, actor, { personId });
  return openIdNumber(app.secrets, await ownRow(app.db, actor, personId));
}

async function ownRow(db: App['db'], actor: Actor, personId: string): Promise<PersonRow> {
  const { accountId } = requirePatient(actor);
  const row = await findPersonRow(db, { accountId, personId });
  if (!row) throw personUnknown();
  return row;
}

function checkedNow(app: Omit<Ports, 'db'>, details: PersonDetails): CheckedIdentity {
  return checkIdentity(app.secrets, details, malaysianDay(app.clock.now()));
}

/** Nobody grows younger to be seen again: a stored number's day of birth stands until another number is given. */
function refuseOtherBirthday(
  app: Pick<App, 'secrets'>,
  row: PersonRow,
  dateOfBirth: string | null,
  hasNewNumber: boolean,
): void {
  if (hasNewNumber || row.idKind !== 'nric' || !row.idNumber || dateOfBirth === null) return;
  if (!openIdNumber(app.secrets, row)!.startsWith(dateOfBirth.slice(2).replaceAll('-', '')))
    throw personInvalid({ dateOfBirth: idTexts.birthMismatch });
}

function needsAgreement(dateOfBirth: string | null, today: string): boolean {
  return dateOfBirth === null || ageOn(dateOfBirth, today) >= reducedUntilAge;
}

function refuseDouble(others: readonly PersonRow[], idHash: string | null): void {
  if (idHash && others.some((other) => other.idHash === idHash)) throw personInvalid({ idNumber: idTexts.doubled });
}

function viewOf(app: Pick<App, 'clock' | 'secrets'>, row: PersonRow): PersonView {
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

export { idMaskOf, openBirthDate, openIdNumber } from './identity-number.server.ts';
