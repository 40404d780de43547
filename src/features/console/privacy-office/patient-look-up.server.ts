/** Patients are found across all features, with a reason that is asked for first and stays in the audit log. */
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { countryCodes } from '#src/shared/places/countries.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { readNric } from '#src/shared/identifiers/nric.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import {
  emailHashOf,
  findAccount,
  listConsents,
  queueProfileSync,
} from '#src/features/patient/accounts/accounts.server.ts';
import { collectPatientData, listAccesses } from '#src/features/patient/privacy/privacy.server.ts';
import {
  changePersonIn,
  idMaskOf,
  identityHash,
  listPersonRows,
  openBirthDate,
  personFieldTexts,
} from '#src/features/patient/persons/persons.server.ts';
import { personSchema } from '#src/features/patient/persons/persons.schema.ts';
import { readPhone } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { recordAccesses, recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { findDoubles, findPatients, type PatientQuery } from './data/patient-search.store.server.ts';
import { findLookUp, insertLookUp, listRequestsAbout } from './data/privacy-requests.store.server.ts';
import { findMergeTarget } from './data/patient-merges.store.server.ts';
import { fieldsInvalid, lookUpOver, patientUnknown } from './privacy-office.errors.ts';
import { lookUpSchema, reasonSchema } from './privacy-office.schema.ts';
import { countOf } from './record-counts.ts';
import { lookUpMinutes, patientsShown } from './privacy-office.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

/** Begins a look-up. Returns its id. Throws fields_invalid (422) without a query of three letters or a reason. */
export async function beginLookUp(app: Ports, actor: Actor, typed: { query: string; reason: string }): Promise<string> {
  const staff = requireStaffEverywhere(actor, 'run_privacy_office');
  const checked = lookUpSchema.safeParse(typed);
  if (!checked.success) {
    const names = checked.error.issues.map(({ path }) => path[0]);
    throw fieldsInvalid({
      ...(names.includes('query') ? { query: m.privacy_error_query } : {}),
      ...(names.includes('reason') ? { reason: m.privacy_error_reason } : {}),
    });
  }
  const id = app.random.uuid();
  const { query, reason } = checked.data;
  await inTransaction(app.db, async (tx) => {
    await insertLookUp(tx, {
      id,
      staffId: staff.accountId,
      query: app.secrets.seal(query, ['patient_look_ups', 'query', id]),
      reason,
      at: app.clock.now(),
    });
    await recordAudit(app, tx, {
      actor,
      action: 'patient_looked_up',
      subjectKind: 'look_up',
      subjectId: id,
      detail: { reason },
    });
  });
  return id;
}

async function openLookUp(app: Ports, actor: Actor, id: string) {
  const staff = requireStaffEverywhere(actor, 'run_privacy_office');
  const row = isUuid(id) ? await findLookUp(app.db, id) : undefined;
  if (!row || row.staffId !== staff.accountId || row.at.getTime() + lookUpMinutes * 60_000 < app.clock.now().getTime())
    throw lookUpOver();
  return { reason: row.reason, query: app.secrets.open(row.query, ['patient_look_ups', 'query', id]) };
}

/**
 * The patients that a look-up finds, by address, phone, identity number or part of a name; at most 20. Each is recorded
 * as seen, with the reason. Throws look_up_over (404) for a colleague's look-up, or after half an hour.
 */
export async function readLookUp(app: Ports, actor: Actor, id: string) {
  const { query, reason } = await openLookUp(app, actor, id);
  const found = await findPatients(app.db, readQuery(app, query), patientsShown + 1);
  const rows = found.slice(0, patientsShown);
  await inTransaction(app.db, (tx) =>
    recordAccesses(app, tx, {
      actor,
      accesses: rows.map(({ accountId }) => ({
        subjectKind: 'account',
        subjectId: accountId,
        patientId: accountId,
        detail: { reason, in: 'look_up' },
      })),
    }),
  );
  return {
    query,
    reason,
    hasMore: found.length > patientsShown,
    rows: rows.map(({ phone, ...row }) => ({
      ...row,
      phone: phone ? app.secrets.open(phone, ['accounts', 'phone', row.accountId]) : null,
    })),
  };
}

/** An address, a phone number or an identity number; otherwise a part of a name. */
function readQuery(app: Ports, typed: string): PatientQuery {
  if (typed.includes('@')) {
    const email = typed.toLowerCase();
    return { email, emailHash: emailHashOf(app, email) };
  }
  const digits = typed.replaceAll(/[\s-]/g, '');
  const nric = readNric(digits, malaysianDay(app.clock.now()));
  if (typeof nric !== 'string') return { idHashes: [identityHash(app.secrets, 'nric', { number: nric.digits })] };
  if (/^\+?\d{7,15}$/.test(digits)) {
    try {
      return { phoneHash: readPhone(app, typed).hash };
    } catch {
      return passportQuery(app, digits);
    }
  }
  return /^[A-Za-z]{0,3}\d{5,17}$/.test(digits) ? passportQuery(app, digits) : { name: typed };
}

/** A passport's hash includes its country, which people do not say on the telephone, so every country is tried. */
function passportQuery(app: Ports, number: string): PatientQuery {
  return {
    idHashes: ['', ...countryCodes].map((country) =>
      identityHash(app.secrets, 'passport', { number: number.toUpperCase(), country }),
    ),
  };
}

export type PatientRecord = Awaited<ReturnType<typeof viewPatientRecord>>;

/**
 * One patient across all features: persons, the number of records in each feature, consents, requests, the last
 * accesses, and accounts that may belong to the same person. The records themselves are not shown. The access is
 * recorded with the reason. Throws look_up_over, patient_unknown (404).
 */
export async function viewPatientRecord(app: App, actor: Actor, of: { lookUpId: string; accountId: string }) {
  const { reason } = await openLookUp(app, actor, of.lookUpId);
  const known = isUuid(of.accountId) ? of.accountId : null;
  const account = known && (await findAccount(app, (await findMergeTarget(app.db, known)) ?? known));
  if (!account) throw patientUnknown();
  const [people, consents, requests, doubles, accesses, data] = await Promise.all([
    listPersonRows(app.db, account.id),
    listConsents(app.db, account.id),
    listRequestsAbout(app.db, account.id),
    findDoubles(app.db, account.id),
    listAccesses(app.db, { accountId: account.id, withOwn: false, limit: 20, offset: 0 }),
    collectPatientData(app, account.id),
  ]);
  const subject = { subjectKind: 'account', subjectId: account.id, patientId: account.id } as const;
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'look', ...subject, detail: { reason, in: 'record' } }),
  );
  return {
    accountId: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone ? app.secrets.open(account.phone, ['accounts', 'phone', account.id]) : null,
    language: account.language,
    createdAt: account.createdAt,
    reason,
    persons: people.map((person) => shownPerson(app, person)),
    areas: app.dataSubjectHandlers
      .map(({ name }) => ({ name, count: countOf(data[name]) }))
      .filter(({ name }) => name !== 'account' && name !== 'duplicates'),
    consents: consents.toReversed(),
    requests: requests.map(({ id, reference, kind, state, dueOn }) => ({ id, reference, kind, state, dueOn })),
    doubles,
    accesses: accesses.items.map(({ id, at, actorKind, action }) => ({ id, at, actorKind, action })),
  };
}

function shownPerson(app: Pick<App, 'secrets'>, person: Awaited<ReturnType<typeof listPersonRows>>[number]) {
  return {
    id: person.id,
    relationship: person.relationship,
    name: person.name,
    dateOfBirth: openBirthDate(app.secrets, person),
    gender: person.gender,
    nationality: person.nationality,
    idKind: person.idKind,
    idMask: idMaskOf(app.secrets, person),
  };
}

/**
 * Corrects a person of an account for its owner (PDPA s.34), with a reason. An empty identity number leaves the stored
 * one. Throws look_up_over, patient_unknown, person_unknown (404), person_invalid, fields_invalid (422).
 */
export async function correctPerson(
  app: Ports,
  actor: Actor,
  input: { lookUpId: string; accountId: string; personId: string; typed: Record<string, string> },
): Promise<void> {
  await openLookUp(app, actor, input.lookUpId);
  const { accountId, personId } = input;
  if (!isUuid(accountId) || !(await findAccount(app, accountId))) throw patientUnknown();
  const reason = reasonSchema.safeParse(input.typed['reason']);
  const details = personSchema.safeParse(input.typed);
  const wrong = details.success ? [] : details.error.issues.map(({ path }) => String(path[0]));
  if (!reason.success || !details.success)
    throw fieldsInvalid({
      ...Object.fromEntries(Object.entries(personFieldTexts).filter(([name]) => wrong.includes(name))),
      ...(reason.success ? {} : { reason: m.privacy_error_reason }),
    });
  await inTransaction(app.db, async (tx) => {
    const changed = await changePersonIn(app, tx, { actor, accountId, personId, details: details.data });
    if (changed.relationship === 'self')
      await queueProfileSync(app, tx, { accountId, action: 'update-remidi-profile' });
    await recordAudit(app, tx, {
      actor,
      action: 'person_corrected',
      subjectKind: 'person',
      subjectId: personId,
      patientId: accountId,
      detail: { reason: reason.data },
    });
  });
}
