import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';

export interface RegisteredReviewer extends Record<string, unknown> {
  doctorId: number;
  name: string;
  field: LocalText | null;
}

/**
 * The doctor of the register with whom a member of staff is linked; undefined without one, or where the doctor is
 * retired.
 */
export async function findReviewer(
  db: Database | Transaction,
  accountId: string,
): Promise<RegisteredReviewer | undefined> {
  const { rows } = await db.execute<RegisteredReviewer>(sql`select d.id as "doctorId", d.name,
      (select s.name from doctor_specialities ds join specialities s on s.id = ds.speciality_id
        where ds.doctor_id = d.id order by ds.is_primary desc, s.id limit 1) as field
    from staff_members m join doctors d on d.id = m.doctor_id
    where m.account_id = ${accountId} and m.removed_at is null and d.status = 'published'`);
  return rows[0];
}
