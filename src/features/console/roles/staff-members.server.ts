import type { App } from '#src/platform/app.ts';
import { findMember } from './data/staff.store.server.ts';

/** Whether the account has access to the console: a member with at least one role assignment. */
export async function isStaffMember(app: Pick<App, 'db'>, accountId: string): Promise<boolean> {
  return (await findMember(app.db, accountId)) !== undefined;
}
