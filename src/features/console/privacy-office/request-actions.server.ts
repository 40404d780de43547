/**
 * What staff do for a request once they have checked the identity: a copy, a withdrawal of consent, an end of
 * marketing, an erasure.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import {
  collectPatientData,
  eraseAccountData,
  stopMarketingIn,
  withdrawConsentIn,
} from '#src/features/patient/privacy/privacy.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { isStaffMember } from '#src/features/console/roles/roles.server.ts';
import { insertStep, updateRequest, type RequestRow } from './data/privacy-requests.store.server.ts';
import { accountMissing, identityUnchecked, staffAccount, stepImpossible } from './privacy-office.errors.ts';
import { isOpenState, type RequestKind } from './privacy-office.rules.ts';
import { lockSeenRequest, type RequestChange } from './privacy-requests.server.ts';
import { aboutRequest } from './privacy-request-list.server.ts';

/**
 * The request under lock, with its account. Throws as lockSeenRequest, and 409 where the request does not ask for this
 * action.
 */
async function lockForAction(
  tx: Transaction,
  actor: Actor,
  { change, kinds }: { change: RequestChange; kinds: readonly RequestKind[] },
) {
  const { staff, row } = await lockSeenRequest(tx, actor, change);
  if (!kinds.includes(row.kind) || !isOpenState(row.state)) throw stepImpossible();
  if (!row.accountId) throw accountMissing();
  if (!row.isIdentityChecked) throw identityUnchecked();
  return { staff, row, accountId: row.accountId };
}

async function noteAction(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  {
    row,
    accountId,
    what,
  }: { row: RequestRow; accountId: string; what: 'exported' | 'withdrawn' | 'marketing_stopped' | 'erased' },
): Promise<void> {
  const now = app.clock.now();
  await updateRequest(tx, row.id, { changedAt: now, ...(row.state === 'received' ? { state: 'in_progress' } : {}) });
  await insertStep(tx, { requestId: row.id, at: now, accountId, what });
}

/**
 * The copy for a request for access or portability: everything about the account, by handler. Recorded in the history
 * and in the audit log. Throws privacy_request_unknown (404), step_impossible, account_missing, identity_unchecked,
 * changed_meanwhile (409).
 */
export async function exportForRequest(app: App, actor: Actor, change: RequestChange) {
  const accountId = await inTransaction(app.db, async (tx) => {
    const locked = await lockForAction(tx, actor, { change, kinds: ['access', 'portability'] });
    await noteAction(app, tx, { row: locked.row, accountId: locked.staff.accountId, what: 'exported' });
    await recordAudit(app, tx, {
      actor,
      action: 'exported',
      subjectKind: 'account',
      subjectId: locked.accountId,
      patientId: locked.accountId,
      detail: { request: locked.row.reference },
    });
    return locked.accountId;
  });
  return collectPatientData(app, accountId);
}

/** Withdraws the consent of the account for such a request. Throws as exportForRequest. */
export async function withdrawForRequest(app: App, actor: Actor, change: RequestChange): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { staff, row, accountId } = await lockForAction(tx, actor, { change, kinds: ['withdrawal'] });
    await withdrawConsentIn(app, tx, { actor, accountId });
    await noteAction(app, tx, { row, accountId: staff.accountId, what: 'withdrawn' });
  });
}

/** Switches off the account's marketing for such a request. Throws as exportForRequest. */
export async function stopMarketingForRequest(app: App, actor: Actor, change: RequestChange): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { staff, row, accountId } = await lockForAction(tx, actor, { change, kinds: ['marketing_stop'] });
    await stopMarketingIn(app, tx, { actor, accountId });
    await noteAction(app, tx, { row, accountId: staff.accountId, what: 'marketing_stopped' });
  });
}

/**
 * Erases the account as its owner could, and closes the request. Throws as exportForRequest, and staff_account (409)
 * for an account with access to the console.
 */
export async function eraseForRequest(app: App, actor: Actor, change: RequestChange): Promise<void> {
  const seen = await inTransaction(app.db, (tx) => lockForAction(tx, actor, { change, kinds: ['deletion'] }));
  const account = await findAccount(app, seen.accountId);
  if (!account) throw accountMissing();
  if (await isStaffMember(app, account.id)) throw staffAccount();
  await eraseAccountData(app, {
    actor,
    account,
    within: async (tx) => {
      // Checked once more under lock, because a colleague may have changed the request since.
      const { staff, row } = await lockForAction(tx, actor, { change, kinds: ['deletion'] });
      const now = app.clock.now();
      await updateRequest(tx, row.id, { state: 'done', changedAt: now, closedAt: now });
      await insertStep(tx, {
        requestId: row.id,
        at: now,
        accountId: staff.accountId,
        what: 'erased',
        toState: 'done',
      });
      await recordAudit(app, tx, {
        actor,
        action: 'privacy_request_changed',
        ...aboutRequest(row),
        detail: { from: row.state, to: 'done' },
      });
    },
  });
}
