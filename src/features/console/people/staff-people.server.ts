/** Staff: who has access, with which role assignments, and who invited them. */
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Actor, RoleName } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { clearGuesses } from '#src/features/patient/accounts/accounts.server.ts';
import { endSessions } from '#src/features/patient/sessions/sessions.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { listOpenInvitations } from './data/invitations.store.server.ts';
import {
  keepKnownRoles,
  listPeople as listPeopleRows,
  lockMembership,
  removeMembership,
  type PersonRow,
} from '#src/features/console/roles/roles.server.ts';
import { isChief, isWithin } from '#src/features/console/roles/role-assignments.rules.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, mayGive, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { ownRoleAssignments, personUnknown, roleAssignmentOutside } from './people.errors.ts';
import { keepOneAdministrator, reachablePerson, requireGivable } from './role-changes.server.ts';

type Ports = Pick<App, 'db' | 'clock'>;

export const peopleShape: ListShape = {
  sorts: ['name', 'email', 'added'],
  defaultSort: 'name',
  filters: { role: 'any', hospital: 'any', state: ['removed'] },
};

export interface Person extends PersonRow {
  /**
   * Whether the actor may change these role assignments: not the actor's own, and all of them in the actor's
   * hospitals.
   */
  isRemovable: boolean;
  isSelf: boolean;
}

/** People with access to the console in the actor's hospitals. */
export async function listPeople(
  app: Ports,
  actor: Actor,
  { state, perPage = rowsPerPage }: { state: ListState; perPage?: number },
): Promise<{ rows: PersonRow[]; total: number }> {
  const staff = requireStaff(actor, 'manage_staff');
  const hospitalId = Number(state.filters.hospital);
  return listPeopleRows(app.db, {
    scope: hospitalsFor(staff.roleAssignments, 'manage_staff'),
    isRemoved: state.filters.state === 'removed',
    sort: state.sort as 'name',
    isDescending: state.isDescending,
    ...(state.q ? { q: state.q } : {}),
    ...(isRoleName(state.filters.role) ? { role: state.filters.role } : {}),
    ...(isRowId(hospitalId) ? { hospitalId } : {}),
    limit: perPage,
    offset: (state.page - 1) * perPage,
  });
}

/** One person of the actor's hospitals. Throws person_unknown (404), also for a person of another hospital. */
export async function viewPerson(app: Ports, actor: Actor, accountId: string): Promise<Person> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.roleAssignments, 'manage_staff');
  const person = await reachablePerson(app.db, scope, accountId);
  const isSelf = accountId === staff.accountId;
  return {
    ...person,
    isSelf,
    isRemovable:
      !isSelf &&
      person.removedAt === null &&
      person.roleAssignments.every((assignment) => isWithin(scope, assignment)) &&
      (await keepKnownRoles(app.db, person.roleAssignments)).every((assignment) =>
        mayGive(staff.roleAssignments, assignment),
      ),
  };
}

/** Open invitations whose role assignments are in the actor's hospitals. */
export async function listInvitations(app: Ports, actor: Actor) {
  const scope = hospitalsFor(requireStaff(actor, 'manage_staff').roleAssignments, 'manage_staff');
  const rows = await listOpenInvitations(app.db, app.clock.now());
  return rows.filter(({ roleAssignments }) => roleAssignments.every((assignment) => isWithin(scope, assignment)));
}

/**
 * Removes a person's access: the sessions end with the transaction. Throws person_unknown (404), own_role_assignments,
 * last_administrator (409), role_assignment_outside (422) for role assignments outside the actor's hospitals,
 * role_assignment_outside_rights (422) for those that the actor may not take.
 */
export async function removeMember(
  app: Ports,
  actor: Actor,
  input: { accountId: string; reason: string },
): Promise<void> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.roleAssignments, 'manage_staff');
  if (input.accountId === staff.accountId) throw ownRoleAssignments();
  await inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    const person = await reachablePerson(tx, scope, input.accountId);
    if (person.removedAt) throw personUnknown();
    if (!person.roleAssignments.every((assignment) => isWithin(scope, assignment))) throw roleAssignmentOutside();
    await requireGivable(tx, staff, person.roleAssignments);
    if (isChief(person.roleAssignments)) await keepOneAdministrator(tx, input.accountId);
    await removeMembership(tx, input.accountId, app.clock.now());
    const sessionsEnded = await endSessions(app, tx, { accountId: input.accountId });
    await recordAudit(app, tx, {
      actor,
      action: 'staff_removed',
      subjectKind: 'staff',
      subjectId: input.accountId,
      detail: { reason: input.reason, sessionsEnded },
    });
  });
}

/**
 * Resets the counts of wrong passwords and codes of a person. Throws person_unknown (404), also for a removed person.
 */
export async function unlockMember(
  app: Ports & Pick<App, 'pool' | 'clock' | 'secrets' | 'logger'>,
  actor: Actor,
  accountId: string,
): Promise<void> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.roleAssignments, 'manage_staff');
  const person = await reachablePerson(app.db, scope, accountId);
  if (person.removedAt) throw personUnknown();
  await clearGuesses(app, { id: accountId, email: person.email });
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'staff_unlocked', subjectKind: 'staff', subjectId: accountId }),
  );
}

function isRoleName(name: string | undefined): name is RoleName {
  return name !== undefined && /^[a-z0-9_]{3,40}$/.test(name);
}
