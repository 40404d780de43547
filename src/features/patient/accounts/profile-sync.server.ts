/** The patient's profile at the health-monitoring service, and the staff's list of profiles that did not reach it. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  enqueueProfileSync,
  maskOfSync,
  type ProfileSyncAction,
} from '#src/platform/profile-sync/profile-sync.server.ts';
import {
  deleteParkedSync,
  deleteSentSyncsOf,
  deleteUnsentSyncs,
  listParkedSyncs,
  updateSyncRequeued,
} from '#src/platform/profile-sync/profile-sync.store.server.ts';
import { recordAudit, recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { findSyncAccount } from './data/profile-sync.store.server.ts';
import { syncUnknown } from './profile-sync.errors.ts';
import { findOwnIdentity } from '#src/features/patient/persons/persons.server.ts';

export type SyncOutcome = 'queued' | 'skipped';

/**
 * Queues the owner's profile for the service, in the caller's transaction. Skipped without an identity number
 * (specification, section 5), without consent to the privacy notice, which the law requires, and before the mail
 * address is verified: until then the identity number may be another person's.
 */
export async function queueProfileSync(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  input: { accountId: string; action: ProfileSyncAction },
): Promise<SyncOutcome> {
  const { accountId, action } = input;
  const account = await findSyncAccount(tx, accountId);
  const own = await findOwnIdentity(app, tx, accountId);
  if (!account?.consentVersion || !account.emailVerifiedAt || !own?.idNumber || own.row.idKind !== 'nric')
    return 'skipped';
  const { name, dateOfBirth, gender, nationality } = own.row;
  await enqueueProfileSync(app, tx, {
    accountId,
    sync: {
      uid: accountId,
      action,
      userData: {
        id_no: own.idNumber,
        name,
        email: account.email,
        phone: account.phone ? app.secrets.open(account.phone, ['accounts', 'phone', account.id]) : null,
        date_of_birth: dateOfBirth,
        gender,
        nationality,
        language: account.language,
      },
    },
  });
  return 'queued';
}

/**
 * Withdraws the profile after a withdrawn consent: queued profiles are deleted, and the service is notified if it has
 * or may have one.
 */
export async function withdrawProfile(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  accountId: string,
): Promise<void> {
  const { mayHaveProfile, wasTried } = await deleteUnsentSyncs(tx, accountId);
  const own = await findOwnIdentity(app, tx, accountId);
  if (!mayHaveProfile || !own?.idNumber) return;
  await enqueueProfileSync(app, tx, {
    accountId,
    afterSending: wasTried,
    sync: {
      uid: accountId,
      action: 'update-remidi-profile',
      userData: { id_no: own.idNumber, consent: 'withdrawn' },
    },
  });
}

/**
 * Erases the profile with its account. If the service has a profile or may have one, a notice of the withdrawn consent
 * is sent after the erasure.
 */
export async function eraseProfile(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  accountId: string,
): Promise<void> {
  await withdrawProfile(app, tx, accountId);
  await deleteSentSyncsOf(tx, accountId);
}

/** Profiles that failed ten times, newest first; numbers are masked. For staff who may `resolve_dead_letters`. */
export async function listUndelivered(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  actor: Actor,
  input: { limit: number; offset: number },
) {
  requireStaff(actor, 'resolve_dead_letters');
  const { items, total } = await listParkedSyncs(app.db, input);
  const accesses = items.map(({ id, accountId }) => ({
    subjectKind: 'profile_sync',
    subjectId: id,
    patientId: accountId,
    detail: { where: 'list' },
  }));
  await inTransaction(app.db, (tx) => recordAccesses(app, tx, { actor, accesses }));
  return {
    total,
    items: items.map(({ payload, ...row }) => ({ ...row, idMask: maskOfSync(app, { ...row, payload }) })),
  };
}

/** Queues a parked profile again, with all its tries. Throws sync_unknown (404) when it is not parked. */
export async function retryUndelivered(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  input: { id: string },
): Promise<void> {
  requireStaff(actor, 'resolve_dead_letters');
  await inTransaction(app.db, async (tx) => {
    const requeued = await updateSyncRequeued(tx, input.id, app.clock.now());
    if (!requeued) throw syncUnknown();
    await recordAudit(app, tx, {
      actor,
      action: 'profile_sync_retried',
      subjectKind: 'profile_sync',
      subjectId: input.id,
      patientId: requeued.accountId,
    });
  });
}

/**
 * Deletes a parked profile: the next change is sent anyway. The reason is in the audit log. Throws sync_unknown
 * (404).
 */
export async function discardUndelivered(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<void> {
  requireStaff(actor, 'resolve_dead_letters');
  await inTransaction(app.db, async (tx) => {
    const discarded = await deleteParkedSync(tx, input.id);
    if (!discarded) throw syncUnknown();
    await recordAudit(app, tx, {
      actor,
      action: 'profile_sync_discarded',
      subjectKind: 'profile_sync',
      subjectId: input.id,
      patientId: discarded.accountId,
      detail: { reason: input.reason },
    });
  });
}
