/**
 * The end of a sign-in at the provider: the person gets the roles of the groups, then a session that lasts as long as
 * the provider confirms it.
 */
import type { Actor, RoleAssignment } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import type { ProviderPerson } from '#src/platform/staff-provider/staff-provider.ts';
import { isFailure } from '#src/shared/failure.ts';
import { accountOfIdentity, findAccountOfIdentity } from '#src/features/patient/accounts/accounts.server.ts';
import { endSessions, openSession, type OpenedSession } from '#src/features/patient/sessions/sessions.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { isChief } from '#src/features/console/roles/role-assignments.rules.ts';
import { findPerson, lockMembership } from '#src/features/console/roles/roles.server.ts';
import { insertProviderSession } from './data/provider-sessions.store.server.ts';
import { applyRoleAssignments, roleAssignmentsOfGroups } from './group-roles.server.ts';
import { endAtProvider } from './end-at-provider.server.ts';
import type { ProviderReason } from './provider-reason.rules.ts';
import { sealedToken } from './refresh-token.server.ts';
import { unconfirmedMinutes } from './session-checks.rules.ts';

/** The browser that signs in. */
export interface ProviderClient {
  actor: Actor;
  userAgent: string;
}

/**
 * Opens a session for a person whom the provider has authenticated, or returns the reason of a refusal. Both are in the
 * audit log.
 */
export async function signInByProvider(
  app: App,
  client: ProviderClient,
  person: ProviderPerson,
): Promise<{ session: OpenedSession } | { refusal: ProviderReason }> {
  const roleAssignments = await roleAssignmentsOfGroups(app, person.groups);
  const refusal: ProviderReason | null = roleAssignments.length === 0 ? 'no_group' : addressRefusal(app, person);
  const outcome = refusal
    ? { refusal }
    : await inTransaction(app.db, (tx) => admit(app, tx, { client, person, roleAssignments }));
  if ('refusal' in outcome) await noteProviderRefusal(app, client, { person, reason: outcome.refusal });
  else app.metrics.signIns.inc({ audience: 'staff', outcome: 'signed_in' });
  return outcome;
}

interface Admission {
  client: ProviderClient;
  person: ProviderPerson;
  roleAssignments: readonly RoleAssignment[];
}

async function admit(
  app: App,
  tx: Transaction,
  { client, person, roleAssignments }: Admission,
): Promise<{ session: OpenedSession } | { refusal: ProviderReason }> {
  await lockMembership(tx);
  const account = await accountOfIdentity(app, tx, { identity: identityOf(app, person), endSessions }).catch(
    (error: unknown) => {
      if (isFailure(error, 'address_not_verified') || isFailure(error, 'address_missing')) return null;
      throw error;
    },
  );
  if (!account) return { refusal: 'address' };
  const before = await findPerson(tx, account.id);
  if (before?.removedAt) return { refusal: 'removed' };
  // Administrators of all hospitals who were made here keep their roles and their password, so that they can sign in
  // when the provider fails.
  const keepsRoles = before?.managedBy === 'console' && isChief(before.roleAssignments);
  if (!keepsRoles) {
    // Ends the sessions and pending sign-ins of a password that is no longer accepted.
    if (before?.managedBy === 'console') await endSessions(app, tx, { accountId: account.id });
    await applyRoleAssignments(app, tx, { accountId: account.id, before, roleAssignments });
  }
  return { session: await open(app, tx, { client, person, accountId: account.id }) };
}

async function open(
  app: App,
  tx: Transaction,
  { client, person, accountId }: { client: ProviderClient; person: ProviderPerson; accountId: string },
): Promise<OpenedSession> {
  const session = await openSession(app, tx, {
    accountId,
    audience: 'staff',
    carrier: 'cookie',
    method: 'provider',
    // The provider is responsible for it.
    hasSecondFactor: true,
    isProof: false,
    lastsMinutes: unconfirmedMinutes,
    userAgent: client.userAgent,
  });
  await insertProviderSession(tx, {
    sessionId: session.id,
    subject: person.subject,
    refreshToken: sealedToken(app, session.id, person.refreshToken),
    checkedAt: app.clock.now(),
  });
  await recordAudit(app, tx, {
    actor: { kind: 'staff', accountId, sessionId: session.id, roleAssignments: [] },
    action: 'sign_in',
    subjectKind: 'session',
    subjectId: session.id,
    detail: { method: 'provider', hasSecondFactor: 'left to the provider' },
  });
  return session;
}

/**
 * The audit entry of a refused sign-in, with the account where the provider's person has one. That account loses the
 * roles that the groups gave.
 */
export async function noteProviderRefusal(
  app: App,
  { actor }: Pick<ProviderClient, 'actor'>,
  { person, reason }: { person?: ProviderPerson; reason: ProviderReason },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const account = person && (await findAccountOfIdentity(tx, person));
    if (account && reason === 'no_group') await endAtProvider(app, tx, { accountId: account.id, roleAssignments: [] });
    await recordAudit(app, tx, {
      actor,
      action: 'sign_in_refused',
      subjectKind: account ? 'account' : 'session',
      subjectId: account?.id ?? 'staff',
      detail: { method: 'provider', reason },
    });
  });
  app.metrics.signIns.inc({ audience: 'staff', outcome: 'refused' });
}

function addressRefusal({ config }: Pick<App, 'config'>, { email }: ProviderPerson): 'address' | null {
  const domains = config.staffProvider?.emailDomains ?? [];
  if (!email || email.length > 254 || !/^[^\s@]+@[^\s@]+$/.test(email)) return 'address';
  return domains.length === 0 || domains.includes(email.split('@')[1]!) ? null : 'address';
}

/**
 * For the configured domains the provider's address is accepted; for any other the provider must state that it has
 * verified the address.
 */
function identityOf({ config }: Pick<App, 'config'>, person: ProviderPerson) {
  const isVouchedFor = (config.staffProvider?.emailDomains ?? []).length > 0;
  const { issuer, subject, email, name, isEmailVerified } = person;
  return {
    issuer,
    subject,
    email,
    name,
    isEmailVerified: isEmailVerified || isVouchedFor,
    method: 'provider' as const,
  };
}
