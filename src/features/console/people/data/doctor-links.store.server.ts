import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { staffMembers } from '#src/features/console/roles/data/staff.table.ts';

export interface DoctorChoice extends Record<string, unknown> {
  id: number;
  name: string;
  registrationNumber: string;
}

/** The published doctors, by name. */
export async function listDoctorChoices(db: Database): Promise<DoctorChoice[]> {
  const { rows } = await db.execute<DoctorChoice>(sql`select id, name, registration_number as "registrationNumber"
    from doctors where status = 'published' order by name, id limit 2000`);
  return rows;
}

/** The doctor of the register with whom a member of staff is linked. */
export async function findDoctorOf(db: Database | Transaction, accountId: string): Promise<number | null> {
  const [row] = await db
    .select({ doctorId: staffMembers.doctorId })
    .from(staffMembers)
    .where(eq(staffMembers.accountId, accountId));
  return row?.doctorId ?? null;
}

/**
 * The account that is linked with that doctor, other than this one, if any; and whether the doctor is in the register.
 */
export async function findDoctorTaken(
  tx: Transaction,
  doctorId: number,
): Promise<{ isKnown: boolean; accountId: string | null }> {
  const { rows } = await tx.execute<{ accountId: string | null }>(sql`select m.account_id as "accountId"
    from doctors d left join staff_members m on m.doctor_id = d.id where d.id = ${doctorId} and d.status = 'published'`);
  return { isKnown: rows.length > 0, accountId: rows[0]?.accountId ?? null };
}

export async function updateDoctorOf(tx: Transaction, accountId: string, doctorId: number | null): Promise<void> {
  await tx.update(staffMembers).set({ doctorId }).where(eq(staffMembers.accountId, accountId));
}
