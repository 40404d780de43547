import type { Actor } from '#src/platform/actor.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { givableActions, mayGive, requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';

/** Name and checked permissions of a role's form. */
export function roleOfForm(form: FormData): { name: string; permissions: string[] } {
  const permissions = form.getAll('permission').filter((one): one is string => typeof one === 'string');
  return { name: textOf(form, 'name', 200), permissions };
}

/** The permissions that this member of staff may put into a role. Throws 403 for everybody else. */
export function givablePermissions(actor: Actor): string[] {
  const { roleAssignments } = requireStaffEverywhere(actor, 'manage_staff');
  return givableActions.filter((action) =>
    mayGive(roleAssignments, { role: 'own_', hospitalId: null, permissions: [action] }),
  );
}
