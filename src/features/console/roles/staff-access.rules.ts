/** The table of roles and actions in the console. A role in one hospital applies there alone. */
import type { Actor, RoleAssignment, Staff, StaffRole } from '#src/platform/actor.ts';
import { forbidden } from './staff.errors.ts';

/** Every action of the console; a new admin page adds its own. */
export const staffActions = {
  console: [
    'editor',
    'front_desk',
    'package_desk',
    'gl_officer',
    'recruiter',
    'procurement_officer',
    'privacy_officer',
    'clinical_reviewer',
    'administrator',
  ],
  manage_staff: ['administrator'],
  read_audit_log: ['administrator'],
  resolve_dead_letters: ['administrator'],
  manage_settings: ['administrator'],
  manage_messages: ['administrator'],
  manage_scripts: ['administrator'],
  manage_keywords: ['administrator', 'editor'],
  manage_menus: ['administrator', 'editor'],
  // In one hospital: only the forms of that hospital.
  build_forms: ['editor', 'administrator'],
  manage_catalogue: ['editor', 'administrator'],
  manage_packages: ['package_desk', 'editor', 'administrator'],
  manage_promotions: ['package_desk', 'administrator'],
  run_front_desk: ['front_desk', 'administrator'],
  enter_leave: ['front_desk', 'administrator'],
  manage_schedules: ['front_desk', 'administrator'],
  manage_holidays: ['administrator'],
  // The admin page of content is open to everybody who writes some kind; the kinds that a role may write are below.
  write_content: ['editor', 'recruiter', 'procurement_officer', 'administrator'],
  edit_content: ['editor', 'administrator'],
  // Approving a health text that somebody else wrote; the account must be linked to a doctor of the register.
  review_content: ['clinical_reviewer', 'administrator'],
  edit_careers: ['editor', 'recruiter', 'administrator'],
  edit_tenders: ['editor', 'procurement_officer', 'administrator'],
  // The admin page of submissions is open to everybody who handles some kind; each kind says who handles it.
  open_enquiries: ['front_desk', 'recruiter', 'editor', 'administrator'],
  // Guarantee letters have a list of their own; the page of one is the same as for other submissions.
  handle_submissions: ['front_desk', 'recruiter', 'editor', 'gl_officer', 'administrator'],
  handle_guarantee_letters: ['gl_officer', 'administrator'],
  run_international_desk: ['front_desk', 'administrator'],
  answer_enquiries: ['front_desk', 'administrator'],
  handle_applications: ['recruiter', 'administrator'],
  keep_exchange_rates: ['editor', 'package_desk', 'administrator'],
  look_at_orders: ['package_desk', 'administrator'],
  refund_orders: ['package_desk', 'administrator'],
  redeem_vouchers: ['front_desk', 'package_desk', 'administrator'],
  look_up_members: ['front_desk', 'package_desk', 'administrator'],
  reconcile_payments: ['package_desk', 'administrator'],
  // Each figure also requires its own action.
  read_trends: ['front_desk', 'package_desk', 'gl_officer', 'editor', 'administrator'],
  run_privacy_office: ['privacy_officer', 'administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffAction = keyof typeof staffActions;

/** The actions that an own role may allow: all except entering the console, which every role allows. */
export const givableActions = (Object.keys(staffActions) as StaffAction[]).filter((action) => action !== 'console');

function allows({ role, permissions }: RoleAssignment, action: StaffAction): boolean {
  if (permissions) return action === 'console' || permissions.includes(action);
  const roles: readonly string[] = staffActions[action];
  return roles.includes(role);
}

/** The actions of a shipped role. */
export function actionsOf(role: StaffRole): StaffAction[] {
  return givableActions.filter((action) => allows({ role, hospitalId: null }, action));
}

/**
 * Whether a person with the assignments `own` may give or take a role assignment. Administrators may, for every role in
 * their hospitals; other people only roles whose actions they have there themselves, and never the administrator's
 * role.
 */
export function mayGive(own: readonly RoleAssignment[], { role, hospitalId, permissions }: RoleAssignment): boolean {
  const isThere = (scope: 'all' | readonly number[]) =>
    scope === 'all' || (hospitalId !== null && scope.includes(hospitalId));
  if (
    own.some(
      (assignment) =>
        assignment.role === 'administrator' && (assignment.hospitalId === null || assignment.hospitalId === hospitalId),
    )
  )
    return true;
  if (role === 'administrator') return false;
  const shipped = staffActions.console.find((known) => known === role);
  const actions = shipped ? actionsOf(shipped) : givableActions.filter((action) => permissions?.includes(action));
  return actions.every((action) => isThere(hospitalsFor(own, action)));
}

/** Whether one of the role assignments allows the action: in that hospital, or, without a hospital, in any. */
export function mayDo(roleAssignments: readonly RoleAssignment[], action: StaffAction, hospitalId?: number): boolean {
  return roleAssignments.some(
    (assignment) =>
      allows(assignment, action) &&
      (hospitalId === undefined || assignment.hospitalId === null || assignment.hospitalId === hospitalId),
  );
}

/** The hospitals in which the action is allowed: 'all', or their ids. List queries are filtered by it. */
export function hospitalsFor(roleAssignments: readonly RoleAssignment[], action: StaffAction): 'all' | number[] {
  const allowed = roleAssignments.filter((assignment) => allows(assignment, action));
  if (allowed.some(({ hospitalId }) => hospitalId === null)) return 'all';
  return [...new Set(allowed.map(({ hospitalId }) => hospitalId!))];
}

/** The member of staff, if the action is allowed; throws 403 for everybody else. */
export function requireStaff(actor: Actor, action: StaffAction, hospitalId?: number): Staff {
  if (actor.kind !== 'staff' || !mayDo(actor.roleAssignments, action, hospitalId)) throw forbidden();
  return actor;
}

/** The same for actions on the whole group: a role in one hospital is not enough. */
export function requireStaffEverywhere(actor: Actor, action: StaffAction): Staff {
  const staff = requireStaff(actor, action);
  if (hospitalsFor(staff.roleAssignments, action) !== 'all') throw forbidden();
  return staff;
}
