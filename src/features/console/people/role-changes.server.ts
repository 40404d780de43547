/** Changes of role assignments: who may give and take which, and which always stay. */
import type { Actor, RoleAssignment, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import {
  countOtherAdministrators,
  findPerson,
  keepKnownRoles,
  lockMembership,
  replaceRoleAssignments,
  type PersonRow,
} from '#src/features/console/roles/roles.server.ts';
import { isChief, isWithin, roleAssignmentName } from '#src/features/console/roles/role-assignments.rules.ts';
import { hospitalsFor, mayGive, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { roleAssignmentsSchema } from '#src/features/console/roles/staff.schema.ts';
import {
  lastAdministrator,
  managedByProvider,
  ownRoleAssignments,
  personUnknown,
  roleAssignmentOutsideRights,
  roleAssignmentOutside,
  roleAssignmentsMissing,
} from './people.errors.ts';
import { changedAssignments, roleAssignmentsAfter } from './people.rules.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/**
 * Replaces a person's role assignments in the actor's hospitals. Takes effect with the person's next request. Throws
 * person_unknown (404), own_role_assignments, last_administrator, managed_by_provider (409), role_assignments_missing,
 * role_assignment_outside, role_assignment_outside_rights (422) where the actor may not give or take one of them.
 */
export async function changeRoleAssignments(
  app: Ports,
  actor: Actor,
  input: { accountId: string; roleAssignments: RoleAssignment[] },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    await writeRoleAssignments(app, tx, { actor, ...input });
  });
}

interface RoleChange {
  actor: Actor;
  accountId: string;
  roleAssignments: readonly RoleAssignment[];
  importId?: string;
}

/** Changes role assignments within `lockMembership`. Errors of `changeRoleAssignments`. */
export async function writeRoleAssignments(
  app: Ports,
  tx: Transaction,
  { actor, accountId, roleAssignments, importId }: RoleChange,
): Promise<void> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.roleAssignments, 'manage_staff');
  if (accountId === staff.accountId) throw ownRoleAssignments();
  const wanted = checkedRoleAssignments(roleAssignments, scope);
  const { managedBy, roleAssignments: before } = await reachablePerson(tx, scope, accountId);
  if (managedBy === 'provider') throw managedByProvider();
  const after = roleAssignmentsAfter(before, wanted, scope);
  await requireKnown(tx, wanted);
  await requireGivable(tx, staff, changedAssignments(before, after));
  if (isChief(before) && !isChief(after)) await keepOneAdministrator(tx, accountId);
  await replaceRoleAssignments(tx, accountId, after);
  await recordAudit(app, tx, {
    actor,
    action: 'duties_changed',
    subjectKind: 'staff',
    subjectId: accountId,
    detail: {
      before: before.map(roleAssignmentName),
      after: after.map(roleAssignmentName),
      ...(importId ? { import: importId } : {}),
    },
  });
}

/**
 * Validates role assignments against the schema and the actor's hospitals. Throws role_assignments_missing,
 * role_assignment_outside (422).
 */
export function checkedRoleAssignments(
  roleAssignments: readonly RoleAssignment[],
  scope: 'all' | readonly number[],
): RoleAssignment[] {
  const checked = roleAssignmentsSchema.safeParse(roleAssignments);
  if (!checked.success) throw roleAssignmentsMissing();
  if (!checked.data.every((assignment) => isWithin(scope, assignment))) throw roleAssignmentOutside();
  return checked.data;
}

/**
 * Refuses role assignments that the actor may not give or take. Throws role_assignment_outside_rights (422).
 */
export async function requireGivable(
  db: Database | Transaction,
  staff: Staff,
  roleAssignments: readonly RoleAssignment[],
): Promise<void> {
  const known = await keepKnownRoles(db, roleAssignments);
  if (!known.every((assignment) => mayGive(staff.roleAssignments, assignment))) throw roleAssignmentOutsideRights();
}

/** Refuses an own role that does not exist. Throws role_assignments_missing (422). */
export async function requireKnown(
  db: Database | Transaction,
  roleAssignments: readonly RoleAssignment[],
): Promise<void> {
  if ((await keepKnownRoles(db, roleAssignments)).length < roleAssignments.length) throw roleAssignmentsMissing();
}

/** Refuses to take the last administrator's role. Throws last_administrator (409). */
export async function keepOneAdministrator(tx: Transaction, accountId: string): Promise<void> {
  if ((await countOtherAdministrators(tx, accountId)) === 0) throw lastAdministrator();
}

/** A person of these hospitals, removed ones too. Throws person_unknown (404). */
export async function reachablePerson(
  tx: Database | Transaction,
  scope: 'all' | readonly number[],
  accountId: string,
): Promise<PersonRow> {
  const person = /^[0-9a-f-]{36}$/.test(accountId) ? await findPerson(tx, accountId) : undefined;
  if (!person || (scope !== 'all' && !person.roleAssignments.some((assignment) => isWithin(scope, assignment))))
    throw personUnknown();
  return person;
}
