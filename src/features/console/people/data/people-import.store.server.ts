import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { RoleAssignment } from '#src/platform/actor.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { staffInvitations, staffMembers } from '#src/features/console/roles/data/staff.table.ts';
import { openInvitation } from './invitations.store.server.ts';

/** A member of staff, or (with an invitation's id) a person who is invited and has not joined. */
export interface StoredPerson {
  email: string;
  name: string;
  roleAssignments: RoleAssignment[];
  accountId: string | null;
  invitationId: string | null;
}

/**
 * Everybody with access, by name, then everybody with an open invitation and no access, by address; or only the person
 * with the given address.
 */
export async function listStoredPeople(tx: Transaction, now: Date, email?: string): Promise<StoredPerson[]> {
  const members = await tx
    .select({
      email: accounts.email,
      name: accounts.name,
      accountId: staffMembers.accountId,
      roleAssignments: sql<
        RoleAssignment[]
      >`(select coalesce(json_agg(json_build_object('role', d.role, 'hospitalId', d.hospital_id)), '[]')
        from staff_duties d where d.account_id = ${staffMembers.accountId})`,
    })
    .from(staffMembers)
    .innerJoin(accounts, eq(accounts.id, staffMembers.accountId))
    .where(
      and(
        isNull(staffMembers.removedAt),
        isNull(accounts.deletedAt),
        email === undefined ? undefined : eq(accounts.email, email),
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.email));
  const invited = await tx
    .select({
      email: sql<string>`lower(${staffInvitations.email})`,
      name: staffInvitations.name,
      invitationId: staffInvitations.id,
      roleAssignments: staffInvitations.roleAssignments,
    })
    .from(staffInvitations)
    .where(and(openInvitation(now), email === undefined ? undefined : sql`lower(${staffInvitations.email}) = ${email}`))
    .orderBy(asc(staffInvitations.email));
  const present = new Set(members.map(({ email }) => email));
  return [
    ...members.map((row) => ({ ...row, invitationId: null })),
    ...invited
      .filter(({ email }) => !present.has(email))
      .map((row) => ({ ...row, name: row.name ?? '', accountId: null })),
  ];
}
