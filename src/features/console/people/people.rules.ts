/**
 * Changes of role assignments: how a form names them, what a change gives and takes, and which assignments it cannot
 * reach.
 */
import { isWithin, roleAssignmentName } from '#src/features/console/roles/role-assignments.rules.ts';
import type { RoleAssignment, RoleName } from '#src/platform/actor.ts';

/** Parses a role assignment's name; null for anything else. The schema checks whether the role exists. */
export function readRoleAssignmentName(name: string): RoleAssignment | null {
  const parts = /^([a-z0-9_]{3,40})@(all|[1-9]\d{0,8})$/.exec(name);
  return parts && { role: parts[1] as RoleName, hospitalId: parts[2] === 'all' ? null : Number(parts[2]) };
}

/** The role assignments that are in only one of the lists: those that a change gives or takes. */
export function changedAssignments(
  before: readonly RoleAssignment[],
  after: readonly RoleAssignment[],
): RoleAssignment[] {
  const isMissing = (all: readonly RoleAssignment[], one: RoleAssignment) =>
    !all.some((other) => roleAssignmentName(other) === roleAssignmentName(one));
  return [...before.filter((one) => isMissing(after, one)), ...after.filter((one) => isMissing(before, one))];
}

/** The role assignments after a change by an administrator of `scope`: assignments outside the scope stay. */
export function roleAssignmentsAfter(
  before: readonly RoleAssignment[],
  wanted: readonly RoleAssignment[],
  scope: 'all' | readonly number[],
): RoleAssignment[] {
  return [...before.filter((assignment) => !isWithin(scope, assignment)), ...wanted];
}
