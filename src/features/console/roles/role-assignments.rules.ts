/** Role assignments in forms, and who may give and remove which. */
import type { RoleAssignment } from '#src/platform/actor.ts';

/** 'front_desk@3' is the front desk in hospital 3; 'editor@all' an editor everywhere. */
export function roleAssignmentName({ role, hospitalId }: RoleAssignment): string {
  return `${role}@${hospitalId ?? 'all'}`;
}

/** Whether an administrator of those hospitals may give or remove this role assignment. */
export function isWithin(scope: 'all' | readonly number[], { hospitalId }: RoleAssignment): boolean {
  return scope === 'all' || (hospitalId !== null && scope.includes(hospitalId));
}

/** Whether they include an administrator of every hospital: one such person must always remain. */
export function isChief(roleAssignments: readonly RoleAssignment[]): boolean {
  return roleAssignments.some(({ role, hospitalId }) => role === 'administrator' && hospitalId === null);
}
