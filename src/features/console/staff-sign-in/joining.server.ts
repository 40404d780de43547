import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { IdentityError, type VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import {
  accountOfIdentity,
  findAccountOfAddress,
  proveAddress,
  checkPassword,
  identityUnavailable,
} from '#src/features/patient/accounts/accounts.server.ts';
import { replaceUnprovedPassword } from '#src/features/patient/credentials/credentials.server.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { useInvitation, readInvitation } from '#src/features/console/people/people.server.ts';
import { saveMember, invitationOver } from '#src/features/console/roles/roles.server.ts';
import { roleAssignmentName } from '#src/features/console/roles/role-assignments.rules.ts';
import { nameMissing, passwordOfAccount } from './staff-sign-in.errors.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'logger' | 'identity' | 'config'>;

const joinLimit = { name: 'staff_join', points: 20, seconds: 900 };

/**
 * Makes the reader of an invitation a member of staff: a new account with this name and password, or the existing
 * account of this address. The link has verified the address. An account with a verified address asks for its own
 * password; one without may be a stranger's, and gets this password, while all its other sign-in methods are removed.
 * Returns the address, for the sign-in that follows. Throws invitation_over, name_missing, password_of_account and
 * refusals of the password (422).
 */
export async function acceptInvitation(
  app: Ports,
  input: { token: string; name: string; password: string; clientAddress: string },
): Promise<{ email: string }> {
  await countAgainstLimit(app, joinLimit, input.clientAddress);
  const { id, email, roleAssignments } = await readInvitation(app, input.token);
  if (input.name.length < 2 || input.name.length > 120) throw nameMissing();
  const { identity, isNew } = await credentialOf(app, { ...input, email });
  try {
    await inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      // Done first: of two requests with the same link, only one continues.
      if (!(await useInvitation(tx, { id, now }))) throw invitationOver();
      const present = await findAccountOfAddress(app, email);
      if (present) await proveAddress(app, tx, { account: present, confirmed: identity, endSessions });
      const account = await accountOfIdentity(app, tx, {
        identity: { ...identity, isEmailVerified: true },
        endSessions,
      });
      await saveMember(tx, { accountId: account.id, now }, roleAssignments);
      const actor = { kind: 'staff' as const, accountId: account.id, sessionId: id, roleAssignments };
      await recordAudit(app, tx, {
        actor,
        action: 'staff_joined',
        subjectKind: 'invitation',
        subjectId: id,
        detail: { duties: roleAssignments.map(roleAssignmentName) },
      });
    });
  } catch (error) {
    // A credential without an account would block the next invitation.
    if (isNew)
      await app.identity.remove(identity.subject).catch(() => app.logger.warn('credential without an account remains'));
    throw error;
  }
  return { email };
}

async function credentialOf(
  app: Ports,
  input: { email: string; password: string; name: string },
): Promise<{ identity: VerifiedIdentity; isNew: boolean }> {
  await checkPassword(app, input);
  try {
    return { identity: await app.identity.register(input), isNew: true };
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.code !== 'email_in_use') throw identityUnavailable();
  }
  await replaceUnprovedPassword(app, input.email, input.password);
  const identity = await app.identity.signIn(input).catch((error: unknown) => {
    throw error instanceof IdentityError && error.code !== 'unavailable' ? passwordOfAccount() : error;
  });
  return { identity, isNew: false };
}
