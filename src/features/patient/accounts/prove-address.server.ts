/**
 * Verification of an account's mail address. Until then the person who registered it may be a stranger: the
 * verification removes every sign-in method that was added before, except the one that it confirmed itself.
 */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { queueProfileSync } from './profile-sync.server.ts';
import { updateAccount, type AccountRow } from './data/accounts.store.server.ts';
import { deleteSignInMethods } from './data/sign-in-methods.store.server.ts';

/**
 * Ends the account's sessions, all or all but one. The caller passes it, because this feature does not import sessions.
 */
export type EndSessions = (
  app: Pick<App, 'clock'>,
  tx: Transaction,
  where: { accountId: string; except?: string },
) => Promise<number>;

/**
 * Marks the address as verified; does nothing if it already is. `confirmed` is the provider's subject that the
 * verification confirmed.
 */
export async function proveAddress(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  {
    account,
    confirmed,
    endSessions,
  }: { account: AccountRow; confirmed: { issuer: string; subject: string } | null; endSessions: EndSessions },
): Promise<void> {
  if (account.emailVerifiedAt) return;
  const now = app.clock.now();
  const removed = await deleteSignInMethods(tx, account.id, confirmed);
  await endSessions(app, tx, { accountId: account.id });
  await updateAccount(tx, account.id, {
    emailVerifiedAt: now,
    phoneVerifiedAt: null,
    totpSecret: null,
    totpSecretAt: null,
    secondFactorAt: null,
    totpLastStep: null,
    updatedAt: now,
  });
  await recordAudit(app, tx, {
    actor: { kind: 'system' },
    action: 'address_proved',
    subjectKind: 'account',
    subjectId: account.id,
    patientId: account.id,
    detail: { removed },
  });
  // Queues the profile, which could not be sent at registration.
  await queueProfileSync(app, tx, { accountId: account.id, action: 'sync-remidi-profile' });
}
