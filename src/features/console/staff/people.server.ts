/** People of the console: who may enter, with which duties, and who let them in. */
import { staffRoles, type Actor, type RoleAssignment, type StaffRole } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { clearGuesses } from '#src/features/patient/accounts/attempt-limits.server.ts';
import { endSessions } from '#src/features/patient/sign-in/session.server.ts';
import { recordAudit } from './audit.server.ts';
import { listOpenInvitations } from './data/invitations.store.server.ts';
import {
  countOtherAdministrators,
  findPerson,
  listPeople as listPeopleRows,
  lockMembership,
  removeMembership,
  replaceRoleAssignments,
  type PersonRow,
} from './data/staff.store.server.ts';
import { roleAssignmentsAfter, roleAssignmentName, isChief, isWithin } from './role-assignments.rules.ts';
import { rowsPerPage, type ListShape, type ListState } from './list-state.rules.ts';
import { hospitalsFor, requireStaff } from './staff-access.rules.ts';
import {
  roleAssignmentsMissing,
  roleAssignmentOutside,
  lastAdministrator,
  ownDuties,
  personUnknown,
} from './staff.errors.ts';
import { roleAssignmentsSchema } from './staff.schema.ts';

type Ports = Pick<App, 'db' | 'clock'>;

export const peopleShape: ListShape = {
  sorts: ['name', 'email', 'added'],
  defaultSort: 'name',
  filters: { role: staffRoles, hospital: 'any', state: ['removed'] },
};

export interface Person extends PersonRow {
  /** Whether these duties are for the actor to change: not one's own, and all of them in the actor's hospitals. */
  isRemovable: boolean;
  isSelf: boolean;
}

/** Who may enter the console, in the actor's hospitals. */
export async function listPeople(
  app: Ports,
  actor: Actor,
  state: ListState,
  { perPage = rowsPerPage } = {},
): Promise<{ rows: PersonRow[]; total: number }> {
  const staff = requireStaff(actor, 'manage_staff');
  const hospitalId = Number(state.filters.hospital);
  return listPeopleRows(app.db, {
    scope: hospitalsFor(staff.duties, 'manage_staff'),
    isRemoved: state.filters.state === 'removed',
    sort: state.sort as 'name',
    isDescending: state.isDescending,
    ...(state.q ? { q: state.q } : {}),
    ...(state.filters.role ? { role: state.filters.role as StaffRole } : {}),
    ...(hospitalId > 0 && Number.isSafeInteger(hospitalId) ? { hospitalId } : {}),
    limit: perPage,
    offset: (state.page - 1) * perPage,
  });
}

/** One person of the actor's hospitals. Throws person_unknown (404), also for somebody of another hospital. */
export async function viewPerson(app: Ports, actor: Actor, accountId: string): Promise<Person> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.duties, 'manage_staff');
  const person = await reachablePerson(app.db, scope, accountId);
  const isSelf = accountId === staff.accountId;
  return {
    ...person,
    isSelf,
    isRemovable: !isSelf && person.removedAt === null && person.duties.every((duty) => isWithin(scope, duty)),
  };
}

/** Invitations that can still be used and whose duties lie in the actor's hospitals. */
export async function listInvitations(app: Ports, actor: Actor) {
  const scope = hospitalsFor(requireStaff(actor, 'manage_staff').duties, 'manage_staff');
  const rows = await listOpenInvitations(app.db, app.clock.now());
  return rows.filter(({ duties }) => duties.every((duty) => isWithin(scope, duty)));
}

/**
 * Gives somebody these duties in the actor's hospitals instead of the ones they had there. Counts from their next request.
 * Throws person_unknown (404), own_duties, last_administrator (409), duties_missing, duty_outside (422).
 */
export async function changeRoleAssignments(
  app: Ports,
  actor: Actor,
  input: { accountId: string; duties: RoleAssignment[] },
): Promise<void> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.duties, 'manage_staff');
  if (input.accountId === staff.accountId) throw ownDuties();
  const wanted = checkedRoleAssignments(input.duties, scope);
  await inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    const person = await reachablePerson(tx, scope, input.accountId);
    const duties = roleAssignmentsAfter(person.duties, wanted, scope);
    if (isChief(person.duties) && !isChief(duties)) await keepOneAdministrator(tx, input.accountId);
    await replaceRoleAssignments(tx, input.accountId, duties);
    await recordAudit(app, tx, {
      actor,
      action: 'duties_changed',
      subjectKind: 'staff',
      subjectId: input.accountId,
      detail: { before: person.duties.map(roleAssignmentName), after: duties.map(roleAssignmentName) },
    });
  });
}

/**
 * Takes somebody out of the console: their sessions end with the transaction.
 * Throws person_unknown (404), own_duties, last_administrator (409), duty_outside (422) for duties in another's hospitals.
 */
export async function removeMember(
  app: Ports,
  actor: Actor,
  input: { accountId: string; reason: string },
): Promise<void> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.duties, 'manage_staff');
  if (input.accountId === staff.accountId) throw ownDuties();
  await inTransaction(app.db, async (tx) => {
    await lockMembership(tx);
    const person = await reachablePerson(tx, scope, input.accountId);
    if (person.removedAt) throw personUnknown();
    if (!person.duties.every((duty) => isWithin(scope, duty))) throw roleAssignmentOutside();
    if (isChief(person.duties)) await keepOneAdministrator(tx, input.accountId);
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

/** Wrong passwords and codes for somebody's sign-in no longer count. Throws person_unknown (404), also for who was removed. */
export async function unlockMember(
  app: Ports & Pick<App, 'pool' | 'clock' | 'secrets' | 'logger'>,
  actor: Actor,
  accountId: string,
): Promise<void> {
  const staff = requireStaff(actor, 'manage_staff');
  const scope = hospitalsFor(staff.duties, 'manage_staff');
  const person = await reachablePerson(app.db, scope, accountId);
  if (person.removedAt) throw personUnknown();
  await clearGuesses(app, { id: accountId, email: person.email });
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'staff_unlocked', subjectKind: 'staff', subjectId: accountId }),
  );
}

/** Duties as the schema wants them and the actor may give them. Throws duties_missing, duty_outside (422). */
export function checkedRoleAssignments(
  duties: readonly RoleAssignment[],
  scope: 'all' | readonly number[],
): RoleAssignment[] {
  const checked = roleAssignmentsSchema.safeParse(duties);
  if (!checked.success) throw roleAssignmentsMissing();
  if (!checked.data.every((duty) => isWithin(scope, duty))) throw roleAssignmentOutside();
  return checked.data;
}

async function keepOneAdministrator(tx: Transaction, accountId: string): Promise<void> {
  if ((await countOtherAdministrators(tx, accountId)) === 0) throw lastAdministrator();
}

async function reachablePerson(
  tx: Database | Transaction,
  scope: 'all' | readonly number[],
  accountId: string,
): Promise<PersonRow> {
  const person = /^[0-9a-f-]{36}$/.test(accountId) ? await findPerson(tx, accountId) : undefined;
  if (!person || (scope !== 'all' && !person.duties.some((duty) => isWithin(scope, duty)))) throw personUnknown();
  return person;
}
