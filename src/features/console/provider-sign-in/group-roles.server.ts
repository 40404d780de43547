/** Turns the groups that the provider names into the person's roles. */
import type { RoleAssignment } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { GroupRole } from '#src/platform/staff-provider/staff-provider.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { roleAssignmentName } from '#src/features/console/roles/role-assignments.rules.ts';
import {
  keepKnownRoles,
  listHospitalIds,
  saveManagedMember,
  type PersonRow,
} from '#src/features/console/roles/roles.server.ts';

/** The role assignments of these groups together; an unknown group, hospital or own role gives none. */
export async function roleAssignmentsOfGroups(
  app: Pick<App, 'db' | 'config' | 'logger'>,
  groups: readonly string[],
): Promise<RoleAssignment[]> {
  const known = app.config.staffProvider?.groups ?? {};
  const roleAssignments = groups.flatMap((group): readonly GroupRole[] =>
    Object.hasOwn(known, group) ? known[group]! : [],
  );
  const slugs = [...new Set(roleAssignments.flatMap(({ hospital }) => hospital ?? []))];
  const hospitals = await listHospitalIds(app, slugs);
  const unknown = slugs.filter((slug) => !hospitals.some((hospital) => hospital.slug === slug));
  if (unknown.length > 0) app.logger.warn({ hospitals: unknown }, 'STAFF_OIDC_GROUPS names unknown hospitals');
  const listed = roleAssignments.flatMap(({ role, hospital }): RoleAssignment[] => {
    if (hospital === null) return [{ role, hospitalId: null }];
    return hospitals.filter(({ slug }) => slug === hospital).map(({ id }) => ({ role, hospitalId: id }));
  });
  const named = [...new Map(listed.map((assignment) => [roleAssignmentName(assignment), assignment])).values()];
  const existing = await keepKnownRoles(app.db, named);
  const gone = named.filter(({ role }) => !existing.some((one) => one.role === role)).map(({ role }) => role);
  if (gone.length > 0) app.logger.warn({ roles: gone }, 'STAFF_OIDC_GROUPS names unknown roles');
  return existing;
}

/** Gives a person exactly these roles, with an audit entry where that changes them. Returns whether it did. */
export async function applyRoleAssignments(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  {
    accountId,
    before,
    roleAssignments,
  }: { accountId: string; before: PersonRow | undefined; roleAssignments: readonly RoleAssignment[] },
): Promise<boolean> {
  const names = (all: readonly RoleAssignment[]) => all.map(roleAssignmentName).toSorted();
  const [former, present] = [names(before?.roleAssignments ?? []), names(roleAssignments)];
  await saveManagedMember(tx, { accountId, now: app.clock.now() }, roleAssignments);
  if (before && former.join() === present.join()) return false;
  await recordAudit(app, tx, {
    actor: { kind: 'system' },
    action: 'duties_changed',
    subjectKind: 'staff',
    subjectId: accountId,
    detail: { by: 'provider', before: former, after: present },
  });
  return true;
}
