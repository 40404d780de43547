import type { RoleAssignment } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { GroupDuty } from '#src/platform/staff-provider/staff-provider.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { roleAssignmentName } from '#src/features/console/roles/role-assignments.rules.ts';
import { listHospitalIds, saveManagedMember, type PersonRow } from '#src/features/console/roles/roles.server.ts';

/** The role assignments that these groups give together; a group or a hospital that nobody knows gives nothing. */
export async function dutiesOfGroups(
  app: Pick<App, 'db' | 'config' | 'logger'>,
  groups: readonly string[],
): Promise<RoleAssignment[]> {
  const known = app.config.staffProvider?.groups ?? {};
  const duties = groups.flatMap((group): readonly GroupDuty[] => (Object.hasOwn(known, group) ? known[group]! : []));
  const slugs = [...new Set(duties.flatMap(({ hospital }) => hospital ?? []))];
  const hospitals = await listHospitalIds(app, slugs);
  const unknown = slugs.filter((slug) => !hospitals.some((hospital) => hospital.slug === slug));
  if (unknown.length > 0) app.logger.warn({ hospitals: unknown }, 'STAFF_OIDC_GROUPS names unknown hospitals');
  const given = duties.flatMap(({ role, hospital }): RoleAssignment[] => {
    if (hospital === null) return [{ role, hospitalId: null }];
    return hospitals.filter(({ slug }) => slug === hospital).map(({ id }) => ({ role, hospitalId: id }));
  });
  return [...new Map(given.map((duty) => [roleAssignmentName(duty), duty])).values()];
}

/** Gives a person exactly these duties, with an audit entry where that changes them. Returns whether it did. */
export async function applyDuties(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  {
    accountId,
    before,
    duties,
  }: { accountId: string; before: PersonRow | undefined; duties: readonly RoleAssignment[] },
): Promise<boolean> {
  const names = (all: readonly RoleAssignment[]) => all.map(roleAssignmentName).toSorted();
  const [former, present] = [names(before?.roleAssignments ?? []), names(duties)];
  await saveManagedMember(tx, { accountId, now: app.clock.now() }, duties);
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
