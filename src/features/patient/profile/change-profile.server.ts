/** The profile of an account's owner, viewed and changed by the owner alone. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { changeCredential } from '#src/features/patient/credentials/credentials.server.ts';
import { queueProfileSync, type SyncOutcome } from '#src/features/patient/accounts/accounts.server.ts';
import {
  changePersonIn,
  listPersons,
  requirePatient,
  signInNeeded,
} from '#src/features/patient/persons/persons.server.ts';
import type { PersonDetails } from '#src/features/patient/persons/persons.schema.ts';
import { recordAudit, type AuditAction } from '#src/features/console/audit/audit.server.ts';
import { mayHaveCountry } from '#src/features/site/settings/settings.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { findAccountRow, updateAccountRow, type AccountRow } from './data/profile.store.server.ts';
import { accountTexts, addressTexts, profileInvalid } from './profile.errors.ts';
import type { AccountChange, PostalAddress } from './profile.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

export interface ProfileView {
  accountId: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** E.164. */
  phone: string | null;
  isPhoneVerified: boolean;
  language: Language;
  address: PostalAddress | null;
  consentVersion: string | null;
  consentAt: Date | null;
}

/** The owner's own account. Throws sign_in (401). */
export async function viewProfile(app: Pick<App, 'db' | 'secrets'>, actor: Actor): Promise<ProfileView> {
  const row = await findAccountRow(app.db, requirePatient(actor).accountId);
  if (!row) throw signInNeeded();
  return {
    accountId: row.id,
    name: row.name,
    email: row.email,
    isEmailVerified: row.emailVerifiedAt !== null,
    phone: row.phone && app.secrets.open(row.phone, ['accounts', 'phone', row.id]),
    isPhoneVerified: row.phoneVerifiedAt !== null,
    language: row.language,
    address: row.address
      ? (JSON.parse(app.secrets.open(row.address, ['accounts', 'address', row.id])) as PostalAddress)
      : null,
    consentVersion: row.consentVersion,
    consentAt: row.consentAt,
  };
}

/**
 * Changes name, phone and language. Another number requires reauthentication, and must be verified again. Throws
 * profile_invalid (422), proof_needed (403).
 */
export async function changeAccount(app: Ports, actor: Actor, input: AccountChange): Promise<ProfileView> {
  const phone = parsePhoneNumber(input.phone);
  if (!phone) throw profileInvalid({ phone: accountTexts.phone });
  const { name, language } = input;
  const patient = requirePatient(actor);
  const place = ['accounts', 'phone', patient.accountId] as const;
  const present = await findAccountRow(app.db, patient.accountId);
  if (present?.phone && app.secrets.open(present.phone, place) === phone)
    await change(app, actor, { decide: () => ({ name, language }), action: 'account_changed' });
  else
    await changeCredential(app, patient, {
      what: { change: 'phone_changed' },
      work: (tx) =>
        changeIn(app, tx, {
          actor,
          decide: () => ({
            name,
            language,
            phone: app.secrets.seal(phone, place),
            phoneHash: app.secrets.hash(`phone:${phone}`),
            phoneVerifiedAt: null,
          }),
        }),
    });
  return viewProfile(app, actor);
}

/**
 * Changes the postal address, encrypted at rest. Throws profile_invalid (422) for a country that staff have retired,
 * unless the address has it already.
 */
export async function changeAddress(app: Ports, actor: Actor, input: PostalAddress): Promise<ProfileView> {
  const { address } = await viewProfile(app, actor);
  if (!(await mayHaveCountry(app.db, { code: input.country, former: address?.country })))
    throw profileInvalid({ country: addressTexts.country });
  await change(app, actor, {
    decide: (row) => ({ address: app.secrets.seal(JSON.stringify(input), ['accounts', 'address', row.id]) }),
    action: 'address_changed',
  });
  return viewProfile(app, actor);
}

/** Changes the owner's own identity number, day of birth, gender and nationality. Errors of `changePerson`. */
export async function changeOwnIdentity(app: Ports, actor: Actor, input: { details: PersonDetails }): Promise<void> {
  const { accountId } = requirePatient(actor);
  const [self] = await listPersons(app, actor);
  await inTransaction(app.db, async (tx) => {
    await changePersonIn(app, tx, { actor, accountId, personId: self!.id, details: input.details });
    await queueProfileSync(app, tx, { accountId, action: 'update-remidi-profile' });
  });
}

/**
 * The browser's call to the health-monitoring service (specification, section 7). The profile is the session's own:
 * another uid is ignored and logged. Without an identity number nothing is sent.
 */
export async function syncProfile(
  app: Ports,
  actor: Actor,
  input: { action: 'sync-remidi-profile' | 'update-remidi-profile'; uid?: string | undefined; hasIdNumber: boolean },
): Promise<SyncOutcome> {
  const { accountId } = requirePatient(actor);
  return inTransaction(app.db, async (tx) => {
    if (input.uid !== undefined && input.uid !== accountId) {
      await recordAudit(app, tx, {
        actor,
        action: 'foreign_uid_ignored',
        subjectKind: 'profile_sync',
        subjectId: accountId,
        patientId: accountId,
      });
    }
    return input.hasIdNumber ? queueProfileSync(app, tx, { accountId, action: input.action }) : 'skipped';
  });
}

type Decide = (row: AccountRow) => Parameters<typeof updateAccountRow>[2];

async function change(
  app: Ports,
  actor: Actor,
  { decide, action }: { decide: Decide; action: AuditAction },
): Promise<void> {
  const { accountId } = requirePatient(actor);
  await inTransaction(app.db, async (tx) => {
    await changeIn(app, tx, { actor, decide });
    await recordAudit(app, tx, { actor, action, subjectKind: 'account', subjectId: accountId, patientId: accountId });
  });
}

async function changeIn(
  app: Ports,
  tx: Transaction,
  { actor, decide }: { actor: Actor; decide: Decide },
): Promise<void> {
  const { accountId } = requirePatient(actor);
  const row = await findAccountRow(tx, accountId);
  if (!row) throw signInNeeded();
  await updateAccountRow(tx, accountId, { ...decide(row), updatedAt: app.clock.now() });
  await queueProfileSync(app, tx, { accountId, action: 'update-remidi-profile' });
}
