/** Who is a member of staff, and who may sign in with a credential of this site. */
import type { App } from '#src/platform/app.ts';
import { findMember, findPerson } from './data/staff.store.server.ts';
import { isChief } from './role-assignments.rules.ts';

/** Whether the account has access to the console: a member with at least one role assignment. */
export async function isStaffMember(app: Pick<App, 'db'>, accountId: string): Promise<boolean> {
  return (await findMember(app.db, accountId)) !== undefined;
}

/**
 * Whether a member of staff may sign in with a password or passkey of this site. Never a member whom the group's own
 * provider lets in: a person who is disabled there could otherwise still sign in here.
 */
export async function mayUseOwnCredential(app: Pick<App, 'db' | 'config'>, accountId: string): Promise<boolean> {
  const member = await findMember(app.db, accountId);
  if (!member || member.managedBy === 'provider') return false;
  const rule = app.config.staffPasswordSignIn ?? 'all';
  if (rule !== 'administrators') return rule === 'all';
  return isChief((await findPerson(app.db, accountId))?.roleAssignments ?? []);
}
