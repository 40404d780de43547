import type { RoleAssignment, StaffRole } from '#src/platform/actor.ts';
import { m } from '#src/paraglide/messages.js';

const roles: Record<StaffRole, () => string> = {
  editor: m.staff_role_editor,
  front_desk: m.staff_role_front_desk,
  package_desk: m.staff_role_package_desk,
  gl_officer: m.staff_role_gl_officer,
  recruiter: m.staff_role_recruiter,
  procurement_officer: m.staff_role_procurement_officer,
  privacy_officer: m.staff_role_privacy_officer,
  administrator: m.staff_role_administrator,
};

export function roleLabel(role: StaffRole): string {
  return roles[role]();
}

export const roleOptions = () =>
  (Object.keys(roles) as StaffRole[]).map((value) => ({ value, label: roleLabel(value) }));

/** 'Front desk, Seri Murni Hospital'; 'Editor, all hospitals'. */
export function roleAssignmentWords(
  { role, hospitalId }: RoleAssignment,
  hospitals: readonly { id: number; name: string }[],
): string {
  const place =
    hospitalId === null
      ? m.staff_scope_all()
      : (hospitals.find(({ id }) => id === hospitalId)?.name ?? `#${hospitalId}`);
  return `${roleLabel(role)} · ${place}`;
}
