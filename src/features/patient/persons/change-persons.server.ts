/** Changes of an account's persons: a dependant is added, changed, renewed or removed. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { mayHaveCountry } from '#src/features/site/settings/settings.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import {
  deletePersonRow,
  findPersonRow,
  insertPersonRow,
  listPersonRows,
  lockAccount,
  updatePersonRow,
  type PersonRow,
} from './data/persons.store.server.ts';
import {
  checkIdentity,
  openBirthDate,
  openIdNumber,
  sealPerson,
  type CheckedIdentity,
} from './identity-number.server.ts';
import {
  accessEnded,
  agreementNeeded,
  idTexts,
  ownPersonStays,
  personFieldTexts,
  personInvalid,
  personUnknown,
  renewalNotNeeded,
  tooManyPersons,
} from './persons.errors.ts';
import type { Relationship } from './relationships.schema.ts';
import { ageOn, maximumPersons, reducedUntilAge, renewedUntil } from './persons.rules.ts';
import type { DependantDetails, PersonDetails } from './persons.schema.ts';
import { type PersonView, requirePatient, ownRow, viewOf } from './view-persons.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

/**
 * Adds a dependant. A person of 18 or older must have agreed (`hasAgreed`); the agreement is valid for a year. Throws
 * person_invalid (422), also for a nationality that staff have retired, and too_many_persons (409).
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
    await refuseRetiredCountry(tx, input.details.nationality);
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
 * Changes a person. An empty identity number leaves the stored one, and a nationality that staff have retired stays
 * where the person has it. Throws person_unknown (404), access_ended (403), person_invalid (422).
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
  input: PersonChange,
): Promise<PersonView> {
  const own = { accountId: input.accountId, personId: input.personId };
  await lockAccount(tx, own.accountId);
  const row = await findPersonRow(tx, own);
  if (!row) throw personUnknown();
  if (viewOf(app, row).access === 'ended') throw accessEnded();
  await refuseRetiredCountry(tx, input.details.nationality, row.nationality);
  const checked = checkedNow(app, input.details);
  const { idNumber, idKind, idHash, ...stored } = sealPerson(app.secrets, row.id, checked);
  const identity = idNumber ? { idNumber, idKind, idHash } : {};
  if (idHash)
    refuseDouble(
      (await listPersonRows(tx, own.accountId)).filter(({ id }) => id !== row.id),
      idHash,
    );
  refuseOtherBirthday(app, row, { dateOfBirth: checked.dateOfBirth, hasNewNumber: Boolean(idNumber) });
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

interface PersonChange {
  actor: Actor;
  accountId: string;
  personId: string;
  details: PersonDetails & { relationship?: Relationship };
}

/**
 * Deletes a dependant; existing bookings stay. `mayGo` runs in the same transaction: it deletes what other features
 * store about the person, or refuses with a Failure. Throws person_unknown (404), own_person_stays (409), and what
 * `mayGo` throws.
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

/**
 * Renews the access to an adult dependant who agrees, for a year. Throws person_unknown (404), person_invalid (422),
 * renewal_not_needed (409).
 */
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

function checkedNow(app: Omit<Ports, 'db'>, details: PersonDetails): CheckedIdentity {
  return checkIdentity(app.secrets, details, malaysianDay(app.clock.now()));
}

/** Refuses a nationality that staff have retired, unless the person has it already. */
async function refuseRetiredCountry(tx: Transaction, code: string | null, former?: string | null): Promise<void> {
  if (!(await mayHaveCountry(tx, { code, former }))) throw personInvalid({ nationality: personFieldTexts.nationality });
}

/**
 * Refuses a day of birth that contradicts the stored number: otherwise an adult could be made younger to regain access.
 */
function refuseOtherBirthday(
  app: Pick<App, 'secrets'>,
  row: PersonRow,
  { dateOfBirth, hasNewNumber }: { dateOfBirth: string | null; hasNewNumber: boolean },
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
