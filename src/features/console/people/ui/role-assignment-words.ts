import type { RoleAssignment, RoleName, StaffRole } from '#src/platform/actor.ts';
import { m } from '#src/paraglide/messages.js';

const roles: Record<StaffRole, (() => string) | undefined> = {
  editor: m.staff_role_editor,
  front_desk: m.staff_role_front_desk,
  package_desk: m.staff_role_package_desk,
  gl_officer: m.staff_role_gl_officer,
  recruiter: m.staff_role_recruiter,
  procurement_officer: m.staff_role_procurement_officer,
  privacy_officer: m.staff_role_privacy_officer,
  clinical_reviewer: m.staff_role_clinical_reviewer,
  administrator: m.staff_role_administrator,
};

/** An own role, as pages that name roles need it. */
export interface NamedRole {
  key: string;
  name: string;
}

/** The name of a role; of an own role that was removed, its key. */
export function roleLabel(role: RoleName, ownRoles: readonly NamedRole[] = []): string {
  return roles[role as StaffRole]?.() ?? ownRoles.find(({ key }) => key === role)?.name ?? role;
}

/** The shipped roles, then the own ones. */
export const roleOptions = (ownRoles: readonly NamedRole[] = []): { value: string; label: string }[] => [
  ...(Object.keys(roles) as StaffRole[]).map((value) => ({ value, label: roleLabel(value) })),
  ...ownRoles.map(({ key, name }) => ({ value: key, label: name })),
];

/** 'Front desk, Seri Murni Hospital'; 'Editor, all hospitals'. */
export function roleAssignmentWords(
  { role, hospitalId }: RoleAssignment,
  hospitals: readonly { id: number; name: string }[],
  ownRoles: readonly NamedRole[] = [],
): string {
  const place =
    hospitalId === null
      ? m.staff_scope_all()
      : (hospitals.find(({ id }) => id === hospitalId)?.name ?? `#${hospitalId}`);
  return `${roleLabel(role, ownRoles)} · ${place}`;
}
