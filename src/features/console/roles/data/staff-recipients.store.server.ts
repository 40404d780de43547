import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { RoleAssignment, RoleName } from '#src/platform/actor.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Language } from '#src/shared/languages.ts';
import { keepKnownRoles } from './own-roles.store.server.ts';
import { staffRoleAssignments, staffMembers } from './staff.table.ts';

/** A member of staff to whom the site writes. */
export interface StaffRecipient {
  accountId: string;
  name: string;
  email: string;
  language: Language;
  /** The present assignments; own roles with their permissions. */
  roleAssignments: RoleAssignment[];
}

/** The people who have that role in the hospital or in all hospitals; without a hospital, those who have it in all. */
export function listRoleHolders(
  db: Database | Transaction,
  { role, hospitalId }: { role: RoleName; hospitalId: number | null },
): Promise<StaffRecipient[]> {
  const places = or(
    isNull(staffRoleAssignments.hospitalId),
    hospitalId === null ? undefined : eq(staffRoleAssignments.hospitalId, hospitalId),
  );
  return recipients(
    db,
    exists(
      db
        .select({ one: sql`1` })
        .from(staffRoleAssignments)
        .where(
          and(eq(staffRoleAssignments.accountId, staffMembers.accountId), eq(staffRoleAssignments.role, role), places),
        ),
    ),
  );
}

/** The accounts among these that have access to the console, in the order of their names. */
export function listStaffRecipients(
  db: Database | Transaction,
  accountIds: readonly string[],
): Promise<StaffRecipient[]> {
  return accountIds.length === 0
    ? Promise.resolve([])
    : recipients(db, inArray(staffMembers.accountId, [...accountIds]));
}

/** The member of staff with this mail address (in lower case); none where no member has it. */
export function listStaffByEmail(db: Database | Transaction, email: string): Promise<StaffRecipient[]> {
  return recipients(db, eq(accounts.email, email));
}

async function recipients(db: Database | Transaction, where: SQL): Promise<StaffRecipient[]> {
  const rows = await db
    .select({
      accountId: staffMembers.accountId,
      name: accounts.name,
      email: accounts.email,
      language: accounts.language,
      roleAssignments: sql<
        RoleAssignment[]
      >`(select coalesce(json_agg(json_build_object('role', d.role, 'hospitalId', d.hospital_id) order by d.role, d.hospital_id), '[]')
        from staff_duties d where d.account_id = ${staffMembers.accountId})`,
    })
    .from(staffMembers)
    .innerJoin(accounts, eq(accounts.id, staffMembers.accountId))
    .where(and(where, isNull(staffMembers.removedAt), isNull(accounts.deletedAt), isNotNull(accounts.emailVerifiedAt)))
    .orderBy(asc(accounts.name), asc(staffMembers.accountId));
  const known: StaffRecipient[] = [];
  for (const row of rows) {
    const roleAssignments = await keepKnownRoles(db, row.roleAssignments);
    if (roleAssignments.length > 0) known.push({ ...row, roleAssignments });
  }
  return known;
}
