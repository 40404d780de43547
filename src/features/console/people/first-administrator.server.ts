/** Invites the first administrator from the command line: without one, nobody can be invited from the console. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { countOtherAdministrators, lockMembership } from '#src/features/console/roles/roles.server.ts';
import { issueInvitation } from './invitations.server.ts';
import { administratorExists, emailInvalid } from './people.errors.ts';
import { invitationSchema } from './people.schema.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'config' | 'secrets'>;

/** Whether there is an administrator of all hospitals. Without one, nobody can be invited from the console. */
export async function hasAdministrator(app: Pick<App, 'db'>): Promise<boolean> {
  return (await countOtherAdministrators(app.db, null)) > 0;
}

/**
 * Invites an administrator of all hospitals from the server's command line, and returns the link of the invitation,
 * which is mailed too. Throws administrator_exists (409) where there is one, unless another is wanted, email_invalid
 * (422), already_member (409).
 */
export async function inviteAdministrator(app: Ports, input: { email: string; isAnother: boolean }): Promise<string> {
  const email = invitationSchema.shape.email.safeParse(input.email.trim()).data;
  if (!email) throw emailInvalid();
  return inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    if (!input.isAnother && (await countOtherAdministrators(tx, null)) > 0) throw administratorExists();
    return issueInvitation(app, tx, {
      email,
      roleAssignments: [{ role: 'administrator', hospitalId: null }],
      invitedBy: { kind: 'system' },
      language: 'en',
    });
  });
}
