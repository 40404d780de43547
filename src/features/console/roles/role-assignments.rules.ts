/** Role assignments in forms, and who may give and remove which. */
import type { RoleAssignment, RoleName } from '#src/platform/actor.ts';

/** 'front_desk@3' is the front desk in hospital 3; 'editor@all' an editor everywhere. */
export function roleAssignmentName({ role, hospitalId }: RoleAssignment): string {
  return `${role}@${hospitalId ?? 'all'}`;
}

/** Parses a role assignment's name; null for anything else. The schema checks whether the role exists. */
export function readRoleAssignmentName(name: string): RoleAssignment | null {
  const parts = /^([a-z0-9_]{3,40})@(all|[1-9]\d{0,8})$/.exec(name);
  return parts && { role: parts[1] as RoleName, hospitalId: parts[2] === 'all' ? null : Number(parts[2]) };
}

/** The role assignments that are in one list alone: those that a change gives or takes. */
export function changedAssignments(
  before: readonly RoleAssignment[],
  after: readonly RoleAssignment[],
): RoleAssignment[] {
  const isMissing = (all: readonly RoleAssignment[], one: RoleAssignment) =>
    !all.some((other) => roleAssignmentName(other) === roleAssignmentName(one));
  return [...before.filter((one) => isMissing(after, one)), ...after.filter((one) => isMissing(before, one))];
}

/** Whether an administrator of those hospitals may give or remove this role assignment. */
export function isWithin(scope: 'all' | readonly number[], { hospitalId }: RoleAssignment): boolean {
  return scope === 'all' || (hospitalId !== null && scope.includes(hospitalId));
}

/** The role assignments after a change by an administrator of `scope`: those outside it stay. */
export function roleAssignmentsAfter(
  before: readonly RoleAssignment[],
  wanted: readonly RoleAssignment[],
  scope: 'all' | readonly number[],
): RoleAssignment[] {
  return [...before.filter((duty) => !isWithin(scope, duty)), ...wanted];
}

/** Whether they include an administrator of every hospital: one such person must always remain. */
export function isChief(roleAssignments: readonly RoleAssignment[]): boolean {
  return roleAssignments.some(({ role, hospitalId }) => role === 'administrator' && hospitalId === null);
}
