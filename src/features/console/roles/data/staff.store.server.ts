import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, exists, ilike, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { RoleAssignment, RoleName } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { keepKnownRoles } from './own-roles.store.server.ts';
import { staffRoleAssignments, staffMembers } from './staff.table.ts';

/** A person with access to the console: a member with at least one role assignment. */
export async function findMember(
  db: Database | Transaction,
  accountId: string,
): Promise<{ accountId: string; managedBy: PersonRow['managedBy'] } | undefined> {
  const [row] = await db
    .select({ accountId: staffMembers.accountId, managedBy: staffMembers.managedBy })
    .from(staffMembers)
    .innerJoin(staffRoleAssignments, eq(staffRoleAssignments.accountId, staffMembers.accountId))
    .where(and(eq(staffMembers.accountId, accountId), isNull(staffMembers.removedAt)))
    .limit(1);
  return row;
}

export async function findNameOf(app: Pick<App, 'db'>, accountId: string): Promise<string | undefined> {
  const [row] = await app.db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId));
  return row?.name;
}

/** Names of some hospitals, or of all, in order of name. */
export async function listHospitalNames(
  app: Pick<App, 'db'>,
  which: 'all' | readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (which !== 'all' && which.length === 0) return [];
  return app.db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .where(which === 'all' ? undefined : inArray(hospitals.id, [...which]))
    .orderBy(hospitals.name);
}

export interface PeopleFilter {
  /** The hospitals of the actor: people with a role assignment there are listed. */
  scope: 'all' | readonly number[];
  q?: string;
  role?: RoleName;
  hospitalId?: number;
  isRemoved: boolean;
  sort: 'name' | 'email' | 'added';
  isDescending: boolean;
  limit: number;
  offset: number;
}

export interface PersonRow {
  accountId: string;
  name: string;
  email: string;
  addedAt: Date;
  removedAt: Date | null;
  hasSecondFactor: boolean;
  managedBy: 'console' | 'provider';
  roleAssignments: RoleAssignment[];
}

const roleAssignmentsOf = sql<
  RoleAssignment[]
>`(select coalesce(json_agg(json_build_object('role', d.role, 'hospitalId', d.hospital_id) order by d.role, d.hospital_id), '[]')
  from staff_duties d where d.account_id = ${staffMembers.accountId})`;
const personFields = {
  accountId: staffMembers.accountId,
  name: accounts.name,
  email: accounts.email,
  addedAt: staffMembers.addedAt,
  removedAt: staffMembers.removedAt,
  managedBy: staffMembers.managedBy,
  hasSecondFactor: sql<boolean>`${accounts.secondFactorAt} is not null`,
  roleAssignments: roleAssignmentsOf,
};

/** A page of the people with access, and the number of all matches. */
export async function listPeople(db: Database, filter: PeopleFilter): Promise<{ rows: PersonRow[]; total: number }> {
  const where = peopleWhere(db, filter);
  const order = { name: accounts.name, email: accounts.email, added: staffMembers.addedAt }[filter.sort];
  const [rows, [counted]] = await Promise.all([
    db
      .select(personFields)
      .from(staffMembers)
      .innerJoin(accounts, eq(accounts.id, staffMembers.accountId))
      .where(where)
      .orderBy(filter.isDescending ? desc(order) : asc(order), asc(staffMembers.accountId))
      .limit(filter.limit)
      .offset(filter.offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(staffMembers)
      .innerJoin(accounts, eq(accounts.id, staffMembers.accountId))
      .where(where),
  ]);
  return { rows, total: counted!.total };
}

function peopleWhere(db: Database, { scope, q, role, hospitalId, isRemoved }: PeopleFilter): SQL | undefined {
  const roleAssignment = (...conditions: (SQL | undefined)[]) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(staffRoleAssignments)
        .where(and(eq(staffRoleAssignments.accountId, staffMembers.accountId), ...conditions)),
    );
  const like = q && `%${likeLiteral(q)}%`;
  return and(
    isRemoved ? isNotNull(staffMembers.removedAt) : isNull(staffMembers.removedAt),
    like ? or(ilike(accounts.name, like), ilike(accounts.email, like)) : undefined,
    scope === 'all' ? undefined : roleAssignment(inArray(staffRoleAssignments.hospitalId, [...scope])),
    role ? roleAssignment(eq(staffRoleAssignments.role, role)) : undefined,
    hospitalId
      ? roleAssignment(or(isNull(staffRoleAssignments.hospitalId), eq(staffRoleAssignments.hospitalId, hospitalId)))
      : undefined,
  );
}

export async function findPerson(db: Database | Transaction, accountId: string): Promise<PersonRow | undefined> {
  const [row] = await db
    .select(personFields)
    .from(staffMembers)
    .innerJoin(accounts, eq(accounts.id, staffMembers.accountId))
    .where(eq(staffMembers.accountId, accountId));
  return row;
}

/** Locks changes of access until the transaction ends, so that two administrators cannot remove each other at once. */
export async function lockMembership(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff membership'))`);
}

/** The number of administrators of all hospitals other than the named one. */
export async function countOtherAdministrators(db: Database | Transaction, accountId: string | null): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(staffRoleAssignments)
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.accountId, staffRoleAssignments.accountId), isNull(staffMembers.removedAt)),
    )
    .innerJoin(accounts, and(eq(accounts.id, staffRoleAssignments.accountId), isNull(accounts.deletedAt)))
    .where(
      and(
        eq(staffRoleAssignments.role, 'administrator'),
        isNull(staffRoleAssignments.hospitalId),
        accountId === null ? undefined : ne(staffRoleAssignments.accountId, accountId),
      ),
    );
  return row!.count;
}

/** Makes the account a member, with exactly these role assignments. */
export async function saveMember(
  tx: Transaction,
  member: { accountId: string; now: Date },
  roleAssignments: readonly RoleAssignment[],
): Promise<void> {
  await tx
    .insert(staffMembers)
    .values({ accountId: member.accountId, addedAt: member.now })
    .onConflictDoUpdate({
      target: staffMembers.accountId,
      set: { removedAt: null, addedAt: member.now, managedBy: 'console' },
      setWhere: isNotNull(staffMembers.removedAt),
    });
  await replaceRoleAssignments(tx, member.accountId, roleAssignments);
}

/** Makes the account a member whose role assignments the provider decides; a member who was removed stays removed. */
export async function saveManagedMember(
  tx: Transaction,
  member: { accountId: string; now: Date },
  roleAssignments: readonly RoleAssignment[],
): Promise<void> {
  await tx
    .insert(staffMembers)
    .values({ accountId: member.accountId, addedAt: member.now, managedBy: 'provider' })
    .onConflictDoUpdate({ target: staffMembers.accountId, set: { managedBy: 'provider' } });
  await replaceRoleAssignments(tx, member.accountId, roleAssignments);
}

/** The ids of the hospitals with these slugs; an unknown slug is left out. */
export async function listHospitalIds(
  app: Pick<App, 'db'>,
  slugs: readonly string[],
): Promise<{ id: number; slug: string }[]> {
  if (slugs.length === 0) return [];
  return app.db
    .select({ id: hospitals.id, slug: hospitals.slug })
    .from(hospitals)
    .where(inArray(hospitals.slug, [...slugs]));
}

/** Replaces all role assignments of a member of staff. An own role that was removed meanwhile is left out. */
export async function replaceRoleAssignments(
  tx: Transaction,
  accountId: string,
  roleAssignments: readonly RoleAssignment[],
): Promise<void> {
  await tx.delete(staffRoleAssignments).where(eq(staffRoleAssignments.accountId, accountId));
  const known = await keepKnownRoles(tx, roleAssignments);
  if (known.length > 0)
    await tx
      .insert(staffRoleAssignments)
      .values(known.map(({ role, hospitalId }) => ({ accountId, role, hospitalId })));
}

export async function removeMembership(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx
    .update(staffMembers)
    .set({ removedAt: now })
    .where(and(eq(staffMembers.accountId, accountId), isNull(staffMembers.removedAt)));
}

/** Whether an account with that address is a member. */
export async function isMemberByEmail(tx: Database | Transaction, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(staffMembers, and(eq(staffMembers.accountId, accounts.id), isNull(staffMembers.removedAt)))
    .where(eq(accounts.email, email));
  return row !== undefined;
}
