import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { RoleAssignment } from '#src/platform/actor.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { ownRoles, staffRoleAssignments, staffMembers } from './staff.table.ts';
import { mostOwnRoles } from '../own-roles.rules.ts';

export type OwnRoleRow = typeof ownRoles.$inferSelect;

/** The own roles that were not removed, by name. */
export async function listOwnRoles(db: Database | Transaction): Promise<OwnRoleRow[]> {
  return db.select().from(ownRoles).where(isNull(ownRoles.removedAt)).orderBy(asc(ownRoles.name)).limit(mostOwnRoles);
}

/** An own role that was not removed; `lock` prevents changes until the transaction ends. */
export async function findOwnRole(
  db: Database | Transaction,
  key: string,
  lock = false,
): Promise<OwnRoleRow | undefined> {
  const query = db
    .select()
    .from(ownRoles)
    .where(and(eq(ownRoles.key, key as OwnRoleRow['key']), isNull(ownRoles.removedAt)));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** A removed own role, locked until the transaction ends. */
export async function findRemovedRole(tx: Transaction, key: string): Promise<OwnRoleRow | undefined> {
  const [row] = await tx
    .select()
    .from(ownRoles)
    .where(and(eq(ownRoles.key, key as OwnRoleRow['key']), isNotNull(ownRoles.removedAt)))
    .for('update');
  return row;
}

/** The keys that begin with this text, those of removed roles too, because a key is never given again. */
export async function listKeysLike(tx: Transaction, start: string): Promise<string[]> {
  const rows = await tx
    .select({ key: ownRoles.key })
    .from(ownRoles)
    .where(sql`starts_with(${ownRoles.key}, ${start})`);
  return rows.map(({ key }) => key);
}

export async function insertOwnRole(tx: Transaction, row: typeof ownRoles.$inferInsert): Promise<void> {
  await tx.insert(ownRoles).values(row);
}

export async function updateOwnRole(
  tx: Transaction,
  key: OwnRoleRow['key'],
  change: Partial<Omit<OwnRoleRow, 'key'>>,
): Promise<void> {
  await tx.update(ownRoles).set(change).where(eq(ownRoles.key, key));
}

/** Deletes a role that nobody has and no open or used invitation names; false otherwise. */
export async function deleteRoleWithoutHolders(tx: Transaction, key: OwnRoleRow['key']): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from own_roles r where r.key = ${key}
    and not exists (select from staff_duties d where d.role = r.key)
    and not exists (select from staff_invitations i where i.duties @> ${JSON.stringify([{ role: key }])}::jsonb)`);
  return rowCount === 1;
}

/** Takes a role from everybody; returns from how many people. */
export async function deleteAssignmentsOf(tx: Transaction, key: OwnRoleRow['key']): Promise<number> {
  const rows = await tx
    .delete(staffRoleAssignments)
    .where(eq(staffRoleAssignments.role, key))
    .returning({ accountId: staffRoleAssignments.accountId });
  return new Set(rows.map(({ accountId }) => accountId)).size;
}

/** The number of people with access who have each own role. */
export async function countHolders(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({
      key: staffRoleAssignments.role,
      people: sql<number>`count(distinct ${staffRoleAssignments.accountId})::int`,
    })
    .from(staffRoleAssignments)
    .innerJoin(ownRoles, eq(ownRoles.key, staffRoleAssignments.role))
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.accountId, staffRoleAssignments.accountId), isNull(staffMembers.removedAt)),
    )
    .groupBy(staffRoleAssignments.role);
  return new Map(rows.map(({ key, people }) => [key, people]));
}

/** The role assignments whose role exists, each own one with its present permissions. */
export async function keepKnownRoles(
  db: Database | Transaction,
  roleAssignments: readonly RoleAssignment[],
): Promise<RoleAssignment[]> {
  const keys = roleAssignments.map(({ role }) => role).filter((role) => role.startsWith('own_'));
  if (keys.length === 0) return [...roleAssignments];
  const rows = await db
    .select()
    .from(ownRoles)
    .where(and(inArray(ownRoles.key, keys as OwnRoleRow['key'][]), isNull(ownRoles.removedAt)));
  return roleAssignments.flatMap(({ role, hospitalId }): RoleAssignment[] => {
    const own = rows.find(({ key }) => key === role);
    if (own) return [{ role, hospitalId, permissions: own.permissions }];
    return role.startsWith('own_') ? [] : [{ role, hospitalId }];
  });
}
