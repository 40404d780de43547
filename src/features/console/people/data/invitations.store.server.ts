import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { staffInvitations } from '#src/features/console/roles/data/staff.table.ts';

export type InvitationRow = typeof staffInvitations.$inferSelect;

/** The condition of an invitation that can be used. */
export const openInvitation = (now: Date) =>
  and(isNull(staffInvitations.usedAt), isNull(staffInvitations.withdrawnAt), gt(staffInvitations.expiresAt, now));

export async function insertInvitation(tx: Transaction, row: typeof staffInvitations.$inferInsert): Promise<void> {
  await tx.insert(staffInvitations).values(row);
}

/** Invitations that can be used, newest first, with the name of the inviter. */
export async function listOpenInvitations(db: Database, now: Date) {
  return db
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      name: staffInvitations.name,
      roleAssignments: staffInvitations.roleAssignments,
      expiresAt: staffInvitations.expiresAt,
      invitedBy: accounts.name,
    })
    .from(staffInvitations)
    .leftJoin(accounts, eq(accounts.id, staffInvitations.invitedBy))
    .where(openInvitation(now))
    .orderBy(desc(staffInvitations.createdAt))
    .limit(200);
}

export async function findInvitation(db: Database | Transaction, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, id));
  return row;
}

export async function findOpenInvitation(
  db: Database | Transaction,
  where: { tokenHash: string; now: Date },
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tokenHash, where.tokenHash), openInvitation(where.now)));
  return row;
}

/** Marks an invitation as used; returns whether this was the first use. */
export async function useInvitation(tx: Transaction, where: { id: string; now: Date }): Promise<boolean> {
  const { rowCount } = await tx
    .update(staffInvitations)
    .set({ usedAt: where.now })
    .where(and(eq(staffInvitations.id, where.id), openInvitation(where.now)));
  return rowCount === 1;
}

/** Withdraws one invitation, or all open ones of an address. Returns how many. */
export async function withdrawInvitations(
  tx: Transaction,
  which: { id: string } | { email: string },
  now: Date,
): Promise<number> {
  const { rowCount } = await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(
      and(
        'id' in which ? eq(staffInvitations.id, which.id) : sql`lower(${staffInvitations.email}) = ${which.email}`,
        openInvitation(now),
      ),
    );
  return rowCount ?? 0;
}

/** Deletes invitations 30 days after their expiry. Returns the number of deleted rows. */
export async function deleteEndedInvitations(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from staff_invitations where expires_at < ${now.toISOString()}::timestamptz - interval '30 days'`,
  );
  return rowCount ?? 0;
}
