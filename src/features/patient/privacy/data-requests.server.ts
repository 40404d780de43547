/** Data requests of a patient: the export, the list of accesses, and the deletion of the account. */
import type { Actor, Patient } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { discardMessagesTo, enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { queueRemovals, removeFromProvider } from '#src/platform/identity/identity-removals.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { findAccount, listAccountsByPhone, type AccountRow } from '#src/features/patient/accounts/accounts.server.ts';
import { checkPresentPassword, isOwnPassword } from '#src/features/patient/credentials/credentials.server.ts';
import { signInNeeded, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { endSessions, listDevices } from '#src/features/patient/sessions/sessions.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { isStaffMember } from '#src/features/console/roles/roles.server.ts';
import { listAccesses, listSubjects } from './data/data-requests.store.server.ts';
import { exportLimit, freshMinutes, guessLimit } from './privacy.rules.ts';
import { deletionNotConfirmed, passwordNeeded, staffStays } from './privacy.errors.ts';

/**
 * Everything that is stored about the account, by handler, in clear. The access is in the audit log. Throws sign_in
 * (401), 429.
 */
export async function exportPatientData(
  app: App,
  actor: Actor,
): Promise<Record<string, unknown> & { exportedAt: string }> {
  const { accountId } = requirePatient(actor);
  await countAgainstLimit(app, exportLimit, accountId);
  const exported = await collectPatientData(app, accountId);
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'exported',
      subjectKind: 'account',
      subjectId: accountId,
      patientId: accountId,
    }),
  );
  return exported;
}

/**
 * Everything that is stored about an account, by handler, in clear. The caller checks who may read it, and records the
 * access.
 */
export async function collectPatientData(
  app: App,
  accountId: string,
): Promise<Record<string, unknown> & { exportedAt: string; accountId: string }> {
  const parts = await Promise.all(
    app.dataSubjectHandlers.map(async (handler) => [handler.name, await handler.exportOf(app, accountId)] as const),
  );
  return { exportedAt: app.clock.now().toISOString(), accountId, ...Object.fromEntries(parts) };
}

/** Accesses to the patient's data, newest first; the patient's own only on request. */
export async function listDataAccesses(
  app: Pick<App, 'db'>,
  actor: Actor,
  input: { withOwn: boolean; limit: number; offset: number },
) {
  return listAccesses(app.db, { accountId: requirePatient(actor).accountId, ...input });
}

/** Whether the deletion can do without the password: within ten minutes after the sign-in. */
export async function isFreshlySignedIn(app: Pick<App, 'db' | 'clock'>, patient: Patient): Promise<boolean> {
  const session = (await listDevices(app, patient)).find(({ isThisOne }) => isThisOne);
  return session !== undefined && app.clock.now().getTime() - session.startedAt.getTime() < freshMinutes * 60_000;
}

/**
 * Deletes the account at once: every data-subject handler erases its part, all sessions end, unsent messages are
 * discarded, a mail confirms it, and the identity provider deletes the person. Data that the law requires us to keep
 * stays without a name. Throws password_wrong, password_needed, deletion_not_confirmed (422), staff_stays (409), 429.
 */
export async function deleteAccount(
  app: App,
  actor: Actor,
  input: { password: string; isConfirmed: boolean },
): Promise<void> {
  const patient = requirePatient(actor);
  const { accountId } = patient;
  const account = await findAccount(app, accountId);
  if (!account) throw signInNeeded();
  if (await isStaffMember(app, accountId)) throw staffStays();
  if (!input.isConfirmed) throw deletionNotConfirmed();
  if (input.password !== '') {
    await countAgainstLimit(app, guessLimit, accountId);
    await checkPresentPassword(app, account, input.password);
  } else if (!(await isFreshlySignedIn(app, patient))) throw passwordNeeded(freshMinutes);
  await eraseAccountData(app, { actor, account });
}

/**
 * Erases an account for somebody whose right to it the caller has checked: every handler erases its part, sessions end,
 * unsent messages are discarded, a mail confirms it. `within` runs in the same transaction, before anything is erased.
 */
export async function eraseAccountData(
  app: App,
  { actor, account, within }: { actor: Actor; account: AccountRow; within?: (tx: Transaction) => Promise<void> },
): Promise<void> {
  const accountId = account.id;
  const [subjects, brand, recipients] = await Promise.all([
    listSubjects(app.db, accountId),
    readSetting(app, 'brand'),
    ownRecipients(app, account),
  ]);
  await inTransaction(app.db, async (tx) => {
    await within?.(tx);
    for (const handler of app.dataSubjectHandlers) await handler.erase(app, tx, accountId);
    await endSessions(app, tx, { accountId });
    await queueRemovals(
      app,
      tx,
      subjects.filter(isOwnPassword).map(({ subject }) => subject),
    );
    await recordAudit(app, tx, {
      actor,
      action: 'account_deleted',
      subjectKind: 'account',
      subjectId: accountId,
      patientId: accountId,
    });
    await discardMessagesTo(app, tx, recipients);
    await mailDeleted(app, tx, { account, brand });
  });
  // Tried at once; if the provider does not answer, a job tries again.
  await removeFromProvider(app);
}

/** Queues the mail that confirms the deletion: the last to that address. */
async function mailDeleted(
  app: App,
  tx: Transaction,
  { account, brand }: { account: AccountRow; brand: { shortName: string; groupName: string; phone: string } },
): Promise<void> {
  const locale = { locale: account.language };
  const texts = await messageTexts(app, tx);
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: account.email,
    now: app.clock.now(),
    dedupeKey: `account-deleted:${account.id}`,
    subject: texts.setting_mail_deleted_subject({ brand: brand.shortName }, locale),
    text: texts.setting_mail_deleted({ name: account.name, brand: brand.groupName, phone: brand.phone }, locale),
  });
}

/** The account's mail address and phone number. The number is left out if another account has verified it too. */
async function ownRecipients(app: Pick<App, 'db' | 'secrets'>, account: AccountRow): Promise<string[]> {
  if (!account.phone || !account.phoneHash) return [account.email];
  const others = (await listAccountsByPhone(app.db, account.phoneHash)).filter(({ id }) => id !== account.id);
  return others.length > 0
    ? [account.email]
    : [account.email, app.secrets.open(account.phone, ['accounts', 'phone', account.id])];
}
