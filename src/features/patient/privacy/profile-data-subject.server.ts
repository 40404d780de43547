import type { App, DataSubjectHandler } from '#src/platform/app.ts';
import { deleteSyncLogOf, listSyncsOf } from '#src/platform/profile-sync/profile-sync.store.server.ts';
import { openBirthDate, openIdNumber } from '#src/features/patient/persons/persons.server.ts';
import { eraseProfile, listConsents } from '#src/features/patient/accounts/accounts.server.ts';
import { findAccountRow } from '#src/features/patient/profile/profile.server.ts';
import {
  eraseAccount,
  listAccesses,
  listPersonsToExport,
  listUnfinished,
  listSignInMethods,
} from '#src/features/patient/privacy/data/data-requests.store.server.ts';

/**
 * The data-subject handler of the account: persons, choices, consent, devices, and the data sent to the
 * health-monitoring service.
 */
export const accountDataSubject: DataSubjectHandler = {
  name: 'account',
  async exportOf(app, accountId) {
    const [row, personRows, signInMethods, profileSyncs, unfinished] = await Promise.all([
      findAccountRow(app.db, accountId),
      listPersonsToExport(app.db, accountId),
      listSignInMethods(app.db, accountId),
      listSyncsOf(app.db, accountId),
      listUnfinished(app.db, accountId),
    ]);
    const opened = (column: string, sealed: string | null | undefined) =>
      sealed ? app.secrets.open(sealed, ['accounts', column, accountId]) : null;
    const address = opened('address', row?.address);
    return {
      email: row?.email,
      emailVerifiedAt: row?.emailVerifiedAt,
      name: row?.name,
      phone: opened('phone', row?.phone),
      phoneVerifiedAt: row?.phoneVerifiedAt,
      address: address && (JSON.parse(address) as unknown),
      language: row?.language,
      notifications: row?.notifications,
      consent: { version: row?.consentVersion, at: row?.consentAt, history: await listConsents(app.db, accountId) },
      hasSecondFactor: Boolean(row?.secondFactorAt),
      createdAt: row?.createdAt,
      updatedAt: row?.updatedAt,
      persons: personRows.map(({ accountId: _account, idHash: _hash, ...person }) => ({
        ...person,
        dateOfBirth: openBirthDate(app.secrets, person),
        idNumber: openIdNumber(app.secrets, person),
      })),
      ...signInMethods,
      profileSyncs,
      ...exportedUnfinished(app, accountId, unfinished),
    };
  },
  mergeRules: {
    persons: { ownedBy: { column: 'account_id', isKey: false }, key: ['id'], isPerson: true },
    accounts: { stays: 'The closed account leads to the one that stays.' },
    ...Object.fromEntries(
      ['identities', 'passkeys', 'recovery_codes', 'email_changes', 'pending_sign_ins', 'known_devices'].map(
        (table) => [table, { stays: 'A way to sign in never passes to another account.' }],
      ),
    ),
    form_drafts: { stays: 'Begun in a session that has ended; deleted within a day.' },
    profile_syncs: { stays: 'The service is told that the closed account has no profile any more.' },
    profile_sync_log: { stays: 'What was sent about the closed account.' },
  },
  async erase(app, tx, accountId) {
    await eraseProfile(app, tx, accountId);
    await deleteSyncLogOf(tx, accountId);
    await eraseAccount(tx, accountId, app.clock.now());
  },
};

/**
 * The data-subject handler of the audit log: exported, and not erased, because the law requires it; it names the
 * account by id alone.
 */
export const accessDataSubject: DataSubjectHandler = {
  name: 'accessLog',
  async exportOf(app, accountId) {
    const { items } = await listAccesses(app.db, { accountId, withOwn: true, limit: 10_000, offset: 0 });
    return items.map(({ at, actorKind, action, subjectKind, isOwn }) => ({
      at,
      by: isOwn ? 'you' : actorKind,
      action,
      subject: subjectKind,
    }));
  },
  mergeRules: { audit_log: { stays: 'Append-only; read with that of the account that stays.' } },
  async erase() {},
};

/** Forms that were begun, and addresses that have not been confirmed yet. */
function exportedUnfinished(
  app: Pick<App, 'secrets'>,
  accountId: string,
  unfinished: Awaited<ReturnType<typeof listUnfinished>>,
) {
  return {
    drafts: unfinished.drafts.map(({ path, fields, createdAt }) => ({
      path,
      createdAt,
      fields: JSON.parse(app.secrets.open(fields, ['form_drafts', 'fields', accountId])) as unknown,
    })),
    addressesToProve: unfinished.addresses.map(({ newEmail, expiresAt }) => ({
      email: app.secrets.open(newEmail, ['email_changes', 'new_email', accountId]),
      expiresAt,
    })),
  };
}
