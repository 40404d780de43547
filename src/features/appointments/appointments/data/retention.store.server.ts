import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';

/** Deletes holds that expired an hour ago and never became an appointment. Returns the number of deleted rows. */
export async function deleteLapsedHolds(db: Database): Promise<number> {
  const { rowCount } =
    await db.execute(sql`delete from appointments where status = 'held' and held_until < now() - interval '1 hour' and not exists (
    select from appointment_history h where h.appointment_id = appointments.id)`);
  return rowCount ?? 0;
}

/**
 * Removes name, contact and reason from guests' appointments seven years after they ended. Returns the number of
 * changed rows.
 */
export async function removeGuestContacts(db: Database, now: Date): Promise<number> {
  const { rowCount } =
    await db.execute(sql`update appointments set patient_name = null, phone = null, phone_hash = null, email = null, reason = null, cancel_reason = null
    where holder_hash not like 'patient:%' and patient_name is not null and ends_at < ${now.toISOString()}::timestamptz - interval '7 years'`);
  return rowCount ?? 0;
}
