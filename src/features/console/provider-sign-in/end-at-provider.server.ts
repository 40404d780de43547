import type { RoleAssignment } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { findPerson, lockMembership } from '#src/features/console/roles/roles.server.ts';
import { revokeProviderSessions } from './data/provider-sessions.store.server.ts';
import { applyRoleAssignments } from './group-roles.server.ts';

/**
 * Ends the sessions that the provider opened for the account; with `roles`, these are the person's roles from now on.
 */
export async function endAtProvider(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  { accountId, roleAssignments }: { accountId: string; roleAssignments?: readonly RoleAssignment[] },
): Promise<void> {
  await lockMembership(tx);
  const before = await findPerson(tx, accountId);
  if (roleAssignments && before?.managedBy === 'provider')
    await applyRoleAssignments(app, tx, { accountId, before, roleAssignments });
  const sessions = await revokeProviderSessions(tx, accountId, app.clock.now());
  if (sessions > 0)
    await recordAudit(app, tx, {
      actor: { kind: 'system' },
      action: 'sessions_ended',
      subjectKind: 'account',
      subjectId: accountId,
      detail: { by: 'provider', sessions },
    });
}
