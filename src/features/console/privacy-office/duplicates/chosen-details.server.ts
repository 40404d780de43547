/** The details of the patient after a merge: each from the account that staff chose, checked together. */
import { malaysianDay } from '#src/shared/dates.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { findAccountById } from '#src/features/patient/accounts/accounts.server.ts';
import {
  checkIdentity,
  identityHash,
  listPersonRows,
  openBirthDate,
  openIdNumber,
  sealPerson,
} from '#src/features/patient/persons/persons.server.ts';
import { m } from '#src/paraglide/messages.js';
import { isFailure } from '#src/shared/failure.ts';
import { fieldsInvalid } from '../privacy-office.errors.ts';
import { updateDetails } from '../data/patient-merges.store.server.ts';
import type { MergeChoices } from './merge.rules.ts';

type Ports = Pick<App, 'clock' | 'secrets'>;

/** A patient's details in clear; a merge stores them sealed. */
export interface PatientDetails {
  name: string;
  dateOfBirth: string | null;
  gender: 'female' | 'male' | null;
  idKind: 'nric' | 'passport' | null;
  idNumber: string | null;
  nationality: string | null;
  /** The JSON of the postal address. */
  address: string | null;
}

/** The details of an account's owner, in clear. Never shown. */
export async function readDetails(app: Ports, tx: Transaction, accountId: string): Promise<PatientDetails> {
  const account = (await findAccountById(tx, accountId))!;
  const self = (await listPersonRows(tx, accountId)).find(({ relationship }) => relationship === 'self')!;
  return {
    name: self.name,
    dateOfBirth: openBirthDate(app.secrets, self),
    gender: self.gender,
    idKind: self.idKind,
    idNumber: openIdNumber(app.secrets, self),
    nationality: self.nationality,
    address: account.address && app.secrets.open(account.address, ['accounts', 'address', accountId]),
  };
}

/**
 * The chosen details of two patients. Throws fields_invalid (422) where number and day of birth contradict each other.
 */
export function chooseDetails(
  app: Ports,
  { kept, gone, choices }: { kept: PatientDetails; gone: PatientDetails; choices: MergeChoices },
): PatientDetails {
  const from = { kept, gone };
  const identity = from[choices.identity];
  const chosen = {
    name: from[choices.name].name,
    dateOfBirth: from[choices.dateOfBirth].dateOfBirth,
    gender: from[choices.gender].gender,
    idKind: identity.idKind,
    idNumber: identity.idNumber,
    nationality: identity.nationality,
    address: from[choices.address].address,
  };
  try {
    checkIdentity(app.secrets, { ...chosen, idKind: chosen.idKind ?? 'nric' }, malaysianDay(app.clock.now()));
  } catch (error) {
    if (isFailure(error)) throw fieldsInvalid({ identity: m.privacy_merge_error_identity });
    throw error;
  }
  return chosen;
}

/**
 * Writes details to an account and its own person, sealed for them. Details that a merge has stored may lack newer
 * fields.
 */
export async function writeDetails(
  app: Ports,
  tx: Transaction,
  { accountId, details }: { accountId: string; details: PatientDetails },
): Promise<void> {
  const now = app.clock.now();
  const self = (await listPersonRows(tx, accountId)).find(({ relationship }) => relationship === 'self')!;
  const { name, address, idKind, idNumber, ...stated } = details;
  const country = idKind === 'passport' ? (stated.nationality ?? '') : '';
  const number =
    idKind && idNumber
      ? { idKind, idNumber, idHash: identityHash(app.secrets, idKind, { number: idNumber, country }) }
      : null;
  await updateDetails(tx, {
    accountId,
    personId: self.id,
    person: { name, ...sealPerson(app.secrets, self.id, { ...stated, number }) },
    address: address && app.secrets.seal(address, ['accounts', 'address', accountId]),
    now,
  });
}
